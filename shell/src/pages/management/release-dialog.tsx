import type { DeskItem } from '@registrar/domain/calls/desk';
import { useLanguage } from '@registrar/ui';
import { RemarksDialog } from '@registrar/ui/components';
import { useTranslation } from 'react-i18next';
import { useRelease } from './release-work';

interface ReleaseDialogProps {
  readonly item: DeskItem | null;
  readonly onClose: () => void;
}

export function ReleaseDialog({ item, onClose }: ReleaseDialogProps) {
  const { t } = useTranslation('shell-pages');
  const ne = useLanguage() === 'ne';
  const release = useRelease();
  return (
    <RemarksDialog
      open={item !== null}
      title={t('desk.release.title')}
      confirmLabel={t('desk.release.confirm')}
      remark="optional"
      onCancel={onClose}
      onConfirm={async ({ remark }) => {
        if (item) await release.mutateAsync({ id: item.id, version: item.version, remark }).catch(() => undefined);
        onClose();
      }}
    >
      <p>{t('desk.release.what', { name: ne ? item?.titleNepali : item?.titleEnglish })}</p>
    </RemarksDialog>
  );
}
