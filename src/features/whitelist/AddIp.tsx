import { Button, Flex, Form, Input } from 'antd';
import { useEffect } from 'react';
import { CODE } from '@/api/contract/codes';
import { showFailure, useCustomer } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { dropDraft, readDraft, writeDraft } from '@/lib/browser/drafts';
import { isIp, normaliseIp } from '@/lib/ip';
import { REMARK_MAX } from '@/lib/remark';
import { useBusy } from '@/ui/form/useBusy';
import { useErrorLanguage } from '@/ui/form/useErrorLanguage';
import { useText } from '@/ui/format/text';
import { Column } from '@/ui/page/Columns';
import { useAddIp } from './queries';

const DRAFT = 'whitelist';

interface Values {
  readonly ip: string;
  readonly remark?: string;
}

function readValues(stored: unknown): Values | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { ip, remark } = stored as Record<string, unknown>;
  return typeof ip === 'string' && typeof remark === 'string' ? { ip, remark } : null;
}

/** Adds one address. */
export function AddIp() {
  const t = useText();
  const [form] = Form.useForm<Values>();
  useErrorLanguage(form);
  const { id: userId } = useCustomer();
  const { busy, run } = useBusy();
  const { mutateAsync } = useAddIp();
  useEffect(() => {
    const saved = readDraft(userId, DRAFT, readValues);
    if (saved) form.setFieldsValue(saved);
  }, [userId, form]);

  const submit = ({ ip, remark = '' }: Values) =>
    run(async () => {
      try {
        await mutateAsync({ ip: normaliseIp(ip), remark });
        dropDraft(userId, DRAFT);
        form.resetFields();
        announce('toast', { kind: 'success', text: t('whitelist.addedToast', { ip }) });
      } catch (error) {
        await showFailure(form, error, (code) =>
          code === CODE.ipListed || code === CODE.whitelistFull ? 'ip' : null,
        );
      }
    });
  return (
    <Form
      form={form}
      layout="vertical"
      onFinish={submit}
      onValuesChange={(_, { ip = '', remark = '' }: Partial<Values>) =>
        writeDraft(userId, DRAFT, { ip, remark })
      }
    >
      <Flex wrap align="end" gap="0 12px">
        <Column width={220}>
          <Form.Item
            name="ip"
            label={t('whitelist.ip')}
            validateTrigger="onBlur"
            rules={[
              { required: true, message: t('common.required') },
              {
                validator: (_, value?: string) =>
                  !value || isIp(value.trim())
                    ? Promise.resolve()
                    : Promise.reject(new Error(t('whitelist.ipWrong'))),
              },
            ]}
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
    </Form>
  );
}
