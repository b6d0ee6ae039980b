import { PortalLink } from '@registrar/runtime';
import { Sheet, useFormats } from '@registrar/ui';
import { useTranslation } from 'react-i18next';
import { useDeskCounts } from '@registrar/ui/review/desk-counts';
import { useDeskRole } from '../management/desk-role';
import styles from '../pages.module.css';

/** An officer's day in figures. */
export function DeskCard() {
  const { t } = useTranslation('shell-pages');
  const formats = useFormats();
  const { data } = useDeskCounts();
  const { assigns } = useDeskRole();
  const overdue = 'sort=pressing&term=overdue';
  const figures = assigns
    ? [
        ['waiting', data?.waiting, '/management'] as const,
        ['inHand', data?.inHand, '/management?queue=inHand'] as const,
        ['overdueWaiting', data?.overdue.waiting, `/management?${overdue}`] as const,
        ['overdueInHand', data?.overdue.inHand, `/management?queue=inHand&${overdue}`] as const,
      ]
    : [
        ['waiting', data?.waiting, '/management'] as const,
        ['mine', data?.mine, '/management?queue=mine'] as const,
        ['overdueWaiting', data?.overdue.waiting, `/management?${overdue}`] as const,
        ['overdueMine', data?.overdue.mine, `/management?queue=mine&${overdue}`] as const,
        ['decidedToday', data?.decidedToday, '/management?queue=decided'] as const,
      ];
  return (
    <Sheet as="section" aria-labelledby="desk-title">
      <h2 id="desk-title" className={styles['title']}>
        {t('desk.title')}
      </h2>
      <dl className={styles['facts']}>
        {figures.map(([key, figure, link]) => (
          <div key={key}>
            <dt>
              <PortalLink to={link}>{t(`desk.count.${key}`)}</PortalLink>
            </dt>
            <dd className={styles['number']}>{figure === undefined ? '–' : formats.number(figure)}</dd>
          </div>
        ))}
      </dl>
      <p style={{ marginBlockStart: 12 }}>
        <PortalLink to="/management">{t('desk.open')}</PortalLink>
      </p>
    </Sheet>
  );
}
