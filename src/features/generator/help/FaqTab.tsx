import { Link } from '@umijs/max';
import { Collapse, type CollapseProps } from 'antd';
import { useText } from '@/ui/format/text';
import { Grid } from '@/ui/page/Columns';
import { toggleOnSpace } from '@/ui/page/Disclosure';
import { RichText } from '../RichText';
import { markAddress } from './address';
import {
  ANSWER_LINKS,
  FAQ,
  FAQ_GROUPS,
  type HelpTexts,
  type Question,
  questionId,
} from './contents';
import { HelpLink } from './HelpLink';
import styles from './help.module.css';

interface QuestionsProps {
  readonly texts: HelpTexts;
  readonly questions: readonly Question[];
  /** The open ones, also those of other lists. */
  readonly open: readonly string[];
  onOpen(open: readonly string[]): void;
}

/** A touch target must be 24 px high (WCAG 2.2). */
const WAY_STYLE = { display: 'inline-block', marginBlockStart: 8, lineHeight: '24px' };

/** Shows questions that open their answers. */
export function Questions({ texts, questions, open, onOpen }: QuestionsProps) {
  const t = useText();
  const items: NonNullable<CollapseProps['items']> = questions.map((question) => {
    const way = ANSWER_LINKS[question];
    return {
      key: question,
      onKeyDown: toggleOnSpace,
      label: (
        <span id={questionId(question)} className={styles.question}>
          {texts[`faq.${question}.q`]}
        </span>
      ),
      children: (
        <>
          <RichText text={texts[`faq.${question}.a`]} />
          {way && (
            <Link to={way[0]} style={WAY_STYLE}>
              {t(way[1])}
            </Link>
          )}
        </>
      ),
    };
  });
  return (
    <Collapse
      ghost
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
export function FaqTab({ texts, ...rest }: Omit<QuestionsProps, 'questions'>) {
  return (
    <Grid width={420} gap="24px 40px">
      {FAQ_GROUPS.map((group) => {
        const id = questionId(group);
        return (
          <div key={group}>
            <h3 id={id} tabIndex={-1} className={styles.heading}>
              <HelpLink id={id}>{texts[`faq.${group}`]}</HelpLink>
            </h3>
            <Questions texts={texts} questions={FAQ[group]} {...rest} />
          </div>
        );
      })}
    </Grid>
  );
}
