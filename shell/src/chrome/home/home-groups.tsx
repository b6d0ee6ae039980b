import { PortalLink, useStore } from '@registrar/runtime';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrame } from '../frame-context';
import { Icon } from '../icon';
import { homeGroups, type HomeLink } from './home-items';
import styles from './home.module.css';

const HomeToday = lazy(async () => ({ default: (await import('./home-today')).HomeToday }));
const AT_LATEST_MS = 5_000;

/** What the office wants everybody to know first. */
export function HomeNotice() {
  const { t } = useTranslation('shell');
  const { configuration } = useFrame();
  if (configuration.settings['homeNotice'] === 'off') return null;
  return (
    <section className={styles['notice']} aria-label={t('home.noticeTitle')}>
      <strong>{t('home.noticeTitle')}</strong> {t('home.notice')}
    </section>
  );
}

/** The portal home beside the sign-in form: what can be done without an account. */
export function HomeGroups() {
  const { t } = useTranslation('shell');
  const { catalog, isReached, configuration } = useFrame();
  // Drawn again when remotes come and go.
  useStore(catalog);
  return (
    <aside className={styles['home']} aria-label={t('home.label')}>
      <div className={styles['groups']}>
        {homeGroups(isReached, configuration.settings).map(({ key, icon, links }) => (
          <section key={key} className={styles['group']}>
            <h2 className={styles['heading']}>
              <Icon name={icon} /> {t(`home.group.${key}`)}
            </h2>
            <ul className={styles['list']}>
              {links.map((link) => (
                <li key={link.key}>
                  <HomeAnchor link={link} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <AfterEverythingElse />
    </aside>
  );
}

/** Neither its code nor its answer is asked for before the browser has nothing else to do. */
function AfterEverythingElse() {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const show = () => setIsTime(true);
    if (!('requestIdleCallback' in window)) {
      const later = setTimeout(show, AT_LATEST_MS);
      return () => clearTimeout(later);
    }
    const waiting = window.requestIdleCallback(show, { timeout: AT_LATEST_MS });
    return () => window.cancelIdleCallback(waiting);
  }, []);
  return isTime ? (
    <Suspense fallback={null}>
      <HomeToday />
    </Suspense>
  ) : null;
}

function HomeAnchor({ link: { key, href, external } }: { readonly link: HomeLink }) {
  const { t } = useTranslation('shell');
  const text = t(`home.item.${key}`);
  if (!external) return <PortalLink to={href}>{text}</PortalLink>;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {text} <Icon name="external" size={14} />
    </a>
  );
}
