import { narrowQuery, useMediaQuery } from '@registrar/ui';
import { MenuList } from './menu-list';
import styles from './menu.module.css';

/** The left navigation; below 768 px the drawer takes its place. */
export function MenuRail() {
  return useMediaQuery(narrowQuery) ? null : (
    <aside className={styles['rail']}>
      <MenuList />
    </aside>
  );
}
