/** The report of a problem. */
export default {
  'report.intro':
    'This file shows support what this tab asked the server, what came back, and what you pressed. Passwords, tokens and proxy logins are not in it, and e-mail addresses are shortened. Nothing is sent: the file is saved on your device.',
  'report.message': 'What went wrong? One sentence is enough; please write no passwords.',
  'report.exchanges': 'Calls to the server',
  'report.actions': 'What you pressed',
  'report.purchases': 'Purchases',
  'report.about': 'This page and your browser',
  'report.part': '{name}: {chosen} of {all}',
  'report.strike': 'Leave out',
  'report.putBack': 'Put back',
  'report.code': 'code {code}',
  'report.pending': 'no answer yet',
  'report.ending.network': 'no connection',
  'report.ending.timeout': 'no answer in time',
  'report.ending.cancelled': 'cancelled',
  'report.ending.notSent': 'not sent',
  'report.download': 'Download report',
  'report.saved': 'Saved as {name}. Please send the file to {email}.',
} as const;
