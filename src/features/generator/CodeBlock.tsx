import { lazyModule } from '@/lib/browser/lazyModule';
import { useLazyModule } from '@/ui/lazy/useLazyModule';
import { CopyButton } from '@/ui/page/CopyButton';
import { Secret } from '@/ui/page/Secret';
import styles from './codeBlock.module.css';
import type { SampleLanguage } from './rules/samples/sample';

/** Comes when code is shown, never ahead of that. */
const highlighter = lazyModule(() => import('./rules/samples/highlight'));

/** Code in the colours of its language; without them until the highlighter is here, and when it does not come. */
function Coloured({
  code,
  language,
}: {
  readonly code: string;
  readonly language: SampleLanguage;
}) {
  const { loaded } = useLazyModule(highlighter);
  if (loaded === null) return code;
  let at = 0;
  return loaded.highlight(code, language).map(({ kind, text }) => {
    const key = at;
    at += text.length;
    return (
      <span key={key} className={kind === 'plain' ? undefined : styles[kind]}>
        {text}
      </span>
    );
  });
}

interface Props {
  /** What is copied. */
  readonly code: string;
  /** What it is, for screen readers. */
  readonly name: string;
  /** What the button that copies it is called. */
  readonly copyName: string;
  /** The language by which its parts are coloured; without one it has no colours. */
  readonly language?: SampleLanguage;
}

/** Code to paste somewhere else. Long lines are broken where they are shown: what is copied has them whole. */
export function CodeBlock({ code, name, copyName, language }: Props) {
  return (
    <div className={styles.block}>
      <figure aria-label={name}>
        <pre>{language ? <Coloured code={code} language={language} /> : code}</pre>
      </figure>
      <CopyButton size="small" text={code} name={copyName} />
    </div>
  );
}

/** The same for code that holds a secret, which is masked until its owner asks. */
export function SecretCodeBlock({
  code,
  masked,
  name,
}: Pick<Props, 'code' | 'name'> & { readonly masked: string }) {
  return (
    <div className={styles.block}>
      <Secret value={code} masked={masked} label={name} />
    </div>
  );
}
