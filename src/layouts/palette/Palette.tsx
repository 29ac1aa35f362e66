import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useText } from '@/components/text';
import { fuzzyRank } from '@/domain/fuzzy';
import { type Command, useCommands } from './commands';
import styles from './palette.module.css';

const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The command palette: type, choose with the arrows, Enter. Escape, Close or a touch beside it closes; focus returns where
 * it was.
 */
export default function Palette({ onClose }: { onClose(): void }) {
  const t = useText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const commands = useCommands();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const found = useMemo(
    () => fuzzyRank(query, commands, (command) => [command.title, command.words]),
    [query, commands],
  );
  const chosen = found[Math.min(at, found.length - 1)];
  const optionId = (command: Command) => `${id}-${command.id}`;

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, id]);

  const close = () => {
    dialog.current?.close();
    // At once: the dialog's own event comes later, and would close a palette that was opened anew meanwhile.
    onClose();
  };
  const run = (command: Command) => {
    close();
    command.run();
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
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
  };

  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      closedby="any"
      aria-label={t('palette.name')}
      onClose={onClose}
    >
      <div className={styles.head}>
        <input
          className={styles.input}
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
        <button type="button" className={styles.close} onClick={close}>
          {t('common.close')}
        </button>
      </div>
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
      {found.length === 0 && (
        <p role="status" className={styles.none}>
          {t('palette.none')}
        </p>
      )}
    </dialog>
  );
}
