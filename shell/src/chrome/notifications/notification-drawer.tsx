import { useTranslation } from 'react-i18next';
import { SideDrawer, type SideDrawerProps } from '../side-drawer';
import { NotificationPanel } from './notification-panel';

/** The list behind the bell. */
export default function NotificationDrawer({ open, onClose }: Pick<SideDrawerProps, 'open' | 'onClose'>) {
  const { t } = useTranslation('shell');
  return (
    <SideDrawer open={open} onClose={onClose} title={t('bell.title')} size={420} destroyOnHidden>
      <NotificationPanel onFollow={onClose} />
    </SideDrawer>
  );
}
