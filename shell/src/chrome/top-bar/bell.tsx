import { useStore } from '@registrar/runtime';
import { Drawer, useFormats } from '@registrar/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrame } from '../frame-context';
import { Icon } from '../icon';
import styles from './top-bar.module.css';

const NotificationPanel = lazy(() => import('../notifications/notification-panel'));

/** How many messages wait, and the list behind it. */
export function Bell() {
  const { t } = useTranslation('shell');
  const formats = useFormats();
  const { notifications } = useFrame();
  const unread = useStore(notifications.unread);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={`${styles['round']} ${styles['bell']}`} aria-haspopup="dialog" aria-expanded={open} aria-label={t('bell.label', { count: unread })} onClick={() => setOpen(true)}>
        <Icon name="bell" size={22} />
        {unread > 0 && <span className={styles['count']} aria-hidden data-unread={unread}>{unread > 99 ? `${formats.number(99)}+` : formats.number(unread)}</span>}
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} title={t('bell.title')} size={420} destroyOnHidden closeIcon={<CloseMark label={t('action.close', { ns: 'common' })} />}>
        <Suspense fallback={null}>
          <NotificationPanel onFollow={() => setOpen(false)} />
        </Suspense>
      </Drawer>
    </>
  );
}

function CloseMark({ label }: { readonly label: string }) {
  return <span role="img" aria-label={label}>✕</span>;
}
