export { showFailure } from './formFailure';
export { ForgotPassword } from './forms/ForgotPassword';
export { NewPassword } from './forms/NewPassword';
export { Register } from './forms/Register';
export { SignIn } from './forms/SignIn';
export {
  useChangePassword,
  useMailResetLink,
  useRegenerateToken,
  useSetLanguage,
  useUser,
} from './queries';
export type { SentCall } from './session/callRecorder';
export {
  accountService,
  arrival,
  callPolicy,
  pendingPage,
  pendingWork,
  session,
  useAttendance,
  useSession,
} from './session/session';
