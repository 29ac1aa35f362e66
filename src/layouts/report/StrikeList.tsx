import { Button, Flex } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '@/ui/text';
import styles from './report.module.css';

/** Something with all of its text on request. */
export function Details({
  name,
  text,
  children = <span>{name}</span>,
}: {
  readonly name: string;
  readonly text: string;
  readonly children?: ReactNode;
}) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const verb = t(isOpen ? 'common.hide' : 'common.show');
  return (
    <Flex wrap align="baseline" justify="space-between" className={styles.entry}>
      {children}
      <Button
        type="link"
        size="small"
        aria-expanded={isOpen}
        aria-label={`${verb}: ${name}`}
        onClick={() => setOpen(!isOpen)}
      >
        {verb}
      </Button>
      {isOpen && <pre>{text}</pre>}
    </Flex>
  );
}

/** One entry of a report. */
export interface Entry {
  readonly id: string | number;
  readonly title: string;
  readonly detail: string;
  readonly isIn: boolean;
}

interface Props {
  readonly name: string;
  readonly entries: readonly Entry[];
  onToggle(id: Entry['id']): void;
}

/** Entries of a report, each of which can be looked into and struck. */
export function StrikeList({ name, entries, onToggle }: Props) {
  const t = useText();
  const id = useId();
  const chosen = entries.filter(({ isIn }) => isIn).length;
  return (
    <section aria-labelledby={id}>
      <strong id={id}>{t('report.part', { name, chosen, all: entries.length })}</strong>
      <div className={styles.list}>
        {entries.map((entry) => (
          <Details key={entry.id} name={entry.title} text={entry.detail}>
            {entry.isIn ? <span>{entry.title}</span> : <del>{entry.title}</del>}
            <Button
              type="link"
              size="small"
              aria-label={`${t(entry.isIn ? 'report.strike' : 'report.putBack')}: ${entry.title}`}
              onClick={() => onToggle(entry.id)}
            >
              {t(entry.isIn ? 'report.strike' : 'report.putBack')}
            </Button>
          </Details>
        ))}
      </div>
    </section>
  );
}
