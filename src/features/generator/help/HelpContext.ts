import { createContext, useContext } from 'react';
import type { HelpTexts } from './contents';
import type { ApiExamples } from './examples';

/** The content that every part of the help reads. */
interface HelpContent {
  readonly texts: HelpTexts;
  readonly examples: ApiExamples;
}

export const HelpContext = createContext<HelpContent | null>(null);

/** Returns the content of the help around a part. */
export function useHelp(): HelpContent {
  const help = useContext(HelpContext);
  if (help === null) throw new Error('a part of the help stands outside of it');
  return help;
}
