import { useTranslation } from 'react-i18next';
import type { ApplicationSummary } from '@registrar/domain/calls/filings';
import { PortalLink } from '@registrar/runtime';
import { useFormats } from '@registrar/ui';
import type { ColumnsType } from '@registrar/ui/antd';
import { InstantPair, StatusBadge, TurnLabel } from '@registrar/ui/components';

/** The columns every list of reservations has: what it is, where it stands, whose turn it is, since when. */
export function useReservationColumns<Row extends ApplicationSummary = ApplicationSummary>(
  addressOf: (id: string) => string,
): ColumnsType<Row> {
  const { t } = useTranslation();
  const { number } = useFormats();
  return [
    {
      title: t('column.name'),
      key: 'name',
      render: (_, row) => (
        <PortalLink to={addressOf(row.id)}>
          {row.titleNepali || row.titleEnglish ? (
            <>
              <strong lang="ne">{row.titleNepali}</strong>
              {row.titleNepali && row.titleEnglish ? <br /> : null}
              <span lang="en">{row.titleEnglish}</span>
            </>
          ) : (
            t('column.nameless')
          )}
        </PortalLink>
      ),
    },
    {
      title: t('common:field.status'),
      key: 'status',
      width: 170,
      render: (_, row) =>
        row.reservation && row.reservation.state !== 'VALID' ? (
          <StatusBadge of="reservation" status={row.reservation.state} />
        ) : (
          <StatusBadge status={row.status} revoked={row.revoked} />
        ),
    },
    {
      title: t('column.turn'),
      key: 'turn',
      render: (_, row) => (
        <>
          <TurnLabel turn={row.turn} own />
          {row.reservation?.state === 'VALID' ? (
            <>
              <br />
              {t('reservation.daysLeft', { days: number(row.reservation.daysRemaining) })}
            </>
          ) : null}
        </>
      ),
    },
    { title: t('common:field.applicationNumber'), key: 'number', render: (_, row) => row.applicationNumber ?? '—' },
    { title: t('column.updated'), key: 'updated', render: (_, row) => <InstantPair at={row.updatedAt} /> },
  ];
}
