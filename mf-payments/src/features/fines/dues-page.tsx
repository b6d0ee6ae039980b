import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { FineWorking } from '@registrar/domain/calls/fine-working';
import { dueStates, type CompanyDue, type DueState } from '@registrar/domain/calls/fines';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, PageHeader, Sheet, useFormats } from '@registrar/ui';
import { Segmented, type ColumnsType, Tag } from '@registrar/ui/antd';
import { ListPage, DatePair } from '@registrar/ui/components';
import { DUE_COLOURS, useDues, useFineEvents, useSettlements } from './fines';
import { PayAllDues } from './pay-all-dues';
import { SettlementView } from './settlement-view';
import styles from './fines.module.css';

const ALL = 'ALL';

/**
 * My due payments: what my companies filed late or have not filed, and what it costs today; `?company=` for one of them
 * alone.
 */
export function DuesPage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const companyId = parameters.get('company') ?? undefined;
  return (
    <>
      <DueList
        title={t('fines.dues')}
        lead={t('fines.duesLead')}
        companyId={companyId}
        payAll
        filters={
          companyId === undefined ? undefined : (
            <PortalLink to="/fine-calculation/due-payment">{t('fines.allCompanies')}</PortalLink>
          )
        }
      />
      <Settlements />
    </>
  );
}

/** Folded away: it is for who means to close the company, and for nobody else. */
function Settlements() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money } = useFormats();
  const { data = [] } = useSettlements();
  return data.map(({ company, settlement }) => (
    <Sheet
      key={company.id}
      as="section"
      aria-label={t('settlement.of', { company: language === 'ne' ? company.nameNepali : company.nameEnglish })}
      style={{ marginBlockStart: 20 }}
    >
      <details>
        <summary className={styles['summary']}>
          {t('settlement.summary', {
            company: language === 'ne' ? company.nameNepali : company.nameEnglish,
            amount: money(settlement.payablePaisa),
          })}
        </summary>
        <SettlementView settlement={settlement} />
      </details>
    </Sheet>
  ));
}

/** Those of one obligation, and of one state; small letters in the address are the same. */
export function EventDuesPage() {
  const { t } = useTranslation();
  const { eventId = '', status = '' } = useParams();
  const navigate = useNavigate();
  const state = dueStates.find((one) => one === status.toUpperCase());
  const { data: events } = useFineEvents();
  // an empty list would say that everything was filed in time
  if (events?.some((event) => event.eventId === eventId) === false)
    return (
      <>
        <PageHeader title={t('fines.eventDues')} />
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('fines.unknownEvent')}
          action={<PortalLink to="/fine-calculation/due-payment">{t('fines.dues')}</PortalLink>}
        />
      </>
    );
  return (
    <DueList
      title={t('fines.eventDues')}
      lead={t('fines.duesLead')}
      eventId={eventId}
      state={state}
      filters={
        <Segmented
          value={state ?? ALL}
          aria-label={t('fines.which')}
          onChange={(next) => void navigate(`/fine-calculation/fine-details-event/${eventId}/${next}`)}
          options={[ALL, ...dueStates].map((value) => ({ value, label: t(`fines.state.${value}`) }))}
        />
      }
    />
  );
}

interface DueListProps {
  readonly title: string;
  readonly lead: string;
  readonly eventId?: string;
  readonly state?: DueState | undefined;
  readonly companyId?: string | undefined;
  /** Everything of a company is shown, so that it can be paid at once. */
  readonly payAll?: boolean;
  readonly filters?: React.ReactNode;
}

function DueList({ title, lead, eventId, state, companyId, payAll = false, filters }: DueListProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const list = useDues({ eventId, status: state, companyId });
  const rest = (list.data ?? []).reduce((sum, { restPaisa }) => sum + restPaisa, 0);
  return (
    <ListPage
      header={
        <>
          <PageHeader
            title={title}
            action={
              <PortalLink to={`/fine-calculation/fine-calculator/${eventId ?? 'ANNUAL_REPORT_S80_ALL'}`}>
                {t('fines.calculator')}
              </PortalLink>
            }
          >
            {lead} {rest > 0 ? <strong>{t('fines.restOfAll', { amount: money(rest) })}</strong> : null}
          </PageHeader>
          {payAll ? <PayAllDues dues={list.data ?? []} /> : null}
        </>
      }
      caption={title}
      filters={filters}
      columns={useColumns()}
      rowKey={({ id }) => id}
      rows={list.data}
      failed={list.isError}
      onRetry={() => void list.refetch()}
      refreshing={list.isPlaceholderData}
      paging={{ onMore: undefined, loadingMore: false }}
      empty={{ title: t('fines.noDues') }}
      minTableWidth={820}
    />
  );
}

function DueLink({ due: { id, event, fiscalYear } }: { readonly due: CompanyDue }) {
  const language = useLanguage();
  const { digits } = useFormats();
  return (
    <PortalLink to={`/fine-calculation/due-payment-detail/${event.eventId}/${id}`}>
      {language === 'ne' ? event.nameNepali : event.nameEnglish}
      {fiscalYear === null ? '' : ` ${digits(fiscalYear)}`}
    </PortalLink>
  );
}

/** Days that make nobody late: said where the last day is, so that nobody counts them again. */
function NotCounted({ fine }: { readonly fine: FineWorking }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const days = fine.daysNotCounted.reduce((sum, one) => sum + one.days, 0);
  return days === 0 ? null : (
    <div className={styles['soft']}>{t('fines.daysNotCounted', { count: days, number: number(days) })}</div>
  );
}

function useColumns(): ColumnsType<CompanyDue> {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money, digits } = useFormats();
  return [
    {
      title: t('fines.obligation'),
      key: 'event',
      width: '34%',
      render: (_, due) => (
        <>
          <DueLink due={due} />
          <div className={styles['soft']}>{t('fines.section', { section: digits(due.event.section) })}</div>
        </>
      ),
    },
    {
      title: t('fines.company'),
      key: 'company',
      render: (_, { company }) => (language === 'ne' ? company.nameNepali : company.nameEnglish),
    },
    {
      title: t('fines.dueOn'),
      key: 'dueOn',
      render: (_, { fine }) =>
        fine === null ? (
          '—'
        ) : (
          <>
            <DatePair day={fine.dueOn.ad} />
            <NotCounted fine={fine} />
          </>
        ),
    },
    {
      title: t('fines.state'),
      key: 'state',
      render: (_, { state }) => <Tag color={DUE_COLOURS[state]}>{t(`fines.state.${state}`)}</Tag>,
    },
    {
      title: t('fines.payToday'),
      key: 'rest',
      align: 'right',
      render: (_, { fine, restPaisa }) =>
        fine === null ? t('fines.unknown') : <strong style={{ whiteSpace: 'nowrap' }}>{money(restPaisa)}</strong>,
    },
    {
      title: t('fines.growsOn'),
      key: 'grows',
      render: (_, { fine }) =>
        fine?.grows ? (
          <>
            <DatePair day={fine.grows.on.ad} />
            <div className={styles['soft']}>{money(fine.grows.payablePaisa)}</div>
          </>
        ) : (
          '—'
        ),
    },
  ];
}
