import { Flex } from 'antd';
import { Grid } from '@/ui/page/Columns';
import { CopyLink } from './CopyLink';
import { FAQ, FAQ_GROUPS, questionId } from './contents';
import { useHelp } from './HelpContext';
import styles from './help.module.css';
import { Questions } from './Questions';

interface Props {
  readonly open: readonly string[];
  onOpen(open: readonly string[]): void;
}

/** Shows the questions that customers ask, in groups. */
export function FaqTab({ open, onOpen }: Props) {
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
