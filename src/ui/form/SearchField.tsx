import { useEffect, useState } from 'react';
import { SearchInput } from './SearchInput';

/** How long typing must rest before a search, in ms. */
const REST_MS = 300;
/** On a phone it fills its line. */
const FIELD = { flex: '1 1 240px', maxWidth: 320 };

interface Props {
  readonly label: string;
  /** What is searched for now. */
  readonly value: string;
  onSearch(text: string): void;
}

/** A search that goes out when typing rests. */
export function SearchField({ label, value, onSearch }: Props) {
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
  return <SearchInput label={label} value={text} style={FIELD} onChange={setText} />;
}
