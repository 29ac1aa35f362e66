import { Button, Collapse, Flex, Form } from 'antd';
import { type ComponentRef, type CSSProperties, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { PANEL_STYLES, toggleOnSpace } from '@/ui/page/Disclosure';
import { useIsPhone } from '@/ui/page/useIsPhone';
import { Location } from '../place/Location';
import { PresetBar } from '../presets/PresetBar';
import { formatLabel, isValidQuantity, QUANTITY_MAX } from '../rules/line/proxyLine';
import type { GeneratorPage } from '../useGenerator';
import { ConnectionFields } from './ConnectionFields';
import { FieldGrid } from './FieldGrid';
import { FormatField } from './ListFields';
import styles from './settings.module.css';
import { WholeNumberField } from './WholeNumberField';

/** The groups that a phone folds. */
const FOLDABLE = ['connection', 'output'] as const;

const WRONG_FIELD = '[aria-invalid="true"]:enabled';

const HEADING = { margin: 0 };
const SUMMARY: CSSProperties = {
  color: 'var(--ant-color-text-secondary)',
  overflowWrap: 'anywhere',
};
const LINE = '1px solid var(--ant-color-border-secondary)';
/** The groups are as low as they can be, so that all fields stand above Generate in a window of 1440 × 900 px. */
const GROUP = {
  paddingBlockStart: 4,
  borderBlockStart: LINE,
  borderRadius: 0,
};
/** With the 4 px above. */
const FOLDED = { paddingBlock: '4px 8px' };
/** The end of the card, from edge to edge: the card's padding is 20 px (config/theme.ts). */
const GENERATE: CSSProperties = {
  margin: '12px -20px -20px',
  padding: '12px 20px',
  borderBlockStart: LINE,
  borderRadius: '0 0 var(--ant-border-radius-lg) var(--ant-border-radius-lg)',
  background: 'var(--ant-color-bg-container)',
};

interface SummaryPart {
  readonly text: string;
  /** True for a name for programs, which a browser must not translate. */
  readonly isVerbatim?: boolean;
}

/** Shows what is set in a folded group. */
function Summary({ parts }: { readonly parts: readonly SummaryPart[] }) {
  return (
    <span style={SUMMARY}>
      {parts.map(({ text, isVerbatim = false }, index) => (
        <span key={text} translate={isVerbatim ? 'no' : undefined}>
          {index === 0 ? text : ` · ${text}`}
        </span>
      ))}
    </span>
  );
}

interface Props extends GeneratorPage {
  /**
   * True while the settings are for lines of host and port alone, which carry no place, rotation or login (docs/contract.md "The proxy
   * username"), and not for the API link, which takes place, rotation and format in whitelist mode, too.
   */
  readonly isForPlainLines: boolean;
  onGenerate(): void;
}

/** Shows the settings in groups that keep their places, and Generate, which stays in sight. */
export function Settings(props: Props) {
  const { asked, config, change, canGenerate, isForPlainLines, onGenerate } = props;
  const t = useText();
  /** A new key with each preset that is chosen: invalid text in the number fields is discarded then. */
  const [numbersKey, setNumbersKey] = useState(0);
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const isPhone = useIsPhone();
  const form = useRef<ComponentRef<typeof Form>>(null);
  const { auth, format } = config;

  const submit = () => {
    // Lines of whitelist mode carry neither place nor session, so a wrong one, which only the API link takes, does not stop them.
    const wrong = form.current?.nativeElement?.querySelector<HTMLElement>(
      auth === 'whitelist' ? `[data-group="output"] ${WRONG_FIELD}` : WRONG_FIELD,
    );
    if (!wrong) {
      onGenerate();
      return;
    }
    // A field in a folded group takes no focus.
    flushSync(() => setUnfolded(FOLDABLE));
    wrong.focus();
  };
  const summaries = {
    connection: [
      { text: config.protocol.toUpperCase(), isVerbatim: true },
      { text: t(`residential.auth.${auth}`) },
      ...(isForPlainLines ? [] : [{ text: t(`residential.rotation.${config.rotation}`) }]),
    ],
    output: [
      { text: t('residential.made', { count: config.quantity }) },
      {
        text: formatLabel(format, isForPlainLines),
        isVerbatim: true,
      },
    ],
  };
  const fields = {
    connection: <ConnectionFields {...props} numbersKey={numbersKey} />,
    output: (
      <FieldGrid>
        <WholeNumberField
          key={numbersKey}
          label={t('residential.quantity')}
          value={config.quantity}
          isValid={isValidQuantity}
          problem={t('residential.quantityWrong', { max: QUANTITY_MAX })}
          onChange={(quantity) => change({ quantity })}
        />
        <FormatField {...props} />
      </FieldGrid>
    ),
  };
  return (
    <Card
      title={t('residential.settings')}
      extra={
        <PresetBar
          config={asked}
          apply={(preset) => {
            setNumbersKey((count) => count + 1);
            change(preset);
          }}
        />
      }
    >
      <Form
        ref={form}
        className={styles.form ?? ''}
        layout="vertical"
        data-ready="residential"
        onFinish={submit}
      >
        <Location {...props} why={isForPlainLines ? t('credentials.why.lines') : null} />
        <Collapse
          ghost
          styles={PANEL_STYLES}
          activeKey={[...(isPhone ? unfolded : FOLDABLE)]}
          onChange={setUnfolded}
          items={FOLDABLE.map((group) => ({
            key: group,
            style: GROUP,
            // Where nothing is folded, antd's heading would be a button without a use.
            collapsible: isPhone ? undefined : 'icon',
            showArrow: isPhone,
            forceRender: true,
            onKeyDown: toggleOnSpace,
            label: isPhone ? (
              <Flex vertical style={FOLDED}>
                <strong>{t(`residential.${group}`)}</strong>
                {!unfolded.includes(group) && <Summary parts={summaries[group]} />}
              </Flex>
            ) : (
              <h3 style={HEADING}>{t(`residential.${group}`)}</h3>
            ),
            children: (
              <Flex vertical role="group" aria-label={t(`residential.${group}`)} data-group={group}>
                {fields[group]}
              </Flex>
            ),
          }))}
        />
        <div className={styles.generate} style={GENERATE}>
          <Button type="primary" htmlType="submit" size="large" block disabled={!canGenerate}>
            {t('residential.generate')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
