import { addressOf } from '@registrar/contract/route-pattern';
import { PortalLink, useLanguage, useStore } from '@registrar/runtime';
import { useTranslation } from 'react-i18next';
import { trailOf } from '../remotes/catalog';
import { titleOf } from '../services/page-title';
import { useFrame } from './frame-context';
import styles from './frame.module.css';

/** Where am I: the pages above this one, as the catalog names them. */
export function Breadcrumb() {
  const { t } = useTranslation('shell');
  const { navigation, catalog, signedIn } = useFrame();
  const { decision } = useStore(navigation.place);
  const language = useLanguage();
  const pages = useStore(catalog);
  const isSignedIn = useStore(signedIn);
  // Drawn again when the page names itself.
  useStore(navigation.ownTitle);
  if (decision.kind !== 'allow') return null;
  const above = trailOf(pages, decision.page).slice(0, -1);
  const home = isSignedIn ? '/dashboard' : '/login';
  if (above.length === 0 && (decision.page.route.path === home || !isSignedIn)) return null;
  // A pattern above is an address by the parameters of this page; one that asks for others cannot be led to.
  const links = above.flatMap(({ route }) => {
    const path = addressOf(route.path, decision.params);
    return path === null ? [] : [{ path, title: route.title[language] }];
  });
  if (links[0]?.path !== home) links.unshift({ path: home, title: t('trail.home') });
  return (
    <nav aria-label={t('breadcrumb.label', { ns: 'common' })}>
      <ol className={styles['trail']}>
        {links.map(({ path, title }) => (
          <li key={path}>
            <PortalLink to={path}>{title}</PortalLink> <span aria-hidden>/</span>
          </li>
        ))}
        <li aria-current="page">{titleOf(navigation)?.[language]}</li>
      </ol>
    </nav>
  );
}
