import { Link } from '@umijs/max';
import { Collapse, type CollapseProps } from 'antd';
import { useRef } from 'react';
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

/** A touch target must be 24 px high (WCAG 2.2). */
const WAY_STYLE = { display: 'inline-block', marginBlockStart: 8, lineHeight: '24px' };

interface QuestionsProps {
  readonly texts: HelpTexts;
  readonly questions: readonly Question[];
  /** Element ids of the answers that are open at first. */
  readonly open: readonly string[];
}

/** Shows questions that open their answers. */
function Questions({ texts, questions, open }: QuestionsProps) {
  const t = useText();
  const items: NonNullable<CollapseProps['items']> = questions.map((question) => {
    const way = ANSWER_LINKS[question];
    return {
      key: questionId(question),
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
  const atFirst = questions.map(questionId).filter((id) => open.includes(id));
  const openIds = useRef<readonly string[]>(atFirst);
  return (
    <Collapse
      ghost
      className={styles.questions}
      defaultActiveKey={atFirst}
      items={items}
      onChange={(ids) => {
        const opened = ids.find((id) => !openIds.current.includes(id));
        openIds.current = ids;
        if (opened) markAddress(opened);
      }}
    />
  );
}

interface Props extends Pick<QuestionsProps, 'texts' | 'open'> {
  /** Element ids of the questions that a search has found. */
  readonly only?: readonly string[];
}

/** Shows the questions that customers ask, in groups. */
export function FaqTab({ texts, open, only }: Props) {
  return (
    <Grid width={420} gap="24px 40px">
      {FAQ_GROUPS.map((group) => {
        const id = questionId(group);
        const questions = FAQ[group].filter((one) => only?.includes(questionId(one)) ?? true);
        if (questions.length === 0) return null;
        return (
          <div key={group}>
            <h3 id={id} tabIndex={-1} className={styles.heading}>
              <HelpLink id={id}>{texts[`faq.${group}`]}</HelpLink>
            </h3>
            <Questions key={questions.join()} texts={texts} questions={questions} open={open} />
          </div>
        );
      })}
    </Grid>
  );
}
