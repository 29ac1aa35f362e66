import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { useText } from './text';

/** How long typing must rest before a search, in ms. */
const REST_MS = 300;
const WIDTH = 220;
/** antd's own cross is 12 px: WCAG 2.2 asks for a target of 24. */
const CLEAR = { display: 'inline-grid', placeItems: 'center', inlineSize: 24, blockSize: 24 };

/** A search that goes out when typing rests. */
export function SearchField({
  label,
  onSearch,
}: {
  readonly label: string;
  onSearch(text: string): void;
}) {
  const t = useText();
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    if (text === null) return undefined;
    const timer = setTimeout(() => onSearch(text.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return (
    <Input
      type="search"
      style={{ width: WIDTH }}
      aria-label={label}
      placeholder={label}
      prefix={<SearchOutlined />}
      allowClear={{ clearIcon: <CloseCircleFilled style={CLEAR} aria-label={t('common.clear')} /> }}
      value={text ?? ''}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
