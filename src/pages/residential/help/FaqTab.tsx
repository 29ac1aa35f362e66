import { CopyLink } from './CopyLink';
import { FAQ, FAQ_GROUPS, type HelpTexts, questionId } from './contents';
import styles from './help.module.css';
import { Questions } from './Questions';

interface Props {
  readonly texts: HelpTexts;
  readonly open: readonly string[];
  onOpen(open: readonly string[]): void;
  say(id: string): void;
}

/** The questions that customers ask, in groups. */
export function FaqTab({ texts, open, onOpen, say }: Props) {
  return (
    <div className={styles.groups}>
      {FAQ_GROUPS.map((group) => {
        const title = texts[`faq.${group}`];
        const others = open.filter((one) => !FAQ[group].some((question) => question === one));
        return (
          <div key={group}>
            <div className={styles.head}>
              <h3 id={questionId(group)} tabIndex={-1}>
                {title}
              </h3>
              <CopyLink id={questionId(group)} title={title} say={say} />
            </div>
            <Questions
              texts={texts}
              questions={FAQ[group]}
              open={open.filter((one) => !others.includes(one))}
              onOpen={(opened) => onOpen([...others, ...opened])}
              say={say}
            />
          </div>
        );
      })}
    </div>
  );
}
