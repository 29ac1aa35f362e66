import { StarFilled } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useCustomer } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { useUserStorage } from '@/lib/browser/storage/userStorage';
import { withBase } from '@/lib/navigation';
import { Hint } from '@/ui/feedback/Hint';
import { SelectInput } from '@/ui/form/select/SelectInput';
import { useText } from '@/ui/format/text';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { CopyButton } from '@/ui/page/copy/CopyButton';
import { LONG_BUTTON } from '@/ui/page/longButton';
import { RowMenu } from '@/ui/table/RowMenu';
import {
  deletePreset,
  type Presets,
  presetOfQuery,
  renamePreset,
  savePreset,
  toggleDefault,
} from '../rules/presets';
import {
  type ProxyConfig,
  parseProxyConfig,
  proxyConfigQuery,
  sharedQuery,
} from '../rules/proxyConfig';
import type { PresetTask } from './PresetDialog';
import { storedPresets } from './presetStorage';

const PresetDialog = lazyPart(() => import('./PresetDialog'), { kind: 'dialog' });

const SELECT = { width: 200 };

interface Props {
  readonly config: ProxyConfig;
  /** Takes over the settings of a preset. */
  apply(preset: ProxyConfig): void;
}

/** Shows the presets: choose, save, rename, delete, make one the default, and copy the settings as a link. */
export function PresetBar({ config, apply }: Props) {
  const t = useText();
  const query = proxyConfigQuery(config);
  const { id: userId } = useCustomer();
  const presets = useUserStorage(storedPresets, userId);
  // The chosen preset stays chosen while its settings are changed on the page, and so does the one that the page opened with.
  const [chosenName, setChosenName] = useState(() => presetOfQuery(presets, query)?.name ?? null);
  const chosen = presets.list.find(({ name }) => name === chosenName);
  const active =
    chosen?.query === query ? chosen : (presetOfQuery(presets, query) ?? chosen ?? null);
  const [task, setTask] = useState<PresetTask | null>(null);
  const [isLost, setLost] = useState(false);

  const isDefault = { icon: <StarFilled aria-hidden />, text: t('presets.isDefault') };
  const choose = (name: string) => {
    const preset = presets.list.find((one) => one.name === name);
    setChosenName(preset?.name ?? null);
    if (preset) apply(parseProxyConfig(preset.query));
  };
  /** Changes the presets and, if one is named, chooses it. Returns false when the browser cannot store anything. */
  const change = (by: (now: Presets) => Presets, name?: string | null) => {
    if (name !== undefined) setChosenName(name);
    const isStored = storedPresets.change(userId, by);
    setLost(!isStored);
    return isStored;
  };
  const save = (name: string) => {
    if (!change((now) => savePreset(now, name, query), name)) return;
    announce('toast', { kind: 'success', text: t('presets.saved', { name }), names: [name] });
  };
  const address = () =>
    `${window.location.origin}${withBase('/residential')}?${sharedQuery(config)}`;
  return (
    <Flex wrap align="center" gap="small">
      {presets.list.length > 0 && (
        <SelectInput
          id="preset"
          aria-label={t('presets.preset')}
          style={SELECT}
          placeholder={t('presets.choose')}
          // A preset with the page's own settings is chosen by them.
          isClearable={active?.query !== query}
          isRepeatable
          value={active?.name ?? ''}
          options={presets.list.map(({ name }) => ({
            value: name,
            label: name,
            isVerbatim: true,
            note: name === presets.defaultName ? isDefault : undefined,
          }))}
          onChange={choose}
        />
      )}
      {active && (
        <RowMenu
          row={active.name}
          actions={[
            {
              text: t(
                active.name === presets.defaultName ? 'presets.noDefault' : 'presets.makeDefault',
              ),
              onPick: () => change((now) => toggleDefault(now, active.name)),
            },
            {
              text: t('presets.rename'),
              onPick: () => setTask({ kind: 'rename', name: active.name }),
            },
            {
              text: t('presets.delete'),
              danger: true,
              onPick: () => setTask({ kind: 'delete', name: active.name }),
            },
          ]}
        />
      )}
      {active && (
        <Button
          style={LONG_BUTTON}
          disabled={active.query === query}
          onClick={() => save(active.name)}
        >
          {t('presets.update')}
        </Button>
      )}
      <Button style={LONG_BUTTON} onClick={() => setTask({ kind: 'save' })}>
        {t('presets.saveAs')}
      </Button>
      <CopyButton label={t('presets.copyLink')} text={address} />
      {isLost && <Hint kind="warning">{t('presets.lost')}</Hint>}
      {task && (
        <PresetDialog
          task={task}
          presets={presets}
          onSave={save}
          onRename={(from, to) => change((now) => renamePreset(now, from, to), to)}
          onDelete={(name) => change((now) => deletePreset(now, name), null)}
          onClose={() => setTask(null)}
        />
      )}
    </Flex>
  );
}
