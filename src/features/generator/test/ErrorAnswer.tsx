import { Alert } from 'antd';
import { useCustomer } from '@/features/auth';
import { Hint } from '@/ui/feedback/Hint';
import { Note } from '@/ui/feedback/notes/Note';
import { useText, WithNames } from '@/ui/format/text';
import { Grid } from '@/ui/page/Columns';
import type { LongTexts } from '../LazyTexts';
import { RichLine, RichText } from '../RichText';
import styles from '../richText.module.css';
import { errorFindings } from '../rules/errorFindings';
import { findUnsafeParts } from '../rules/line/unsafeParts';
import { countIps } from '../rules/proxyConfig';
import type { DecodedError, ErrorCause } from '../rules/proxyError';
import type { GeneratorPage } from '../useGenerator';
import { Findings } from './Findings';

const TITLE = { margin: 0 };
const PART = { margin: '12px 0 4px' };

interface Props {
  readonly page: GeneratorPage;
  readonly texts: LongTexts;
  readonly cause: ErrorCause;
  /** The reading of a pasted text; null when the error was chosen from the list. */
  readonly reading: DecodedError | null;
}

/** Explains an error, what to do next, and which facts about this account may have caused it. */
export function ErrorAnswer({ page, texts, cause, reading }: Props) {
  const t = useText();
  const { apiToken } = useCustomer();
  const { config, spec, whitelist, stock, cities } = page;
  const ips = countIps(config, stock.data, cities.data);
  // A colon in the username breaks every format alike, so another format would not help.
  const hasUnsafeSigns =
    spec !== null &&
    findUnsafeParts(spec).some(({ part, why }) => part !== 'host' && why !== 'login');
  const hasApiToken = apiToken !== '';
  const isListUnread = whitelist.isLoadingError;
  const situation = { ...page, isListUnread, ips, hasUnsafeSigns, hasApiToken };
  const findings = errorFindings(cause, situation);
  const isExplained = findings.some(({ kind }) => kind === 'wrong');
  return (
    <>
      {reading?.hasLogin && <Note kind="warning">{t('residential.errorLogin')}</Note>}
      <Alert
        type={cause === 'site' ? 'success' : isExplained ? 'error' : 'info'}
        role="group"
        title={<h4 style={TITLE}>{texts[`${cause}.t`]}</h4>}
        description={
          <>
            <RichText text={texts[`${cause}.m`]} />
            {reading && (
              <Hint>
                <WithNames
                  text={`${t('residential.errorWords', { words: reading.words })} ${texts[`who.${reading.speaker}`]}`}
                  names={[reading.words]}
                />
              </Hint>
            )}
            <Grid width={320} gap="0 40px">
              {findings.length > 0 && (
                <div>
                  <h5 style={PART}>{t('residential.errorAccount')}</h5>
                  <Findings page={page} ips={ips} findings={findings} />
                </div>
              )}
              <div>
                <h5 style={PART}>{t('residential.errorSteps')}</h5>
                <ol className={styles.list}>
                  {texts[`${cause}.s`].split('\n').map((step) => (
                    <li key={step}>
                      <RichLine text={step} />
                    </li>
                  ))}
                </ol>
              </div>
            </Grid>
          </>
        }
      />
    </>
  );
}
