/**
 * The code that the React Compiler takes, in builds and in rendered tests: pages after sign-in, where a change would draw everything
 * on the page again (docs/decisions/027). The pages before sign-in would only become larger.
 */
export const COMPILED = /\/src\/(features\/(?!auth\/|report\/)|layouts\/)/;

/** A component that breaks React's rules fails the build; one that the compiler does not know how to compile stays as it is. */
export const COMPILER = { panicThreshold: 'critical_errors' };
