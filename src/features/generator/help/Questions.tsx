import { Link } from '@umijs/max';
import { Collapse, type CollapseProps, Flex } from 'antd';
import { useText } from '@/ui/format/text';
import { PanelTitle, toggleOnSpace } from '@/ui/page/Disclosure';
import { HighlightedText, RichText } from '../RichText';
import { markAddress } from './address';
import { CopyLink } from './CopyLink';
import { ANSWER_LINKS, type Question, questionId } from './contents';
import { useHelp } from './HelpContext';
import styles from './help.module.css';

interface Props {
  readonly questions: readonly Question[];
  /** The open ones, also those of other lists. */
  readonly open: readonly string[];
  onOpen(open: readonly string[]): void;
}

/** A touch target must be 24 px high (WCAG 2.2). */
const WAYS_STYLE = { marginBlockStart: 8, lineHeight: '24px' };

/** Draws the links from an answer to other pages. */
function AnswerLinks({ question }: { readonly question: Question }) {
  const t = useText();
  const ways = ANSWER_LINKS[question];
  if (!ways) return null;
  return (
    <Flex wrap gap="small" style={WAYS_STYLE}>
      {ways.map(([path, name]) => (
        <Link key={path} to={path}>
          {t(name)}
        </Link>
      ))}
    </Flex>
  );
}

/** Shows questions that open their answers. */
export function Questions({ questions, open, onOpen }: Props) {
  const { texts, found } = useHelp();
  const items: NonNullable<CollapseProps['items']> = questions.map((question) => {
    const title = texts[`faq.${question}.q`];
    return {
      key: question,
      showArrow: false,
      onKeyDown: toggleOnSpace,
      label: (
        <PanelTitle>
          <span id={questionId(question)} className={styles.question}>
            <HighlightedText text={title} found={found} />
          </span>
        </PanelTitle>
      ),
      extra: <CopyLink id={questionId(question)} title={title} />,
      children: (
        <>
          <RichText text={texts[`faq.${question}.a`]} found={found} />
          <AnswerLinks question={question} />
        </>
      ),
    };
  });
  return (
    <Collapse
      ghost
      collapsible="header"
      className={styles.questions}
      activeKey={[...open]}
      items={items}
      onChange={(keys) => {
        const opened = keys.find((key) => !open.includes(key));
        onOpen(keys);
        if (opened !== undefined) markAddress(questionId(opened as Question));
      }}
    />
  );
}
