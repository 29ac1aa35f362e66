/** Bugs that the random customer (tests/chaos) must find. */
import type { PlantedBug } from './copy';

export const CHAOS_BUGS: readonly PlantedBug[] = [
  {
    name: 'what was typed is not there again',
    file: 'src/ui/form/useDraft.ts',
    find: 'parseFields(sessionStore.read(key))',
    replace: 'parseFields(null)',
    shows: /^typed and gone: .*on coming back/,
  },
  {
    name: 'an API token in the address',
    file: 'src/layouts/menu/UserMenu.tsx',
    find: 'const user = useCustomer();',
    replace: `const user = useCustomer();
  if (!location.search.includes('key='))
    history.replaceState(history.state, '', \`\${location.pathname}?key=\${user.apiToken}\`);`,
    shows: /^secret: an API token in (the|an) address/,
  },
  {
    name: 'the password is kept in the browser',
    file: 'src/features/auth/forms/SignIn.tsx',
    find: 'const isStored = session',
    replace: `localStorage.setItem('lastSignIn', JSON.stringify({ email, password }));
        const isStored = session`,
    shows: /^secret: a password in localStorage/,
  },
  {
    name: 'signing out keeps the token',
    file: 'src/features/auth/session/store.ts',
    find: '  localStore.remove(START_KEYS.auth);\n  localStore.remove(OWNER_KEY);',
    replace: '  localStore.remove(OWNER_KEY);',
    shows: /^signed out, and the session is still stored/,
  },
  {
    name: 'a new id with every click on Pay now',
    file: 'src/services/call.ts',
    find: 'const fields = encodeParams(name, params);',
    replace: `const isPay = name === 'order.pay';
  const fields = encodeParams(name, isPay ? { ...params, requestId: crypto.randomUUID() } : params);`,
    shows: /^charges: one intention under two ids/,
  },
  {
    name: 'a failure without Retry',
    file: 'src/ui/feedback/notes/ErrorNote.tsx',
    find: "{t('common.retry')}",
    replace: '',
    shows: /^a failure stays when everything works/,
  },
  {
    name: 'what failed looks as if it were still loading',
    file: 'src/ui/feedback/QueryView.tsx',
    find: 'if (data === undefined && !error) return skeleton;',
    replace: 'if (data === undefined) return skeleton;',
    shows: /^it goes on loading/,
  },
  {
    name: 'a dialog that Escape does not close',
    file: 'src/ui/dialog/Dialog.tsx',
    find: 'onCancel={onClose}',
    replace: 'keyboard={false} onCancel={onClose}',
    shows: /^a dialog stays after Escape/,
  },
  {
    name: 'a failure that nobody handles',
    file: 'src/ui/form/submit/useSubmitForm.ts',
    find: '        showFailure(form, values, error, fieldOf);',
    replace:
      '        if (navigator.onLine) throw error;\n        showFailure(form, values, error, fieldOf);',
    shows: /^unhandled error/,
  },
  {
    name: 'something invisible lies over everything',
    file: 'src/layouts/global.css',
    find: ':root {\n  --brand:',
    replace: 'body::after{content:"";position:fixed;inset:0;z-index:9999}\n:root {\n  --brand:',
    shows: /^no control is within reach/,
  },
  {
    name: 'the shell greets without a name',
    file: 'src/layouts/menu/UserMenu.tsx',
    find: "t('shell.greeting', { name })",
    replace: "t('shell.greeting', { name: String(undefined) })",
    shows: /^the page says "undefined"/,
  },
];
