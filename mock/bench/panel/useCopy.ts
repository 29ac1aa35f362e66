import { App } from 'antd';

const FAILED = 'The browser did not let it be copied.';

/** Returns a function that copies a text, and says so in the words `done`. */
export function useCopy(done: string): (text: string) => Promise<void> {
  const { message } = App.useApp();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      void message.success(done);
    } catch {
      void message.error(FAILED);
    }
  };
}
