import { Flex, Form, Input } from 'antd';
import type { SubAccount } from '@/api/contract';
import { announce } from '@/lib/browser/announce';
import { removeInvisible } from '@/lib/text/invisible';
import { Dialog } from '@/ui/dialog/Dialog';
import { Note } from '@/ui/feedback/Note';
import { QueryFailure } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { useTrafficText } from '@/ui/format/Traffic';
import { useText } from '@/ui/format/text';
import { LostChangeNote } from '../change/LostNote';
import { useDelete } from './useDelete';

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
  const { username } = sub;
  const deletion = useDelete(sub, (recycled) => {
    announce('toast', {
      kind: 'success',
      text: t('subaccount.deleted', { name: username, amount: textOf(recycled, 'MB') }),
    });
    onClose();
  });
  const { accounts, now, busy, lost } = deletion;
  const isGone = now?.sub === null;
  const [form] = Form.useForm<Values>();
  const typed = Form.useWatch('username', form) ?? '';
  const isConfirmed = typed.trim() === username;

  const submit = () => {
    if (isConfirmed && now?.sub) void deletion.send();
  };
  return (
    <Dialog
      title={t('subaccount.title.delete', { name: username })}
      {...(isGone
        ? {}
        : {
            confirm: {
              text: t('subaccount.delete'),
              danger: true,
              htmlType: 'submit',
              form: FORM,
              disabled: !isConfirmed || !now || lost?.outcome === 'unknown',
            },
          })}
      busy={busy}
      onClose={onClose}
    >
      <Form name={FORM} form={form} layout="vertical" onFinish={submit}>
        <Flex vertical gap="small">
          {!isGone && (
            <>
              {now?.sub ? (
                <p>
                  {t('subaccount.deleteText', {
                    name: username,
                    amount: textOf(now.sub.trafficLeft, 'MB'),
                  })}
                </p>
              ) : (
                !accounts.error && <Skeleton height={TEXT_HEIGHT} />
              )}
              <Form.Item
                name="username"
                label={t('subaccount.typeName', { name: username })}
                normalize={removeInvisible}
              >
                <Input autoComplete="off" />
              </Form.Item>
            </>
          )}
          {isGone && lost?.what !== 'delete' && <Note kind="warning">{t('subaccount.gone')}</Note>}
          {lost === null && <QueryFailure query={accounts} />}
          {lost && (
            <LostChangeNote
              name={username}
              change={lost}
              busy={busy}
              onCheckAgain={() => void deletion.checkAgain()}
              onDecide={(lostMove, isMade) => void deletion.decide(lostMove, isMade)}
            />
          )}
        </Flex>
      </Form>
    </Dialog>
  );
}
