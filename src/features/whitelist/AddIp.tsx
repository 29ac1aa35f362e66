import { Button, Flex, Form, Input } from 'antd';
import { CODE } from '@/api/contract/codes';
import { useCustomer } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { REMARK_MAX } from '@/lib/remark';
import type { Fields } from '@/lib/text/json';
import { whiteipadd } from '@/services/auth';
import { Note } from '@/ui/feedback/notes/Note';
import { useSubmitForm } from '@/ui/form/submit/useSubmitForm';
import { useDraft } from '@/ui/form/useDraft';
import { useText } from '@/ui/format/text';
import { Column } from '@/ui/page/Columns';
import { useRefreshWhitelist } from './queries';
import { readPastedIp } from './rules/pastedIps';
import { isUnmatchable } from './rules/unmatchable';

interface Values {
  readonly ip: string;
  readonly remark?: string;
}

const readValues = ({ ip = '', remark = '' }: Fields): Values | null =>
  typeof ip === 'string' && typeof remark === 'string' ? { ip, remark } : null;

interface Props {
  /** Ends the deletion of the address, if one waits or is under way: else the address would be deleted after it was added. */
  onBeforeAdd(ip: string): Promise<void>;
  /** Called once the service has added the address: its deletion's outcome is of no interest any more. */
  onAdded(ip: string): void;
}

/** Shows the form that adds one address. */
export function AddIp({ onBeforeAdd, onAdded }: Props) {
  const t = useText();
  const refresh = useRefreshWhitelist();
  const { busy, props } = useSubmitForm<Values>({
    async send({ ip: pasted, remark = '' }) {
      const row = readPastedIp(pasted);
      // The form's rules let only one address through.
      if (typeof row === 'string') return;
      const { ip } = row;
      await onBeforeAdd(ip);
      await whiteipadd({ ip, remark: remark || row.remark }).finally(() => void refresh());
      onAdded(ip);
      const text = t('whitelist.addedToast', { ip });
      announce(
        'toast',
        isUnmatchable(ip)
          ? { kind: 'warning', text: `${text}. ${t('whitelist.unmatchable')}`, names: [ip] }
          : { kind: 'success', text, names: [ip] },
      );
    },
    onSent: (sent) => sent.resetFields(),
    fieldOf: (code) => (code === CODE.ipListed || code === CODE.whitelistFull ? 'ip' : null),
    draft: useDraft(useCustomer().id, 'whitelist', readValues),
  });
  const problems = {
    invalid: t('whitelist.ipWrong'),
    range: t('whitelist.state.range'),
    remarkTooLong: t('whitelist.state.remarkTooLong', { max: REMARK_MAX }),
    several: t('whitelist.ipSeveral'),
  };
  const checkAddress = async (_: unknown, value = '') => {
    const reading = value === '' ? null : readPastedIp(value);
    if (typeof reading === 'string') throw new Error(problems[reading]);
  };
  const found = readPastedIp(Form.useWatch('ip', props.form) ?? '');
  return (
    <Form {...props}>
      <Flex wrap align="end" gap="0 12px">
        <Column width={220}>
          <Form.Item
            name="ip"
            label={t('whitelist.ip')}
            validateTrigger="onBlur"
            rules={[{ required: true, message: t('common.required') }, { validator: checkAddress }]}
          >
            <Input autoComplete="off" spellCheck={false} />
          </Form.Item>
        </Column>
        <Column width={220}>
          <Form.Item name="remark" label={t('whitelist.remark')}>
            <Input autoComplete="off" maxLength={REMARK_MAX} />
          </Form.Item>
        </Column>
        <Form.Item>
          <Button type="primary" htmlType="submit" loading={busy}>
            {t('whitelist.add')}
          </Button>
        </Form.Item>
      </Flex>
      {typeof found !== 'string' && isUnmatchable(found.ip) && (
        <Note kind="warning">{t('whitelist.unmatchable')}</Note>
      )}
    </Form>
  );
}
