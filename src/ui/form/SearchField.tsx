import { useEffect, useEffectEvent, useState } from 'react';
import { SearchInput } from './SearchInput';
import { useDebounced } from './useDebounced';

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
  const rested = useDebounced(text.trim());
  useEffect(() => {
    // `rested` is the old text for 300 ms after a key, a link or Back.
    if (rested === searched || rested !== text.trim()) return;
    setSearched(rested);
    search(rested);
  }, [rested, text, searched]);
  return <SearchInput label={label} value={text} style={FIELD} onChange={setText} />;
}
