import type { Reservation } from '@registrar/domain/calls/filings';
import { daysBetween } from '@registrar/domain/calendar';
import { PortalLink, useFilingAddress } from '@registrar/runtime';
import { Sheet, useFormats, useLanguage } from '@registrar/ui';
import { DatePair, StatusBadge } from '@registrar/ui/components';
import { Progress } from '@registrar/ui/antd';
import { useReservationTerms } from '@registrar/ui/filing';
import { useTranslation } from 'react-i18next';
import styles from '../pages.module.css';

const hurryBelow = 15;

/** The reserved name and how long it is kept; the first step where there is none. */
export function ReservationCard({ reservation }: { readonly reservation: Reservation | null }) {
  const { t } = useTranslation('shell-pages');
  return (
    <Sheet as="section" aria-labelledby="reservation-title">
      <h2 id="reservation-title" className={styles['title']}>
        {t('reservation.title')}
      </h2>
      {reservation ? <Kept reservation={reservation} /> : <Nothing />}
    </Sheet>
  );
}

function Nothing() {
  const { t } = useTranslation('shell-pages');
  const { number } = useFormats();
  const terms = useReservationTerms();
  return (
    <>
      <p className={styles['soft']}>
        {t('reservation.none')}
        {terms === undefined ? null : ` ${t('reservation.kept', { days: number(terms.validDays) })}`}
      </p>
      <p className={styles['row']} style={{ marginBlockStart: 12 }}>
        <PortalLink to="/company-name-reservation">{t('reservation.begin')}</PortalLink>
        <PortalLink to="/check-name">{t('reservation.check')}</PortalLink>
      </p>
    </>
  );
}

function Kept({ reservation }: { readonly reservation: Reservation }) {
  const { t } = useTranslation('shell-pages');
  const ne = useLanguage() === 'ne';
  const {
    nameEnglish,
    nameNepali,
    state,
    daysRemaining,
    approvedOn,
    expiresOn,
    formDueOn,
    applicationId,
    applicationNumber,
  } = reservation;
  const path = useFilingAddress()('NAME_RESERVATION', applicationId, 'own');
  const lifetime = Math.max(1, daysBetween(approvedOn, expiresOn));
  const left = Math.max(0, Math.min(daysRemaining, lifetime));
  return (
    <>
      <p className={styles['names']}>
        <strong style={{ fontSize: 18 }}>{ne ? nameNepali : nameEnglish}</strong>
        <span className={styles['soft']} lang={ne ? 'en' : 'ne'}>
          {ne ? nameEnglish : nameNepali}
        </span>
      </p>
      <p className={styles['row']} style={{ marginBlockStart: 8 }}>
        <StatusBadge status={state} of="reservation" />
        <span className={styles['soft']}>{applicationNumber}</span>
      </p>
      {state === 'VALID' && (
        <div style={{ marginBlockStart: 12 }}>
          <p className={styles['days']}>{t('days.left', { ns: 'common', count: left })}</p>
          <Progress
            percent={(left / lifetime) * 100}
            showInfo={false}
            status={left < hurryBelow ? 'exception' : 'normal'}
            aria-label={t('reservation.daysLabel')}
          />
        </div>
      )}
      <dl className={styles['facts']}>
        <div>
          <dt>{t('reservation.approvedOn')}</dt>
          <dd>
            <DatePair day={approvedOn} />
          </dd>
        </div>
        <div>
          <dt>{t('reservation.formDueOn')}</dt>
          <dd>
            <DatePair day={formDueOn} />
          </dd>
        </div>
        <div>
          <dt>{t('reservation.expiresOn')}</dt>
          <dd>
            <DatePair day={expiresOn} />
          </dd>
        </div>
      </dl>
      {state === 'VALID' ? (
        <p className={styles['soft']} style={{ marginBlockStart: 8 }}>
          {t('reservation.datesMeaning', { ns: 'common' })}
        </p>
      ) : null}
      {path !== null && (
        <p style={{ marginBlockStart: 12 }}>
          <PortalLink to={path}>{t('reservation.open')}</PortalLink>
        </p>
      )}
    </>
  );
}
