import { PortalLink, useLanguage, useStore } from '@registrar/runtime';
import { useTranslation } from 'react-i18next';
import { trailOf } from '../../remotes/catalog';
import { useFrame } from '../frame-context';
import { Icon } from '../icon';
import { currentEntry, leadsTo, menuGroups } from './menu-groups';
import styles from './menu.module.css';

/** Built from the catalog and the module list; a new remote's pages appear by themselves. */
export function MenuList({ onFollow }: { readonly onFollow?: () => void }) {
  const { t } = useTranslation('shell');
  const portal = useFrame();
  const catalog = useStore(portal.catalog);
  const { decision } = useStore(portal.navigation.place);
  const language = useLanguage();
  // Drawn again when the module list changes.
  useStore(portal.init);
  const groups = menuGroups(catalog, portal.isOffered);
  const trail = decision.kind === 'allow' ? trailOf(catalog, decision.page).map(({ route }) => route.path) : [];
  const current = currentEntry(groups, trail);
  return (
    <nav aria-label={t('menu.label')}>
      {groups.map(({ name, pages }) => (
        <section key={name} className={styles['group']}>
          <h2 className={styles['heading']}>{t(`menuGroup.${name}`, { defaultValue: t('menuGroup.other') })}</h2>
          <ul className={styles['list']}>
            {pages.map((route) => (
              <li key={route.path}>
                <PortalLink
                  to={leadsTo(route) ?? route.path}
                  className={styles['entry']}
                  aria-current={route.path === current ? 'page' : undefined}
                  onClick={onFollow}
                >
                  <Icon name={route.menu?.icon ?? ''} />
                  {route.title[language]}
                </PortalLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
