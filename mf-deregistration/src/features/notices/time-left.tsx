import { useTranslation } from 'react-i18next';
import type { PublicNotice } from '@registrar/domain/calls/public-notices';
import { useFormats } from '@registrar/ui';
import { Tag } from '@registrar/ui/antd';

/** So few days left are pointed out. */
const SOON_DAYS = 7;

/** How long a notice still runs, by the day of Nepal, as the gateway counts it. */
export function TimeLeft({ notice: { isRunning, daysLeft } }: { readonly notice: PublicNotice }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (!isRunning || daysLeft === null) return <Tag>{t('notices.over')}</Tag>;
  if (daysLeft === 0) return <Tag color="error">{t('notices.lastDay')}</Tag>;
  return (
    <Tag color={daysLeft <= SOON_DAYS ? 'warning' : 'processing'}>
      {t('notices.daysLeft', { count: daysLeft, number: number(daysLeft) })}
    </Tag>
  );
}
