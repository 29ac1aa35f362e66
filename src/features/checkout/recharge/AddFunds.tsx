import { Link } from '@umijs/max';
import { Button, Flex, Form } from 'antd';
import { formatUsd, processingFee, type Usd, withFee } from '@/lib/number/money';
import { Hint } from '@/ui/feedback/Hint';
import { NumberField } from '@/ui/form/NumberField';
import { Facts } from '@/ui/format/Facts';
import { Money } from '@/ui/format/Money';
import { useLocaleName, useText } from '@/ui/format/text';
import { Column } from '@/ui/page/Columns';
import { QUICK_AMOUNTS } from '../rules/rechargeAmount';
import { OutcomeNote } from '../tracker/OutcomeNote';
import { useAddFunds } from './useAddFunds';

/** Width of each column: the amount and its cost stand side by side where both fit. */
const SIDE = 300;
/** The quick amounts stand in one line where the window is wide. */
const AMOUNT_SHARE = 9;

/** Reserves the height of the cost, so that the button stays where it is. */
const COST = { minHeight: 96 };

function Cost({ amount }: { readonly amount: Usd }) {
  const t = useText();
  return (
    <Facts
      items={[
        { label: t('recharge.credited'), children: <Money amount={amount} /> },
        { label: t('order.fee'), children: <Money amount={processingFee(amount)} /> },
        { label: t('order.total'), children: <Money amount={withFee(amount)} />, isTotal: true },
      ]}
    />
  );
}

/** Shows Add Funds: an amount, its cost, and the button to the hosted payment page. */
export function AddFunds() {
  const t = useText();
  const locale = useLocaleName();
  const funds = useAddFunds();
  const { amount, hint, error, payment } = funds;
  return (
    <Flex vertical gap="middle">
      <OutcomeNote payment={payment} />
      <Form layout="vertical" onFinish={() => void funds.pay()}>
        <Flex wrap align="start" gap="16px 40px">
          <Column width={SIDE} share={AMOUNT_SHARE}>
            <Flex wrap gap="small" role="group" aria-label={t('recharge.quick')}>
              {QUICK_AMOUNTS.map((quick) => (
                <Button key={quick} onClick={() => funds.choose(quick)}>
                  {formatUsd(quick, locale)}
                </Button>
              ))}
            </Flex>
            <NumberField
              id="amount"
              label={t('recharge.amount')}
              prefix="$"
              size="large"
              value={funds.text}
              onChange={funds.setText}
              problem={error}
              hint={hint}
            />
            {funds.isForOrder && (
              <Hint>
                <span>{t('recharge.backText')}</span>{' '}
                <Link to="/neworder">{t('recharge.back')}</Link>
              </Hint>
            )}
          </Column>
          <Column width={SIDE}>
            <div style={COST}>
              {amount !== null && <Cost amount={amount} />}
              {funds.text === '' && <Hint>{t('recharge.nothingTyped')}</Hint>}
            </div>
            <Button type="primary" size="large" htmlType="submit" loading={payment.busy}>
              {t('recharge.pay')}
            </Button>
            <Hint>{t('order.notRefundable')}</Hint>
          </Column>
        </Flex>
      </Form>
    </Flex>
  );
}
