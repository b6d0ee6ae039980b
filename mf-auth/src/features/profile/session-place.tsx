import { useTranslation } from 'react-i18next';
import type { SessionActivity } from '@registrar/domain/calls/profile';
import { InstantPair } from '@registrar/ui/components';
import styles from './profile.module.css';

/** From which device and address, and when it was last used. */
export function SessionPlace({ session }: { readonly session: SessionActivity }) {
  const { t } = useTranslation();
  const lastUse = session.endedAt ?? session.lastSeenAt;
  return (
    <>
      <div>
        {session.device === '' ? t('sessions.unknownDevice') : <span lang="en">{session.device}</span>}
        {session.address === '' ? null : <span className={styles['detail']}> · {session.address}</span>}
      </div>
      <p className={styles['detail']}>
        {t('sessions.began')} <InstantPair at={session.createdAt} withTime inline />
      </p>
      <p className={styles['detail']}>
        {t(session.endedAt === null ? 'sessions.lastSeen' : 'sessions.ended')}{' '}
        <InstantPair at={lastUse} withTime inline />
      </p>
    </>
  );
}
