import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon';
import top from '../top-bar/top-bar.module.css';

const MenuDrawer = lazy(() => import('./menu-drawer'));

export function MenuButton() {
  const { t } = useTranslation('shell');
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
        className={top['round']}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={t('menu.open')}
        onClick={show}
      >
        <Icon name="menu" size={24} />
      </button>
      {asked && (
        <Suspense fallback={null}>
          <MenuDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
