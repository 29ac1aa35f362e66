import { Link } from '@umijs/max';
import { Collapse, type CollapseProps, Flex } from 'antd';
import { useText } from '@/ui/format/text';
import { Grid } from '@/ui/page/Columns';
import { PanelTitle, toggleOnSpace } from '@/ui/page/Disclosure';
import { RichText } from '../RichText';
import { markAddress } from './address';
import { CopyLink } from './CopyLink';
import { ANSWER_LINKS, FAQ, FAQ_GROUPS, type Question, questionId } from './contents';
import { useHelp } from './HelpContext';
import styles from './help.module.css';

interface QuestionsProps {
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
export function Questions({ questions, open, onOpen }: QuestionsProps) {
  const { texts } = useHelp();
  const items: NonNullable<CollapseProps['items']> = questions.map((question) => {
    const title = texts[`faq.${question}.q`];
    return {
      key: question,
      showArrow: false,
      onKeyDown: toggleOnSpace,
      label: (
        <PanelTitle>
          <span id={questionId(question)} className={styles.question}>
            {title}
          </span>
        </PanelTitle>
      ),
      extra: <CopyLink id={questionId(question)} title={title} />,
      children: (
        <>
          <RichText text={texts[`faq.${question}.a`]} />
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

/** Shows the questions that customers ask, in groups. */
export function FaqTab({ open, onOpen }: Omit<QuestionsProps, 'questions'>) {
  const { texts } = useHelp();
  return (
    <Grid width={420} gap="24px 40px">
      {FAQ_GROUPS.map((group) => {
        const title = texts[`faq.${group}`];
        return (
          <div key={group}>
            <Flex wrap align="center" gap="4px 8px" className={styles.head}>
              <h3 id={questionId(group)} tabIndex={-1}>
                {title}
              </h3>
              <CopyLink id={questionId(group)} title={title} />
            </Flex>
            <Questions questions={FAQ[group]} open={open} onOpen={onOpen} />
          </div>
        );
      })}
    </Grid>
  );
}
