/** antd's text field by itself: its `Input` also brings the text area, the search and the one-time code (7 KB gzip). */
export { default as TextInput } from 'antd/es/input/Input';
