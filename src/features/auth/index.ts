/**
 * The session of this tab and of the others, and everything before sign-in: forms, Google and Yandex, mailed links. `session/` has the
 * session, its refresh and the request policy that every call goes through, `forms/` the pages before sign-in, `rules/` the decisions
 * that need no browser, and `queries.ts` the signed-in user. Start with `session/session.ts`, then docs/session.md.
 */
export { ForgotPassword } from './forms/ForgotPassword';
export { NewPassword } from './forms/NewPassword';
export { Register } from './forms/Register';
export { SignIn } from './forms/SignIn';
export { useApiToken, useCustomer, userQuery, useUser } from './queries';
export { setRecorder } from './session/callRecorder';
export { consumeLinkParams, takeLinkParams } from './session/linkParams';
export { addPendingWork, forgetUnconfirmedWork, readUnconfirmedWork } from './session/pendingWork';
export {
  forgetPendingPage,
  RedirectToSignIn,
  readPendingPage,
} from './session/RedirectToSignIn';
export { requestConfig } from './session/request';
export { session, useIsCustomerPresent, useSession } from './session/session';
