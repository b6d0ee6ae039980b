import type { LegalClock } from '@registrar/domain/calls/desk';
import { useFormats } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import { Tag } from '@registrar/ui/antd';
import { useTranslation } from 'react-i18next';
import styles from '../pages.module.css';

/** How far the legal term has run: the colour says it at a glance, the words say it to everybody. */
export function TermBadge({ clock }: { readonly clock: LegalClock | null }) {
  const { t } = useTranslation('shell-pages');
  const formats = useFormats();
  if (clock === null) return <span className={styles['soft']}>–</span>;
  const { usedDays, termDays, percent, overdue, paused, dueOn } = clock;
  const used = t('desk.term.used', { used: formats.number(usedDays), term: formats.number(termDays) });
  const badge = () => {
    if (paused) return <Tag>{t('desk.term.paused')}</Tag>;
    if (overdue)
      return <Tag color="error">{t('desk.term.overdue', { days: formats.number(usedDays - termDays) })}</Tag>;
    if (percent >= 100) return <Tag color="error">{t('desk.term.lastDay')}</Tag>;
    if (percent >= 50) return <Tag color="warning">{t('desk.term.percent', { percent: formats.number(percent) })}</Tag>;
    return null;
  };
  return (
    <span className={styles['names']}>
      <span>{badge() ?? used}</span>
      <span className={styles['soft']}>
        {badge() !== null && used}
        {dueOn !== null && badge() === null && <DatePair day={dueOn} />}
      </span>
    </span>
  );
}
