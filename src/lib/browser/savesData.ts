/** Whether the customer asked for few bytes. Only Chromium says so. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null
    ? Reflect.get(connection, 'saveData') === true
    : false;
}
