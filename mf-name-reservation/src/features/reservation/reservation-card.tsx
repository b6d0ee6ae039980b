import { useTranslation } from 'react-i18next';
import type { Reservation } from '@registrar/domain/calls/filings';
import { Sheet, useFormats } from '@registrar/ui';
import { DatePair, StatusBadge } from '@registrar/ui/components';
import { LetterLink } from './letter-link';
import styles from './reservation.module.css';

/** The reserved name with its dates: how long it is held, and by when the company form is due. */
export function ReservationCard({ reservation }: { readonly reservation: Reservation }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const valid = reservation.state === 'VALID';
  return (
    <Sheet as="section">
      <div className={styles['blockHead']}>
        <h3 className={styles['heading']}>{t('reservation.title')}</h3>
        <StatusBadge of="reservation" status={reservation.state} />
      </div>
      <p>
        <strong lang="ne">{reservation.nameNepali}</strong>
        <br />
        <strong lang="en">{reservation.nameEnglish}</strong>
      </p>
      <dl className={styles['answers']}>
        <dt>{t('reservation.approvedOn')}</dt>
        <dd>
          <DatePair day={reservation.approvedOn} inline />
        </dd>
        <dt>{t('reservation.formDueOn')}</dt>
        <dd>
          <DatePair day={reservation.formDueOn} inline />
        </dd>
        <dt>{t('reservation.expiresOn')}</dt>
        <dd>
          <DatePair day={reservation.expiresOn} inline />
          {valid ? <strong> · {t('reservation.daysLeft', { days: number(reservation.daysRemaining) })}</strong> : null}
        </dd>
      </dl>
      {valid ? <p style={{ marginBlock: 8 }}>{t('common:reservation.datesMeaning')}</p> : null}
      <LetterLink applicationId={reservation.applicationId} />
    </Sheet>
  );
}
