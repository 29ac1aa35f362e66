import {
  ApiOutlined,
  CheckCircleOutlined,
  MailOutlined,
  QuestionCircleOutlined,
  SendOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { Link } from '@umijs/max';
import type { ComponentType, ReactNode } from 'react';
import { useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { Grid } from '@/ui/page/Columns';
import { brand } from '../../../config/brand';
import styles from './links.module.css';

/** The parts of the help that lead on most often, beside the FAQ as a whole. */
const RESOURCES = [
  ['faq', 'dashboard.resource.faq', '/residential#faq-start', QuestionCircleOutlined],
  ['errors', 'dashboard.resource.errors', '/residential#faq-errors', WarningOutlined],
  ['api', 'common.apiDocument', '/residential#api-overview', ApiOutlined],
] as const;

const CHANNEL_ICONS = { telegram: SendOutlined, email: MailOutlined, status: CheckCircleOutlined };

interface LinkItemProps {
  readonly Icon: ComponentType<{ 'aria-hidden': boolean }>;
  readonly name: string;
  readonly about: string;
}

/** Draws the content of a link: the name of its target, and its purpose. */
function LinkItem({ Icon, name, about }: LinkItemProps): ReactNode {
  return (
    <>
      <Icon aria-hidden />
      <span>
        <strong>{name}</strong>
        <small>{about}</small>
      </span>
    </>
  );
}

/** Shows the links into the help. */
export function ResourceLinks() {
  const t = useText();
  return (
    <Card title={t('dashboard.resources')}>
      <Grid component="ul" width={240} gap="4px 16px">
        {RESOURCES.map(([name, title, path, Icon]) => (
          <li key={name}>
            <Link to={path} className={styles.link}>
              <LinkItem Icon={Icon} name={t(title)} about={t(`dashboard.resourceText.${name}`)} />
            </Link>
          </li>
        ))}
      </Grid>
    </Card>
  );
}

/** Shows the service's own channels (config/brand.ts). */
export function ChannelLinks() {
  const t = useText();
  return (
    <Card title={t('dashboard.findUs')}>
      <Grid component="ul" width={240} gap="4px 16px">
        {brand.findUs.map(({ key, href }) => (
          <li key={key}>
            <a href={href} className={styles.link} {...(href.startsWith('https:') ? EXTERNAL : {})}>
              <LinkItem
                Icon={CHANNEL_ICONS[key]}
                name={t(`dashboard.findUs.${key}`)}
                about={t(`dashboard.findUsText.${key}`)}
              />
            </a>
          </li>
        ))}
      </Grid>
    </Card>
  );
}

const EXTERNAL = { target: '_blank', rel: 'noreferrer' } as const;
