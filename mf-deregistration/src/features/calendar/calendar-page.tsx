import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BS_MONTHS } from '@registrar/domain/calendar';
import {
  proceedingCalendarQuerySchema,
  type ProceedingCalendar,
  type ProceedingEnding,
} from '@registrar/domain/calls/proceeding-calendar';
import { PortalLink, useLanguage, usePortal } from '@registrar/runtime';
import { Alert, Button, localName, PageHeader, PageSkeleton, Sheet, useFormats } from '@registrar/ui';
import { Tag } from '@registrar/ui/antd';
import { DatePair } from '@registrar/ui/components';
import { proceedingAddress, PROCEEDINGS } from '../proceedings/proceedings';
import { TurnTag } from '../proceedings/turn-tag';
import styles from './calendar.module.css';

function useCalendar(month: string | undefined) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['proceedings', 'calendar', month],
    queryFn: ({ signal }) =>
      gateway.request<ProceedingCalendar>({
        path: '/external/api/proceeding-calendar',
        query: { ...(month !== undefined && { month }) },
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** What ends on which day of a month in the proceedings of the office, and whose turn it is. */
export function CalendarPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const { month } = proceedingCalendarQuerySchema.catch({}).parse(Object.fromEntries(address));
  const calendar = useCalendar(month);
  const header = (
    <PageHeader
      title={t('calendar.title')}
      action={<PortalLink to={PROCEEDINGS}>{t('proceedings.toList')}</PortalLink>}
    >
      {t('calendar.lead')}
    </PageHeader>
  );
  if (calendar.isPending)
    return (
      <>
        {header}
        <PageSkeleton />
      </>
    );
  if (calendar.isError)
    return (
      <>
        {header}
        <Alert
          role="alert"
          type="error"
          showIcon
          title={t('calendar.failed')}
          action={<Button onClick={() => void calendar.refetch()}>{t('common:action.retry')}</Button>}
        />
      </>
    );
  return (
    <>
      {header}
      <Month calendar={calendar.data} onMonth={(next) => setAddress({ month: next })} />
    </>
  );
}

interface MonthProps {
  readonly calendar: ProceedingCalendar;
  readonly onMonth: (month: string) => void;
}

function Month({ calendar: { month, previous, next, days, isCut }, onMonth }: MonthProps) {
  const { t } = useTranslation();
  const nameOf = useMonthName();
  const button = (to: string | null, words: string) => (
    <Button disabled={to === null} onClick={() => to !== null && onMonth(to)}>
      {to === null ? words : `${words}: ${nameOf(to)}`}
    </Button>
  );
  return (
    <section aria-label={nameOf(month)}>
      <div className={styles['months']}>
        {button(previous, t('calendar.previous'))}
        <h2 className={styles['month']} aria-live="polite">
          {nameOf(month)}
        </h2>
        {button(next, t('calendar.next'))}
      </div>
      {isCut ? <Alert type="warning" showIcon title={t('calendar.cut')} /> : null}
      {days.length === 0 ? <p>{t('calendar.none')}</p> : null}
      {days.map(({ day, endings }) => (
        <Sheet key={day}>
          <h3 className={styles['day']}>
            <DatePair day={day} inline />
          </h3>
          <ul className={styles['endings']}>
            {endings.map((ending, at) => (
              <li key={`${ending.proceeding.id}:${at}`}>
                <Ending ending={ending} />
              </li>
            ))}
          </ul>
        </Sheet>
      ))}
    </section>
  );
}

function useMonthName(): (month: string) => string {
  const language = useLanguage();
  const formats = useFormats();
  return (name) => {
    const [year = 0, month = 1] = name.split('-').map(Number);
    return `${BS_MONTHS[month - 1]?.[language] ?? ''} ${formats.digits(String(year))}`;
  };
}

function Ending({ ending: { proceeding, company, kind, name, turn } }: { readonly ending: ProceedingEnding }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <div>
        <Tag>{t(`calendar.kind.${kind}`)}</Tag> <strong>{localName(name, language)}</strong>
      </div>
      <div>
        <PortalLink to={proceedingAddress(proceeding.id)}>{proceeding.number}</PortalLink> ·{' '}
        {localName(proceeding, language)}
      </div>
      <div>
        {localName(company, language)} · {company.registrationNumber}
      </div>
      {turn === null ? null : (
        <div className={styles['turn']}>
          {localName(turn.phase, language)} · <TurnTag turn={turn} />
        </div>
      )}
    </>
  );
}
