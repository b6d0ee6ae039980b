import {
  notificationKindOf,
  notificationKinds,
  notificationKindsFor,
  notificationTypes,
} from '@registrar/domain/enumerations/notification-types';
import { useSession } from '@registrar/runtime';
import { useLanguage } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { BsAdDateField } from '@registrar/ui/components';
import { useTranslation } from 'react-i18next';
import type { NotificationFilters } from './notification-filters';
import styles from './notifications.module.css';

interface FilterFieldsProps {
  readonly filters: NotificationFilters;
  readonly onChange: (change: Partial<NotificationFilters>) => void;
}

/** What it is about, and between which days. */
export function FilterFields({ filters, onChange }: FilterFieldsProps) {
  const { t } = useTranslation('shell-pages');
  const language = useLanguage();
  const reader = useSession()?.kind === 'officer' ? 'STAFF' : 'PUBLIC';
  // only what this person is ever told; a link from elsewhere may name another
  const types = notificationKindsFor(reader).map((kind) => ({
    label: notificationKinds.name(kind)[language],
    options: notificationTypes.keys
      .filter((type) => notificationKindOf(type) === kind)
      .map((type) => ({ value: type, label: notificationTypes.name(type)[language] })),
  }));
  return (
    <>
      <label className={styles['type']}>
        {t('notifications.filter.type')}
        <Select<NotificationFilters['type']>
          style={{ width: '100%' }}
          value={filters.type}
          onChange={(type) => onChange({ type })}
          options={[
            {
              label: t('notifications.filter.any'),
              options: [{ value: '', label: t('notifications.filter.allTypes') }],
            },
            ...types,
          ]}
        />
      </label>
      <div className={styles['day']}>
        <span aria-hidden>{t('notifications.filter.from')}</span>
        <BsAdDateField
          label={t('notifications.filter.from')}
          value={filters.from || undefined}
          max={filters.to || undefined}
          onChange={(day) => onChange({ from: day ?? '' })}
        />
      </div>
      <div className={styles['day']}>
        <span aria-hidden>{t('notifications.filter.to')}</span>
        <BsAdDateField
          label={t('notifications.filter.to')}
          value={filters.to || undefined}
          min={filters.from || undefined}
          onChange={(day) => onChange({ to: day ?? '' })}
        />
      </div>
    </>
  );
}
