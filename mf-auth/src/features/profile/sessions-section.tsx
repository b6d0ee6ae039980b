import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ENDED_SESSIONS_DAYS, type SessionActivity } from '@registrar/domain/calls/profile';
import { Alert, Button, ListSkeleton, Sheet, useFormats } from '@registrar/ui';
import { ConfirmDialog } from '@registrar/ui/components';
import { Mark } from './mark';
import styles from './profile.module.css';
import { SessionPlace } from './session-place';
import { useEndSession, useSessions } from './sessions';

/** Where one is signed in, and the way to end what should not be open any more. */
export function SessionsSection() {
  const { t } = useTranslation();
  const sessions = useSessions();
  if (sessions.isPending) return <ListSkeleton rows={4} />;
  if (sessions.data === undefined) {
    return (
      <Sheet>
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('sessions.failed')}
          action={<Button onClick={() => void sessions.refetch()}>{t('common:action.retry')}</Button>}
        />
      </Sheet>
    );
  }
  return <SessionGroups sessions={sessions.data} />;
}

type Asked = SessionActivity | 'others';

function SessionGroups({ sessions }: { readonly sessions: readonly SessionActivity[] }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked>();
  const days = useFormats().number(ENDED_SESSIONS_DAYS);
  const open = sessions.filter(({ endedAt }) => endedAt === null);
  const ended = sessions.filter(({ endedAt }) => endedAt !== null);
  const hasOthers = open.some(({ current }) => !current);
  return (
    <div className={styles['stack']}>
      <Sheet as="section" aria-label={t('sessions.open')}>
        <h2 className={styles['heading']}>{t('sessions.open')}</h2>
        <p className={styles['lead']}>{t('sessions.lead')}</p>
        <ul className={styles['rows']}>
          {open.map((session) => (
            <li key={session.id} className={styles['row']}>
              <div>
                {session.current ? <Mark tone="here">{t('sessions.current')}</Mark> : null}
                <SessionPlace session={session} />
              </div>
              {session.current ? null : (
                <Button
                  danger
                  onClick={() => setAsked(session)}
                  aria-label={t('sessions.endOne', { device: session.device || t('sessions.unknownDevice') })}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {hasOthers ? (
          <Button danger style={{ marginBlockStart: 16 }} onClick={() => setAsked('others')}>
            {t('sessions.endOthers')}
          </Button>
        ) : (
          <p className={styles['detail']}>{t('sessions.onlyThis')}</p>
        )}
      </Sheet>
      <Sheet as="section" aria-label={t('sessions.endedTitle', { days })}>
        <h2 className={styles['heading']}>{t('sessions.endedTitle', { days })}</h2>
        {ended.length === 0 ? <p className={styles['detail']}>{t('sessions.noneEnded', { days })}</p> : null}
        <ul className={styles['rows']}>
          {ended.map((session) => (
            <li key={session.id} className={styles['row']}>
              <div>
                <SessionPlace session={session} />
              </div>
            </li>
          ))}
        </ul>
      </Sheet>
      <EndDialog asked={asked} onClose={() => setAsked(undefined)} />
    </div>
  );
}

function EndDialog({ asked, onClose }: { readonly asked: Asked | undefined; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const endSession = useEndSession();
  const end = async () => {
    if (asked === undefined) return;
    await endSession.mutateAsync(asked);
    onClose();
  };
  const title = t(asked === 'others' ? 'sessions.endOthers' : 'sessions.end');
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={title}
      confirmLabel={title}
      destructive
      onConfirm={end}
      onCancel={onClose}
    >
      <p>{t(asked === 'others' ? 'sessions.endOthersMeans' : 'sessions.endMeans')}</p>
    </ConfirmDialog>
  );
}
