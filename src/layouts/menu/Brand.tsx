import { Link } from '@umijs/max';
import { withBase } from '@/lib/navigation';
import { brand } from '../../../config/brand';
import styles from '../shell.module.css';

/** Links to the dashboard: the logo and, where there is room, the name. */
export function Brand({ isSmall = false }: { readonly isSmall?: boolean }) {
  return (
    <Link to="/dashboard" className={styles.brand} aria-label={brand.name}>
      <img src={withBase(brand.logo)} alt="" width={28} height={28} />
      {!isSmall && <span translate="no">{brand.name}</span>}
    </Link>
  );
}
