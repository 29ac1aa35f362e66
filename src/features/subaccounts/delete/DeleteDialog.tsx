import { Flex, Form, Input } from 'antd';
import type { SubAccount } from '@/api/contract';
import { announce } from '@/lib/browser/announce';
import { removeInvisible } from '@/lib/text/invisible';
import { passdelete } from '@/services/auth';
import { Dialog } from '@/ui/dialog/Dialog';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { useTrafficText } from '@/ui/format/Traffic';
import { useText, WithNames } from '@/ui/format/text';
import { ChangeNotes } from '../change/ChangeNotes';
import { useSubAccountChanges } from '../change/useSubAccountChanges';
import { blocksSending } from '../rules/subAccountChange';

const FORM = 'delete-form';
const TEXT_HEIGHT = 44;

interface Values {
  readonly username: string;
}

interface Props {
  readonly sub: SubAccount;
  onClose(): void;
}

/** Shows Delete: the traffic that will be returned, and a field for the username as a confirmation. */
export default function DeleteDialog({ sub, onClose }: Props) {
  const t = useText();
  const textOf = useTrafficText();
  const { id, username } = sub;
  const changes = useSubAccountChanges([sub]);
  const { accounts, busy } = changes;
  const current = accounts.data?.subs.get(id);
  const unanswered = changes.unansweredOf(id);
  const isOver =
    current === null || (unanswered?.kind === 'delete' && unanswered.state === 'arrived');
  const [form] = Form.useForm<Values>();
  const typed = Form.useWatch('username', form) ?? '';
  const isConfirmed = typed.trim() === username;

  const submit = () => {
    if (!isConfirmed || !current) return;
    let { trafficLeft } = sub;
    void changes.send({
      prepare(before) {
        trafficLeft = before.sub.trafficLeft;
        return { action: 'delete' };
      },
      call: (_, options) => passdelete({ id }, options),
      onDone({ recycled }) {
        // Without the figure in the answer, the traffic left right before counts.
        const amount = textOf(recycled ?? trafficLeft, 'MB');
        const text = t('subaccount.deleted', { name: username, amount });
        announce('toast', { kind: 'success', text, names: [username] });
        onClose();
      },
    });
  };
  return (
    <Dialog
      title={
        <WithNames text={t('subaccount.title.delete', { name: username })} names={[username]} />
      }
      confirm={
        !isOver && {
          text: t('subaccount.delete'),
          danger: true,
          htmlType: 'submit',
          form: FORM,
          disabled: !isConfirmed || !current || blocksSending(unanswered),
        }
      }
      busy={busy}
      outcome={<ChangeNotes sub={sub} changes={changes} />}
      onClose={onClose}
    >
      <Form name={FORM} form={form} layout="vertical" onFinish={submit}>
        <Flex vertical gap="small">
          {!isOver && (
            <>
              {current ? (
                <p>
                  <WithNames
                    text={t('subaccount.deleteText', {
                      name: username,
                      amount: textOf(current.trafficLeft, 'MB'),
                      limit: current.trafficLimit,
                    })}
                    names={[username]}
                  />
                </p>
              ) : (
                !accounts.error && <Skeleton height={TEXT_HEIGHT} />
              )}
              <Form.Item
                name="username"
                label={
                  <WithNames
                    text={t('subaccount.typeName', { name: username })}
                    names={[username]}
                  />
                }
                normalize={removeInvisible}
              >
                <Input autoComplete="off" />
              </Form.Item>
            </>
          )}
        </Flex>
      </Form>
    </Dialog>
  );
}
