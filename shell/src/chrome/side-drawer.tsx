import { Drawer, type DrawerProps } from '@registrar/ui/antd';
import { useTranslation } from 'react-i18next';

export interface SideDrawerProps extends Pick<
  DrawerProps,
  'title' | 'size' | 'placement' | 'destroyOnHidden' | 'children'
> {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A drawer whose cross has a name in the reader's language. */
export function SideDrawer(props: SideDrawerProps) {
  const { t } = useTranslation('common');
  return (
    <Drawer
      {...props}
      closeIcon={
        <span role="img" aria-label={t('action.close')}>
          ✕
        </span>
      }
    />
  );
}
