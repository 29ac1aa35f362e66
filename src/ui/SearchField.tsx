import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import { useText } from './text';
import { TextInput } from './textInput';

/** How long typing must rest before a search, in ms. */
const REST_MS = 300;
/** On a phone it fills its line. */
const FIELD = { flex: '1 1 240px', maxWidth: 320 };
/** antd's own cross is 12 px: WCAG 2.2 asks for a target of 24. */
const CLEAR = { display: 'inline-grid', placeItems: 'center', inlineSize: 24, blockSize: 24 };

interface Props {
  readonly label: string;
  /** What is searched for now. */
  readonly value: string;
  onSearch(text: string): void;
}

/** A search that goes out when typing rests. */
export function SearchField({ label, value, onSearch }: Props) {
  const t = useText();
  const [text, setText] = useState(value);
  const [searched, setSearched] = useState(value);
  const [before, setBefore] = useState(value);
  if (before !== value) {
    setBefore(value);
    // A search that does not come from this field: a link, or Back.
    if (value !== searched) {
      setText(value);
      setSearched(value);
    }
  }
  useEffect(() => {
    if (text.trim() === searched) return undefined;
    const timer = setTimeout(() => {
      setSearched(text.trim());
      onSearch(text.trim());
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, searched, onSearch]);
  return (
    <TextInput
      type="search"
      style={FIELD}
      aria-label={label}
      placeholder={label}
      prefix={<SearchOutlined />}
      allowClear={{ clearIcon: <CloseCircleFilled style={CLEAR} aria-label={t('common.clear')} /> }}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
