import {
  AppstoreOutlined,
  FileTextOutlined,
  GlobalOutlined,
  HistoryOutlined,
  QuestionCircleOutlined,
  ThunderboltOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Flex, Input, type InputRef, Modal } from 'antd';
import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { removeInvisible } from '@/lib/text/invisible';
import { useText } from '@/ui/format/text';
import type { Group, Item } from './commands';
import styles from './palette.module.css';
import { useItems } from './useItems';

const ICONS: Readonly<Record<Group, ReactElement>> = {
  recent: <HistoryOutlined aria-hidden />,
  page: <AppstoreOutlined aria-hidden />,
  action: <ThunderboltOutlined aria-hidden />,
  country: <GlobalOutlined aria-hidden />,
  record: <FileTextOutlined aria-hidden />,
  question: <QuestionCircleOutlined aria-hidden />,
  account: <UserOutlined aria-hidden />,
};

const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const NO_MOTION = '';
const GROUP = { padding: '8px 12px 4px', color: 'var(--ant-color-text-secondary)' };

/**
 * Shows the command palette: type, choose with the arrows, press Enter. Escape, Close or a click outside closes it, and the focus
 * returns where it was.
 */
export default function Palette({ onClose }: { onClose(): void }) {
  const t = useText();
  const id = useId();
  const input = useRef<InputRef>(null);
  const [isOpen, setOpen] = useState(true);
  const [due, setDue] = useState<Item | null>(null);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const { groups, isSearched, isPending, isIncomplete, remember } = useItems(query);
  const items = groups.flatMap((group) => group.items);
  const none = isSearched ? 'palette.none' : 'palette.noCommand';
  const nothing = isIncomplete ? 'palette.incomplete' : none;
  const chosen = items[Math.min(at, items.length - 1)];
  const optionId = (item: Item) => `${id}-${item.id}`;

  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, id]);

  const run = (item: Item) => {
    remember(item);
    setDue(item);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move !== undefined) {
      event.preventDefault();
      setAt(
        (now) =>
          (Math.min(now, items.length - 1) + move + items.length) % Math.max(items.length, 1),
      );
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      run(chosen);
    }
  };

  return (
    <Modal
      open={isOpen}
      title={t('palette.open')}
      footer={null}
      closable={{ 'aria-label': t('common.close') }}
      transitionName={NO_MOTION}
      maskTransitionName={NO_MOTION}
      onCancel={() => setOpen(false)}
      afterOpenChange={(open) => {
        if (open) input.current?.focus();
      }}
      // The chosen item runs after the focus has returned, because the item may open another page.
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
          setQuery(removeInvisible(event.target.value));
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={t('palette.open')} className={styles.list}>
        {groups.map((group) => (
          <Flex vertical key={group.name} role="group" aria-label={t(`palette.${group.name}`)}>
            <small aria-hidden="true" style={GROUP}>
              {t(`palette.${group.name}`)}
            </small>
            {group.items.map((item) => (
              <div
                key={item.id}
                id={optionId(item)}
                role="option"
                tabIndex={-1}
                aria-selected={item === chosen}
                translate={item.isVerbatim ? 'no' : undefined}
                onClick={() => run(item)}
                onKeyDown={onKeyDown}
              >
                {item.icon ?? ICONS[group.name]}
                <span>{item.title}</span>
              </div>
            ))}
          </Flex>
        ))}
      </div>
      {items.length === 0 && <p role="status">{t(isPending ? 'shell.loading' : nothing)}</p>}
    </Modal>
  );
}
