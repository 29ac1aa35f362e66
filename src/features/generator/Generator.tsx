import { Button, Form } from 'antd';
import { type ComponentRef, useCallback, useMemo, useRef, useState } from 'react';
import type { Gateway, SubAccount, User } from '@/api/contract';
import { countRows } from '@/api/pages';
import { recordMilestone } from '@/lib/browser/milestones';
import { Note } from '@/ui/feedback/Note';
import { useText } from '@/ui/format/text';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { Card } from '@/ui/page/Card';
import { Grid } from '@/ui/page/Columns';
import { ListNotes } from '@/ui/table/ListNotes';
import { Login } from './credentials/Login';
import { useLines } from './lines/useLines';
import { Location } from './place/Location';
import { PresetBar } from './presets/PresetBar';
import styles from './residential.module.css';
import { resolveAccount } from './rules/chosenAccount';
import { gatewayOf, lineSpec } from './rules/line/lineSpec';
import { countIps } from './rules/proxyConfig';
import { canApply, type SettingsUse } from './rules/whitelistMode';
import { ProxyFields } from './settings/ProxyFields';
import {
  readAddressConfig,
  rememberConfig,
  useProxyConfig,
  type useResidential,
} from './useResidential';
import { NoStockWarning, NoTrafficWarning, UnsafePartsWarning } from './warnings';

/** One constant, because a new empty array on each render would make memoised parts render again. */
const NO_SUB_ACCOUNTS: readonly SubAccount[] = [];

/** Room for everything below the settings, in px. */
const HEIGHT_BELOW = 2600;
/** Loaded separately, so that the settings can be filled in before this code has loaded. */
const BelowSettings = lazyPart(
  async () => ({ default: (await import('./BelowSettings')).BelowSettings }),
  { height: HEIGHT_BELOW, isDeferred: true },
);

interface Props extends Pick<ReturnType<typeof useResidential>, 'subAccounts' | 'whitelist'> {
  readonly user: User;
  readonly gateways: readonly Gateway[];
}

/** Moves the focus to the first field with an invalid value; returns true when there is one. */
function goToWrong(form: HTMLElement | undefined): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus();
  return Boolean(wrong);
}

/** Shows the settings, the username that they make, and the lists that are generated from them. */
export function Generator({ user, gateways, subAccounts, whitelist }: Props) {
  const t = useText();
  const settings = useProxyConfig(user.id, gateways);
  const lines = useLines();
  const { config, change, stock, cities, isChecking } = settings;
  const { list, generate } = lines;
  const gateway = gatewayOf(config, gateways);
  const [use, setUse] = useState<SettingsUse>('lines');
  /** Counts how often a preset was chosen: each time, invalid text in the number fields is discarded. */
  const [presetsChosen, setPresetsChosen] = useState(0);
  const form = useRef<ComponentRef<typeof Form>>(null);
  const apiLink = useRef<HTMLDivElement>(null);
  const chosen = useMemo(
    () => resolveAccount(config, user, { data: subAccounts.data?.list, error: subAccounts.error }),
    [config, user, subAccounts.data, subAccounts.error],
  );
  const goToApiLink = useCallback(() => {
    const place = apiLink.current;
    // Without a token or stock there is no enabled button, so the card itself, which gives the reason, takes the focus.
    (place?.querySelector<HTMLElement>('button:enabled') ?? place)?.focus();
  }, []);
  if (gateway === null) return <Note kind="warning">{t('residential.noGateway')}</Note>;
  const account = chosen.kind === 'account' ? chosen.account : null;
  const isPassword = config.auth === 'password';
  const spec = account && lineSpec(config, gateway, account);
  const isStale =
    list !== null &&
    (list.count !== config.quantity || JSON.stringify(list.spec) !== JSON.stringify(spec));

  const make = () => {
    if (isChecking || goToWrong(form.current?.nativeElement) || account === null) return;
    recordMilestone(user.id, 'proxyList');
    const addressed = readAddressConfig();
    const { quantity, minutes } = addressed;
    // Settings from a link are remembered, too.
    rememberConfig(user.id, addressed);
    void generate(lineSpec({ ...config, minutes }, gateway, account), quantity);
  };
  const isSoldOut = countIps(config, stock.whole, cities.whole) === 0;
  // Lines of whitelist mode carry no place.
  const isNothing = isPassword && isSoldOut;
  return (
    <>
      {account?.trafficLeft === 0 && <NoTrafficWarning account={account} />}
      <Card
        title={t('residential.settings')}
        extra={
          <PresetBar
            userId={user.id}
            config={config}
            apply={(preset) => {
              setPresetsChosen((count) => count + 1);
              change(preset);
            }}
          />
        }
      >
        <ListNotes name={t('menu.subaccount')} query={subAccounts} />
        {!isPassword && <ListNotes name={t('menu.whitelist')} query={whitelist} />}
        <Form ref={form} layout="vertical" data-ready="residential" onFinish={make}>
          <Grid width={240}>
            <Location
              userId={user.id}
              country={config.country}
              state={config.state}
              city={config.city}
              stock={stock}
              cities={cities}
              why={canApply('place', config.auth, use) ? null : t('credentials.why.place')}
              change={change}
            />
            <ProxyFields
              numbersKey={presetsChosen}
              config={config}
              gateways={gateways}
              gateway={gateway}
              user={user}
              subAccounts={subAccounts.data?.list ?? NO_SUB_ACCOUNTS}
              chosen={chosen.kind}
              listed={whitelist.data ? countRows(whitelist.data) : null}
              change={change}
              use={use}
              onUse={setUse}
              onGoToApiLink={goToApiLink}
            />
            <Button
              type="primary"
              htmlType="submit"
              block
              className={styles.generate}
              disabled={isChecking || isNothing || chosen.kind === 'waiting'}
            >
              {t('residential.generate')}
            </Button>
          </Grid>
          {account && spec && <UnsafePartsWarning spec={spec} account={account} />}
          {isNothing && <NoStockWarning />}
          <div className={styles.composer}>
            <Login config={config} gateway={gateway} account={account} />
          </div>
        </Form>
      </Card>
      <BelowSettings
        {...settings}
        {...lines}
        user={user}
        gateways={gateways}
        gateway={gateway}
        chosen={chosen}
        spec={spec}
        whitelist={whitelist.data}
        isSoldOut={isSoldOut}
        isStale={isStale}
        apiLink={apiLink}
      />
    </>
  );
}
