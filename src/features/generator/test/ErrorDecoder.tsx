import { useLocation } from '@umijs/max';
import { Divider, Flex, Input } from 'antd';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Hint } from '@/ui/feedback/Hint';
import { Note } from '@/ui/feedback/notes/Note';
import { Field } from '@/ui/form/Field';
import { SelectInput, type SelectOption } from '@/ui/form/select/SelectInput';
import { useText } from '@/ui/format/text';
import { Column } from '@/ui/page/Columns';
import { ERROR_ID } from '../help/contents';
import { LazyTexts, type LongTexts } from '../LazyTexts';
import { replaceAddress } from '../replaceAddress';
import { causeForAuth, decodeProxyError, ERROR_CAUSES, type ErrorCause } from '../rules/proxyError';
import type { GeneratorPage } from '../useGenerator';
import { ErrorAnswer } from './ErrorAnswer';

const HEIGHT = 120;
const INPUTS = { marginBlock: 8 };
const CODE = { fontFamily: 'var(--ant-font-family-code)' };
/** A fixed number, because antd's `autoSize` lays out the whole page several times to measure even an empty text. */
const ROWS = 4;
/** Far longer than any error: a customer may paste a whole log. */
const TEXT_MAX = 200_000;

const optionsOf = (texts: LongTexts): SelectOption<ErrorCause>[] =>
  ERROR_CAUSES.map((cause) => ({
    value: cause,
    label: texts[`${cause}.t`],
    search: [texts[`${cause}.t`], texts[`${cause}.m`]],
  }));

/**
 * Decodes an error that a program printed. The pasted text may hold a password, so it is kept in this component alone: never in
 * the address or in storage, and never sent.
 */
export function ErrorDecoder({ page }: { readonly page: GeneratorPage }) {
  const t = useText();
  const { auth } = page.config;
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ErrorCause | ''>('');
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, search } = useLocation();
  const linked = ERROR_CAUSES.find((one) => hash === `#${ERROR_ID}${one}`);
  useEffect(() => {
    // A link has no settings: the page writes them into the address first.
    if (!linked || search === '') return;
    setChosen(causeForAuth(auth, linked));
    // The help that held the link gives the focus back as it closes.
    queueMicrotask(() => heading.current?.focus({ preventScroll: true }));
    heading.current?.scrollIntoView({ block: 'start' });
    // The same link works again.
    replaceAddress(search, '');
  }, [linked, search, auth]);
  const pasted = useDeferredValue(text);
  const reading = decodeProxyError(pasted);
  const cause = chosen || (reading ? causeForAuth(auth, reading.cause) : '');
  return (
    <section>
      <Divider />
      <h3 ref={heading} tabIndex={-1}>
        {t('residential.decoder')}
      </h3>
      <Hint>{t('residential.decoderText')}</Hint>
      <LazyTexts height={HEIGHT}>
        {(texts) => (
          <>
            <Flex wrap gap="middle" style={INPUTS}>
              <Column width={320} share={2}>
                <Field label={t('residential.errorPaste')}>
                  {(control) => (
                    <Input.TextArea
                      {...control}
                      dir="ltr"
                      style={CODE}
                      rows={ROWS}
                      maxLength={TEXT_MAX}
                      autoComplete="off"
                      // Some browsers send text to a service to check its spelling.
                      spellCheck={false}
                      placeholder={t('residential.errorExample')}
                      value={text}
                      onChange={(event) => {
                        setText(event.target.value);
                        setChosen('');
                      }}
                    />
                  )}
                </Field>
              </Column>
              <Column width={220}>
                <Field label={t('residential.errorChoose')}>
                  {(control) => (
                    <SelectInput<ErrorCause>
                      {...control}
                      isSearched
                      placeholder={t('residential.errorAny')}
                      value={chosen}
                      options={optionsOf(texts)}
                      onChange={setChosen}
                    />
                  )}
                </Field>
              </Column>
            </Flex>
            <div aria-live="polite">
              {cause !== '' && (
                <ErrorAnswer
                  page={page}
                  texts={texts}
                  cause={cause}
                  reading={chosen ? null : reading}
                />
              )}
              {cause === '' && pasted.trim() !== '' && (
                <Note kind="info">{t('residential.errorUnknown')}</Note>
              )}
            </div>
          </>
        )}
      </LazyTexts>
    </section>
  );
}
