import { HOUR } from './clock';
import { refuse, sessionInvalid, wrongParameter } from './refusal';
import { type Mail, secret, serial, type User, type World, worldTime } from './state';

/** Length of a session. */
export const SESSION_SECONDS = HOUR;
/** `refreshToken` accepts a token up to this long after its end. */
export const REFRESH_GRACE_SECONDS = 24 * HOUR;
/** Validity of a mailed link. */
const LINK_SECONDS = 24 * HOUR;

const MIN_PASSWORD = 8;
const MAX_PASSWORD = 30;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/**
 * Checks a password: 8 to 30 characters with a letter and a digit (spec §5).
 * @throws Refusal 40001 naming the parameter
 */
export function checkPassword(password: string, parameter: string): void {
  const fits = password.length >= MIN_PASSWORD && password.length <= MAX_PASSWORD;
  if (!fits || !/[A-Za-z]/.test(password) || !/\d/.test(password)) throw wrongParameter(parameter);
}

/**
 * Reads an e-mail address in the form in which the world compares addresses.
 * @throws Refusal 40001
 */
function readEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (!EMAIL.test(email)) throw wrongParameter('email');
  return email;
}

/** Finds the customer with this e-mail address, written as `readEmail` returns it. */
export const findUser = (world: World, email: string): User | undefined =>
  world.state.users.find((user) => user.email === email);

/** Opens a session for a customer; returns its token and end, in UTC seconds. */
export function openSession(world: World, user: User): { token: string; expireAt: number } {
  const token = `mock.${user.id}.${secret(world, 32)}`;
  const expireAt = worldTime(world) + SESSION_SECONDS;
  world.state.sessions[token] = { userId: user.id, expireAt, revoked: false };
  return { token, expireAt };
}

/**
 * Returns the customer of a session's token.
 * @param grace seconds past its end that are still fine
 * @throws Refusal 10013
 */
export function userOf(world: World, token: string, grace = 0): User {
  const { sessions, users } = world.state;
  const session = Object.hasOwn(sessions, token) ? sessions[token] : undefined;
  if (!session || session.revoked || worldTime(world) >= session.expireAt + grace)
    throw sessionInvalid();
  const user = users.find(({ id }) => id === session.userId);
  if (!user) throw sessionInvalid();
  return user;
}

function mail(world: World, user: User, kind: Mail['kind'], lang: string): void {
  const token = secret(world, 40);
  const path =
    kind === 'activation'
      ? `/__mock/activate?token=${token}`
      : `/client/user/resetpassword?token=${token}`;
  world.state.mails.push({
    to: user.email,
    kind,
    lang,
    token,
    path,
    at: worldTime(world),
    used: false,
  });
}

/**
 * Uses up a mailed link's token; returns the link's customer.
 * @throws Refusal 20105
 */
function takeLink(world: World, token: string, kind: Mail['kind']): User {
  const link = world.state.mails.find((sent) => sent.token === token && sent.kind === kind);
  const user = link && findUser(world, link.to);
  if (!user || link.used || worldTime(world) >= link.at + LINK_SECONDS) throw refuse('linkInvalid');
  link.used = true;
  return user;
}

/**
 * Returns the customer with this address and password.
 * @throws Refusal 20101, 20102, 20104
 */
export function login(world: World, email: string, password: string): User {
  const user = findUser(world, readEmail(email));
  if (!user) throw refuse('unknownEmail');
  if (user.password === null || user.password !== password) throw refuse('wrongPassword');
  if (!user.activated) {
    mail(world, user, 'activation', user.lang);
    throw refuse('notActivated');
  }
  return user;
}

const PROXY_NAME_LENGTH = 12;

/** Creates a customer who has nothing yet. */
export function createUser(
  world: World,
  given: Pick<User, 'email' | 'name' | 'password' | 'lang' | 'activated'>,
): User {
  const user: User = {
    ...given,
    id: `U${serial(world)}`,
    createdAt: worldTime(world),
    balance: 0,
    apiToken: secret(world, 40),
    proxyUsername: `u${secret(world, PROXY_NAME_LENGTH - 1)}`,
    proxyPassword: secret(world, 12),
    trialUsed: false,
    lots: [],
    used: 0,
  };
  world.state.users.push(user);
  return user;
}

/**
 * Signs up and mails the activation link.
 * @throws Refusal 20103, 40001
 */
export function signup(world: World, emailText: string, password: string, lang: string): void {
  const email = readEmail(emailText);
  checkPassword(password, 'password');
  if (findUser(world, email)) throw refuse('emailTaken');
  const name = email.slice(0, email.indexOf('@'));
  const user = createUser(world, { email, name, password, lang, activated: false });
  mail(world, user, 'activation', lang);
}

/**
 * Activates the account of an activation link.
 * @throws Refusal 20105
 */
export function activate(world: World, token: string): void {
  takeLink(world, token, 'activation').activated = true;
}

/**
 * Mails a reset link.
 * @throws Refusal 20101
 */
export function forgetPassword(world: World, email: string, lang: string): void {
  const user = findUser(world, readEmail(email));
  if (!user) throw refuse('unknownEmail');
  mail(world, user, 'reset', lang);
}

/**
 * Sets a password from a mailed link, which also proves the address.
 * @throws Refusal 20105, 40001
 */
export function resetPassword(world: World, token: string, password: string): void {
  checkPassword(password, 'password');
  const user = takeLink(world, token, 'reset');
  user.password = password;
  user.activated = true;
}

/**
 * Changes a customer's password.
 * @throws Refusal 20102 for a wrong old password, 40001 when the new one is the same or breaks the rule
 */
export function changePassword(user: User, oldPassword: string, newPassword: string): void {
  if (user.password === null || user.password !== oldPassword) throw refuse('wrongPassword');
  checkPassword(newPassword, 'new_password');
  if (newPassword === oldPassword) throw wrongParameter('new_password');
  user.password = newPassword;
}

/** Ends all sessions: `revoked` for good, otherwise as if their time were over (a refresh still works). */
export function expireSessions(world: World, revoked: boolean): void {
  for (const session of Object.values(world.state.sessions)) {
    if (revoked) session.revoked = true;
    else session.expireAt = Math.min(session.expireAt, worldTime(world));
  }
}
