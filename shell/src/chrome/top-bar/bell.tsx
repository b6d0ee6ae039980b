import { useStore } from '@registrar/runtime';
import { useFormats } from '@registrar/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrame } from '../frame-context';
import { Icon } from '../icon';
import styles from './top-bar.module.css';

const NotificationDrawer = lazy(() => import('../notifications/notification-drawer'));

/** How many messages wait, and the list behind it. */
export function Bell() {
  const { t } = useTranslation('shell');
  const formats = useFormats();
  const { notifications } = useFrame();
  const unread = useStore(notifications.unread);
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={`${styles['round']} ${styles['bell']}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={t('bell.label', { count: unread })}
        onClick={show}
      >
        <Icon name="bell" size={22} />
        {unread > 0 && (
          <span className={styles['count']} aria-hidden data-unread={unread}>
            {unread > 99 ? `${formats.number(99)}+` : formats.number(unread)}
          </span>
        )}
      </button>
      {asked && (
        <Suspense fallback={null}>
          <NotificationDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
