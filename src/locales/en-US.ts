/** Texts that are needed before sign-in, or when anything fails. The others load with the signed-in pages. */
import common from './en-US/common';
import failure from './en-US/failure';
import user from './en-US/user';

export default { ...common, ...failure, ...user };
