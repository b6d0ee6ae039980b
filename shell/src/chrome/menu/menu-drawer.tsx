import { Drawer } from '@registrar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon';
import top from '../top-bar/top-bar.module.css';
import { MenuList } from './menu-list';

export function MenuDrawer() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={top['round']} aria-haspopup="dialog" aria-expanded={open} aria-label={t('menu.open')} onClick={() => setOpen(true)}>
        <Icon name="menu" size={24} />
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} placement="left" size={300} title={t('menu.label')} closeIcon={<span role="img" aria-label={t('action.close', { ns: 'common' })}>✕</span>}>
        <MenuList onFollow={() => setOpen(false)} />
      </Drawer>
    </>
  );
}
