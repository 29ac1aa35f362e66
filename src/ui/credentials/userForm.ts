/** Returns antd's form rule for a text that `isValid` accepts. An empty field passes, because `required` has a message of its own. */
export const validRule = (isValid: (text: string) => boolean, message: string) => ({
  validator: async (_: unknown, text?: string) => {
    if (text && !isValid(text)) throw new Error(message);
  },
});
