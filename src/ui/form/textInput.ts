/** antd's text fields one by one: its `Input` also brings the text area, the search and the one-time code (7 KB gzip). */
export { default as TextInput } from 'antd/es/input/Input';
export { default as PasswordInput } from 'antd/es/input/Password';
