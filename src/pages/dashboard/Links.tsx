import { Link } from '@umijs/max';
import { Card } from '@/components/Card';
import { useText } from '@/components/text';
import { brand } from '../../../config/brand';
import styles from './dashboard.module.css';

/** Where a customer goes from here, by the page's menu key. */
const RESOURCES = [
  ['residential', '/residential'],
  ['subaccount', '/proxysetting/subaccount'],
  ['whitelist', '/proxysetting/whitelist'],
  ['usage', '/usage'],
  ['recharge', '/recharge'],
  ['accountsetting', '/account/setting'],
] as const;

/** The ways to the other pages, each with a word on what it is for. */
export function Resources() {
  const t = useText();
  return (
    <Card title={t('dashboard.resources')} className={styles.wide}>
      <ul className={styles.links}>
        {RESOURCES.map(([name, path]) => (
          <li key={name}>
            <Link to={path}>
              <strong className={styles.name}>{t(`menu.${name}`)}</strong>
              <span className={styles.about}>{t(`dashboard.resource.${name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The service's own channels (config/brand.ts). */
export function FindUs() {
  const t = useText();
  return (
    <Card title={t('dashboard.findUs')}>
      <ul className={`${styles.links} ${styles.single}`}>
        {brand.findUs.map(({ key, href }) => (
          <li key={key}>
            <a href={href} {...(href.startsWith('https:') ? EXTERNAL : {})}>
              <strong className={styles.name}>{t(`dashboard.findUs.${key}`)}</strong>
              <span className={styles.about}>{t(`dashboard.findUsText.${key}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const EXTERNAL = { target: '_blank', rel: 'noreferrer' } as const;
