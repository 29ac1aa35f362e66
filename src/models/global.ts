import { useState } from 'react';

/** Holds the global state (spec §3): the name by which the shell greets the customer. */
export default function useGlobal() {
  const [name, setName] = useState('');
  return { name, setName };
}
