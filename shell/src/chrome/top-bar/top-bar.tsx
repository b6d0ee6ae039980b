import { PortalLink, useLanguage, useStore } from '@registrar/runtime';
import { LanguageSwitch, narrowQuery, useMediaQuery } from '@registrar/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@registrar/contract/shell-api';
import { useFrame } from '../frame-context';
import { BrandMark } from '../icon';
import { MenuButton } from '../menu/menu-button';
import { AccountButton } from './account-button';
import { Bell } from './bell';
import styles from './top-bar.module.css';

const loadAccountMenu = () => import('./account-menu');
// Asked for twice, because the way out must not be lost to one hiccup of the line.
const AccountMenu = lazy(() => loadAccountMenu().catch(loadAccountMenu));

export function TopBar({ signedIn }: { readonly signedIn: boolean }) {
  const { t } = useTranslation('shell');
  const { language: languages, navigation, toast } = useFrame();
  const { path } = useStore(navigation.place);
  const language = useLanguage();
  const narrow = useMediaQuery(narrowQuery);
  const change = (next: Language) => {
    languages
      .switchTo(next)
      .catch(() => toast.show({ kind: 'error', messageKey: 'language.failed', dedupeKey: 'language' }));
  };
  return (
    <header className={signedIn ? `${styles['bar']} ${styles['signed-in']}` : styles['bar']}>
      {signedIn && narrow && <MenuButton />}
      <PortalLink to="/" className={styles['brand']}>
        <BrandMark />
        <OfficeName />
      </PortalLink>
      <div className={styles['tools']}>
        <LanguageSwitch language={language} onChange={change} />
        {!signedIn && path !== '/login' && (
          <PortalLink to="/login" className={styles['sign-in']}>
            {t('signIn')}
          </PortalLink>
        )}
        {signedIn && <Bell />}
        {signedIn && (
          <Suspense fallback={<AccountButton narrow={narrow} disabled />}>
            <AccountMenu narrow={narrow} />
          </Suspense>
        )}
      </div>
    </header>
  );
}

/** The office of whoever is signed in; the portal's own name otherwise. */
function OfficeName() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const init = useStore(useFrame().init);
  const portalName = t('portal.name', { ns: 'common' });
  if (init.status !== 'ready') return <span className={styles['name']}>{portalName}</span>;
  const { office } = init.init;
  return (
    <span className={styles['name']}>
      {language === 'ne' ? office.nameNepali : office.nameEnglish}
      <small className={styles['portal']}>{portalName}</small>
    </span>
  );
}
