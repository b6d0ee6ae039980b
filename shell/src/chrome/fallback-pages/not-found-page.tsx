import { PortalLink, useStore } from '@registrar/runtime';
import { Button, Sheet } from '@registrar/ui';
import { useTranslation } from 'react-i18next';
import { useFrame } from '../frame-context';
import styles from './fallback-pages.module.css';

/** The catch-all of the specification, also for pages that are not this person's. */
export default function NotFoundPage() {
  const { t } = useTranslation('shell');
  const { signedIn, signOut } = useFrame();
  const isSignedIn = useStore(signedIn);
  return (
    <Sheet style={{ textAlign: 'center', paddingBlock: 64 }}>
      <h1 className={styles['oops']}>{t('notFound.oops')}</h1>
      <p className={styles['lead']}>{t('notFound.message')}</p>
      <div className={styles['centred']}>
        <Button type="primary" onClick={() => void signOut()}>
          {t('notFound.goToLogin')}
        </Button>
        {isSignedIn && <PortalLink to="/dashboard">{t('action.goToDashboard', { ns: 'common' })}</PortalLink>}
      </div>
    </Sheet>
  );
}
