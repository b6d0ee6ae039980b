import { useTranslation } from 'react-i18next';
import { SideDrawer, type SideDrawerProps } from '../side-drawer';
import { MenuList } from './menu-list';

/** The navigation where there is no room for the rail. */
export default function MenuDrawer({ open, onClose }: Pick<SideDrawerProps, 'open' | 'onClose'>) {
  const { t } = useTranslation('shell');
  return (
    <SideDrawer open={open} onClose={onClose} placement="left" size={300} title={t('menu.label')}>
      <MenuList onFollow={onClose} />
    </SideDrawer>
  );
}
