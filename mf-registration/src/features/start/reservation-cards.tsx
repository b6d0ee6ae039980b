import { useTranslation } from 'react-i18next';
import { daysBetween } from '@registrar/domain/calendar';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { PortalLink, usePortal } from '@registrar/runtime';
import { Alert, Button, CardsSkeleton, Sheet, useFormats } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import { registrationAddress } from '../registration-address';
import { useReservationsToUse, type ReservationToUse } from './reservations-to-use';
import { useStartRegistration } from './start-registration';
import styles from './start.module.css';

/** The names a company may be registered under now, each with the days that are left. Without one the way to a name. */
export function ReservationCards({
  inUse,
}: {
  /** Titles of registrations that are on their way. */ readonly inUse: ReadonlySet<string>;
}) {
  const { t } = useTranslation();
  const reservations = useReservationsToUse();
  if (reservations.isPending) return <CardsSkeleton />;
  if (reservations.isError)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('start.reservationsFailed')}
        action={<Button onClick={() => void reservations.refetch()}>{t('common:action.retry')}</Button>}
      />
    );
  const free = reservations.data.filter(({ reservation }) => !inUse.has(reservation.nameEnglish));
  return (
    <section aria-labelledby="reserved-names">
      <h2 id="reserved-names" className={styles['heading']}>
        {t('start.reservations')}
      </h2>
      {free.length === 0 ? (
        <NoReservation />
      ) : (
        <div className={styles['cards']}>
          {free.map((one) => (
            <ReservationToStartFrom key={one.reservation.id} {...one} />
          ))}
        </div>
      )}
    </section>
  );
}

function NoReservation() {
  const { t } = useTranslation();
  return (
    <Sheet>
      <p style={{ marginBlockStart: 0 }}>{t('start.noReservation')}</p>
      <PortalLink to="/company-name-reservation">{t('start.reserveName')}</PortalLink>
    </Sheet>
  );
}

function ReservationToStartFrom({ reservation, application }: ReservationToUse) {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const { number } = useFormats();
  const start = useStartRegistration();
  const formDays = daysBetween(nepalDayOfInstant(new Date().toISOString()), reservation.formDueOn);
  const begin = async () => {
    const draft = await start.mutateAsync({ reservationId: reservation.id });
    navigation.to(registrationAddress(draft.id, 'general-info'));
  };
  return (
    <Sheet as="section" aria-label={reservation.nameEnglish}>
      <p className={styles['name']}>
        <strong lang="ne">{reservation.nameNepali}</strong>
        <span lang="en">{reservation.nameEnglish}</span>
      </p>
      <dl className={styles['days']}>
        <div>
          <dt>{t('start.heldUntil')}</dt>
          <dd>
            <DatePair day={reservation.expiresOn} inline /> ·{' '}
            <strong>{t('common:days.left', { count: reservation.daysRemaining })}</strong>
          </dd>
        </div>
        <div>
          <dt>{t('start.formDue')}</dt>
          <dd>
            <DatePair day={reservation.formDueOn} inline /> ·{' '}
            <strong>
              {formDays >= 0
                ? t('common:days.left', { count: formDays })
                : t('start.formLate', { days: number(-formDays) })}
            </strong>
          </dd>
        </div>
      </dl>
      <p className={styles['aside']}>{t('common:reservation.datesMeaning')}</p>
      <Button type="primary" loading={start.isPending} onClick={() => void begin().catch(() => undefined)}>
        {t('start.begin')}
      </Button>
      {application.applicationNumber === null ? null : (
        <p className={styles['aside']}>{t('start.wrongType', { number: application.applicationNumber })}</p>
      )}
    </Sheet>
  );
}
