import type { CSSProperties } from 'react';
import { lazyModule } from '@/lib/browser/lazyModule';
import { useText } from '@/ui/format/text';
import { useLazyModule } from '@/ui/lazy/useLazyModule';
import { CopyButton } from '@/ui/page/copy/CopyButton';
import { Secret } from '@/ui/page/copy/Secret';
import styles from './codeBlock.module.css';
import type { Token, TokenKind } from './rules/samples/highlight';
import type { SampleLanguage } from './rules/samples/sample';

/** Loaded when code is shown, never ahead. */
const highlighter = lazyModule(() => import('./rules/samples/highlight'));

const TONES: Readonly<Record<TokenKind, CSSProperties>> = {
  comment: { color: 'var(--ant-color-text-secondary)' },
  text: { color: 'var(--ant-color-success)' },
  word: { color: 'var(--ant-color-link)' },
  plain: {},
};

function drawPieces(pieces: readonly Token[]) {
  let at = 0;
  return pieces.map(({ kind, text }) => {
    const key = at;
    at += text.length;
    return (
      <span key={key} style={TONES[kind]}>
        {text}
      </span>
    );
  });
}

/** Draws code in the colours of its language; plain until the highlighter has loaded, and when loading fails. */
function Coloured({
  code,
  language,
}: {
  readonly code: string;
  readonly language: SampleLanguage;
}) {
  const { loaded } = useLazyModule(highlighter);
  return loaded === null ? code : drawPieces(loaded.highlight(code, language));
}

interface Props {
  /** The text that Copy copies. */
  readonly code: string;
  /** The code with its secret masked, until its owner asks to see it; left out for code without one. */
  readonly masked?: string;
  /** The block's name for screen readers. */
  readonly name: string;
  /** The language that decides the colours; without a language the code is plain. */
  readonly language?: SampleLanguage;
}

/** Shows code to paste elsewhere. Long lines wrap on the page, and are copied unbroken. */
export function CodeBlock({ code, masked = code, name, language }: Props) {
  const t = useText();
  return (
    <div className={styles.block}>
      {masked === code ? (
        <>
          <figure aria-label={name}>
            <pre translate="no">
              {language ? <Coloured code={code} language={language} /> : code}
            </pre>
          </figure>
          <CopyButton size="small" text={code} name={`${t('common.copy')}: ${name}`} />
        </>
      ) : (
        <Secret value={code} masked={masked} label={name} />
      )}
    </div>
  );
}
