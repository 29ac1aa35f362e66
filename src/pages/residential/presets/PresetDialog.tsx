import { type FormEvent, useRef, useState } from 'react';
import {
  type NameProblem,
  nameProblem,
  PRESET_NAME_MAX,
  PRESETS_MAX,
  type Presets,
} from '@/domain/presets';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { type TextOf, useText } from '@/ui/text';
import { TextInput } from '@/ui/textInput';

/** What is done with a preset: it is made, renamed or deleted. */
export type PresetTask =
  | { readonly kind: 'save' }
  | { readonly kind: 'rename' | 'delete'; readonly name: string };

interface Props {
  readonly task: PresetTask;
  readonly presets: Presets;
  onSave(name: string): void;
  onRename(from: string, to: string): void;
  onDelete(name: string): void;
  onClose(): void;
}

function problemText(t: TextOf, problem: NameProblem): string {
  if (problem === 'empty') return t('common.required');
  return t(`presets.problem.${problem}`, { max: PRESET_NAME_MAX, count: PRESETS_MAX });
}

/** Asks for the name of a preset, or whether to delete one. */
export default function PresetDialog(props: Props) {
  const { task, presets, onSave, onRename, onDelete, onClose } = props;
  const t = useText();
  const own = task.kind === 'save' ? null : task.name;
  const [name, setName] = useState(own ?? '');
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problem = nameProblem(presets, name, own);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem !== null) {
      form.current?.querySelector('input')?.focus();
      return;
    }
    if (own === null) onSave(name);
    else onRename(own, name);
    onClose();
  };
  const confirm = () => {
    if (task.kind !== 'delete') {
      form.current?.requestSubmit();
      return;
    }
    onDelete(task.name);
    onClose();
  };
  return (
    <Dialog
      title={t(`presets.${task.kind}Title`)}
      confirm={{
        text: t(`presets.${task.kind}`),
        danger: task.kind === 'delete',
        onClick: confirm,
      }}
      onClose={onClose}
    >
      {task.kind === 'delete' ? (
        t('presets.deleteText', { name: task.name })
      ) : (
        <form ref={form} noValidate onSubmit={submit}>
          <Field
            label={t('presets.name')}
            problem={isTried && problem !== null && problemText(t, problem)}
            hint={task.kind === 'save' && t('presets.saveText')}
          >
            {(control) => (
              <TextInput
                {...control}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
        </form>
      )}
    </Dialog>
  );
}
