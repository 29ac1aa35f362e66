import { RouteContext } from '@ant-design/pro-components';
import { useContext } from 'react';
import { useUser } from '@/queries/user';
import { Bell } from './bell/Bell';
import { PaletteDoor } from './palette/PaletteDoor';
import styles from './shell.module.css';

/** What stands beside the user menu: in the header, or at the menu's foot, where the palette has a place above. */
export function Actions() {
  const { data: user } = useUser();
  const { isMobile, layout } = useContext(RouteContext);
  const isInHeader = isMobile || layout !== 'side';
  return (
    <span className={styles.actions}>
      {isInHeader && <PaletteDoor isSmall />}
      {user && <Bell user={user} />}
    </span>
  );
}
