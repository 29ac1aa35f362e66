import { useEffect, useEffectEvent, useState } from 'react';
import { SearchInput } from './SearchInput';

/** The pause in typing before a search, in ms. */
const REST_MS = 300;
/** Fills its line on a phone. The width is no flex basis, which Safari ignores when it measures the parts of a card's heading. */
const FIELD = { flex: 'auto', width: 240, maxWidth: 320 };

interface Props {
  readonly label: string;
  /** The text that the list is searched for now. */
  readonly value: string;
  onSearch(text: string): void;
}

/** Draws a search field that searches when typing pauses. */
export function SearchField({ label, value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const [searched, setSearched] = useState(value);
  const [before, setBefore] = useState(value);
  if (before !== value) {
    setBefore(value);
    // A link or Back has changed the search, not this field.
    if (value !== searched) {
      setText(value);
      setSearched(value);
    }
  }
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (text.trim() === searched) return undefined;
    const timer = setTimeout(() => {
      setSearched(text.trim());
      search(text.trim());
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, searched]);
  return <SearchInput label={label} value={text} style={FIELD} onChange={setText} />;
}
