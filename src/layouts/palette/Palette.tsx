import { Input, type InputRef, Modal } from 'antd';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { fuzzyRank } from '@/lib/text/search';
import { useText } from '@/ui/format/text';
import { type Command, useCommands } from './commands';
import styles from './palette.module.css';

const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const NO_MOTION = '';

/**
 * Shows the command palette: type, choose with the arrows, press Enter. Escape, Close or a click outside closes it, and the focus
 * returns where it was.
 */
export default function Palette({ onClose }: { onClose(): void }) {
  const t = useText();
  const id = useId();
  const input = useRef<InputRef>(null);
  const commands = useCommands();
  const [isOpen, setOpen] = useState(true);
  const [due, setDue] = useState<Command | null>(null);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const found = useMemo(
    () => fuzzyRank(query, commands, (command) => [command.title, ...command.words]),
    [query, commands],
  );
  const chosen = found[Math.min(at, found.length - 1)];
  const optionId = (command: Command) => `${id}-${command.id}`;

  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, id]);

  const run = (command: Command) => {
    setDue(command);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move !== undefined) {
      event.preventDefault();
      setAt(
        (now) =>
          (Math.min(now, found.length - 1) + move + found.length) % Math.max(found.length, 1),
      );
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      run(chosen);
    }
  };

  return (
    <Modal
      open={isOpen}
      title={t('palette.name')}
      footer={null}
      closable={{ 'aria-label': t('common.close') }}
      transitionName={NO_MOTION}
      maskTransitionName={NO_MOTION}
      onCancel={() => setOpen(false)}
      afterOpenChange={(open) => {
        if (open) input.current?.focus();
      }}
      // The chosen command runs after the focus has returned, because the command may open another page.
      afterClose={() => {
        onClose();
        due?.run();
      }}
    >
      <Input
        ref={input}
        size="large"
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && optionId(chosen)}
        aria-label={t('palette.search')}
        placeholder={t('palette.search')}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={t('palette.name')} className={styles.list}>
        {found.map((command) => (
          <div
            key={command.id}
            id={optionId(command)}
            role="option"
            tabIndex={-1}
            aria-selected={command === chosen}
            onClick={() => run(command)}
            onKeyDown={onKeyDown}
          >
            {command.title}
            <small>{t(`palette.${command.kind}`)}</small>
          </div>
        ))}
      </div>
      {found.length === 0 && <p role="status">{t('palette.none')}</p>}
    </Modal>
  );
}
