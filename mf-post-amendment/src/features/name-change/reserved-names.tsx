import { useTranslation } from 'react-i18next';
import type { OfferedReservation } from '@registrar/domain/calls/filing-requests';
import type { Reservation } from '@registrar/domain/calls/filings';
import { Button, Sheet, useFormats, VisuallyHidden } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import styles from './new-name.module.css';

interface OfferedNamesProps {
  readonly offered: readonly OfferedReservation[];
  readonly busy: boolean;
  readonly onTake: (reservationId: string) => void;
}

/** Reserved names to choose from; one with another legal form says why it cannot be taken. */
export function OfferedNames({ offered, busy, onTake }: OfferedNamesProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles['offered']} aria-label={t('newName.offered')}>
      {offered.map((reservation) => (
        <li key={reservation.id}>
          <Sheet>
            <ReservedName reservation={reservation} />
            {reservation.fits ? (
              <Button type="primary" disabled={busy} onClick={() => onTake(reservation.id)}>
                {t('newName.take')}
                <VisuallyHidden> {reservation.nameEnglish}</VisuallyHidden>
              </Button>
            ) : (
              <p className={styles['soft']}>{t('newName.otherForm')}</p>
            )}
          </Sheet>
        </li>
      ))}
    </ul>
  );
}

/** The name that was taken; it is changed only by choosing another way. */
export function TakenName({ reservation }: { readonly reservation: Reservation }) {
  const { t } = useTranslation();
  return (
    <Sheet as="section" aria-label={t('newName.taken')}>
      <h3 className={styles['heading']}>{t('newName.taken')}</h3>
      <ReservedName reservation={reservation} />
      <p className={styles['soft']}>{t('newName.takenMeaning')}</p>
    </Sheet>
  );
}

function ReservedName({
  reservation: { nameNepali, nameEnglish, applicationNumber, expiresOn, daysRemaining },
}: {
  readonly reservation: Reservation;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <>
      <p className={styles['name']}>
        <strong lang="ne">{nameNepali}</strong>
        <span lang="en">{nameEnglish}</span>
      </p>
      <p className={styles['soft']}>
        {applicationNumber} · {t('newName.heldUntil')} <DatePair day={expiresOn} inline /> ·{' '}
        {t('newName.daysLeft', { count: daysRemaining, number: number(daysRemaining) })}
      </p>
    </>
  );
}
