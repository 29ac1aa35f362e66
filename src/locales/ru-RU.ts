/** Texts that are needed before sign-in, or when anything fails. The others load with the signed-in pages. */
import common from './ru-RU/common';
import failure from './ru-RU/failure';
import user from './ru-RU/user';

export default { ...common, ...failure, ...user };
