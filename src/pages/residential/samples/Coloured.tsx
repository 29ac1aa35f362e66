import { highlight } from '@/domain/samples/highlight';
import type { SampleLanguage } from '@/domain/samples/sample';
import styles from './samples.module.css';

interface Props {
  readonly code: string;
  readonly language: SampleLanguage;
}

/** Code in colours, for a CodeBlock: the highlighter comes with the samples. */
export function Coloured({ code, language }: Props) {
  let at = 0;
  return highlight(code, language).map(({ kind, text }) => {
    const key = at;
    at += text.length;
    return (
      <span key={key} className={kind === 'plain' ? undefined : styles[kind]}>
        {text}
      </span>
    );
  });
}
