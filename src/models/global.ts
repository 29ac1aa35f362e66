import { useState } from 'react';

/** The global state (spec §3): the name that the shell greets the customer by. */
export default function useGlobal() {
  const [name, setName] = useState('');
  return { name, setName };
}
