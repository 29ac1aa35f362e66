import { Form } from 'antd';
import { Dialog } from '@/ui/dialog/Dialog';
import { useErrorLanguage } from '@/ui/form/submit/useErrorLanguage';
import { TextInput } from '@/ui/form/textInput';
import { useText, WithNames } from '@/ui/format/text';
import { nameProblem, type Presets } from '../rules/presets';

const FORM = 'preset-form';
const NAME_MAX = 40;

interface Values {
  readonly name: string;
}

/** The task of the dialog: save, rename or delete a preset. */
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

interface NameProps extends Pick<Props, 'presets'> {
  /** The preset's present name; null for a new one. */
  readonly own: string | null;
  onName(name: string): void;
}

function NameForm({ presets, own, onName }: NameProps) {
  const t = useText();
  const [form] = Form.useForm<Values>();
  useErrorLanguage(form);
  const checkName = async (_: unknown, name: string) => {
    const problem = nameProblem(presets, name, own);
    if (problem === 'empty') throw new Error(t('common.required'));
    if (problem === 'taken') throw new Error(t('presets.taken'));
  };
  return (
    <Form
      name={FORM}
      form={form}
      layout="vertical"
      initialValues={{ name: own ?? '' }}
      onFinish={({ name }) => onName(name.trim())}
      onFinishFailed={() => form.focusField('name')}
    >
      <Form.Item
        name="name"
        label={t('presets.name')}
        rules={[{ validator: checkName }]}
        extra={own === null && t('presets.saveText')}
      >
        <TextInput autoComplete="off" maxLength={NAME_MAX} />
      </Form.Item>
    </Form>
  );
}

/** Asks for the name of a preset, or whether to delete one. */
export default function PresetDialog(props: Props) {
  const { task, presets, onSave, onRename, onDelete, onClose } = props;
  const t = useText();
  const own = task.kind === 'save' ? null : task.name;

  const submit = (name: string) => {
    if (own === null) onSave(name);
    else onRename(own, name);
    onClose();
  };
  const remove = (name: string) => {
    onDelete(name);
    onClose();
  };
  return (
    <Dialog
      title={t(`presets.${task.kind}Title`)}
      confirm={{
        text: t(`presets.${task.kind}`),
        ...(task.kind === 'delete'
          ? { danger: true, onClick: () => remove(task.name) }
          : { htmlType: 'submit', form: FORM }),
      }}
      onClose={onClose}
    >
      {task.kind === 'delete' ? (
        <WithNames text={t('presets.deleteText', { name: task.name })} names={[task.name]} />
      ) : (
        <NameForm presets={presets} own={own} onName={submit} />
      )}
    </Dialog>
  );
}
