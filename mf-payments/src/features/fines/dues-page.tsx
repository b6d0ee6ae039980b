import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { dueStates, type CompanyDue, type DueState } from '@registrar/domain/calls/fines';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { PageHeader, useFormats } from '@registrar/ui';
import { Segmented } from '@registrar/ui/choices';
import { ListPage, type ColumnsType } from '@registrar/ui/data';
import { DatePair, Tag } from '@registrar/ui/filing';
import { useDues } from './fines';
import styles from './fines.module.css';

const ALL = 'ALL';
const STATE_COLOURS: Readonly<Record<DueState, string>> = { DUE: 'warning', INVOICED: 'processing', PAID: 'success' };

/** My due payments: what my companies filed late or have not filed, and what it costs today. */
export function DuesPage() {
  const { t } = useTranslation();
  return <DueList title={t('fines.dues')} lead={t('fines.duesLead')} />;
}

/** Those of one obligation, and of one state; small letters in the address are the same. */
export function EventDuesPage() {
  const { t } = useTranslation();
  const { eventId = '', status = '' } = useParams();
  const navigate = useNavigate();
  const state = dueStates.find((one) => one === status.toUpperCase());
  return (
    <DueList
      title={t('fines.eventDues')}
      lead={t('fines.duesLead')}
      eventId={eventId}
      state={state}
      filters={<Segmented value={state ?? ALL} aria-label={t('fines.which')} onChange={(next) => void navigate(`/fine-calculation/fine-details-event/${eventId}/${next}`)} options={[ALL, ...dueStates].map((value) => ({ value, label: t(`fines.state.${value}`) }))} />}
    />
  );
}

interface DueListProps {
  readonly title: string;
  readonly lead: string;
  readonly eventId?: string;
  readonly state?: DueState | undefined;
  readonly filters?: React.ReactNode;
}

function DueList({ title, lead, eventId, state, filters }: DueListProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const list = useDues({ eventId, status: state });
  const rest = (list.data ?? []).reduce((sum, { restPaisa }) => sum + restPaisa, 0);
  return (
    <ListPage
      header={
        <PageHeader title={title} action={<PortalLink to={`/fine-calculation/fine-calculator/${eventId ?? 'ANNUAL_REPORT_S80_ALL'}`}>{t('fines.calculator')}</PortalLink>}>
          {lead} {rest > 0 ? <strong>{t('fines.restOfAll', { amount: money(rest) })}</strong> : null}
        </PageHeader>
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

function useColumns(): ColumnsType<CompanyDue> {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money, digits } = useFormats();
  return [
    {
      title: t('fines.obligation'), key: 'event', width: '34%',
      render: (_, { id, event, fiscalYear }) => (
        <>
          <PortalLink to={`/fine-calculation/due-payment-detail/${event.eventId}/${id}`}>{language === 'ne' ? event.nameNepali : event.nameEnglish}{fiscalYear === null ? '' : ` ${digits(fiscalYear)}`}</PortalLink>
          <div className={styles['soft']}>{t('fines.section', { section: digits(event.section) })}</div>
        </>
      ),
    },
    { title: t('fines.company'), key: 'company', render: (_, { company }) => (language === 'ne' ? company.nameNepali : company.nameEnglish) },
    { title: t('fines.dueOn'), key: 'dueOn', render: (_, { fine }) => (fine === null ? '—' : <DatePair day={fine.dueOn.ad} />) },
    { title: t('fines.state'), key: 'state', render: (_, { state }) => <Tag color={STATE_COLOURS[state]}>{t(`fines.state.${state}`)}</Tag> },
    { title: t('fines.payToday'), key: 'rest', align: 'right', render: (_, { fine, restPaisa }) => (fine === null ? t('fines.unknown') : <strong style={{ whiteSpace: 'nowrap' }}>{money(restPaisa)}</strong>) },
    { title: t('fines.growsOn'), key: 'grows', render: (_, { fine }) => (fine?.grows ? <><DatePair day={fine.grows.on.ad} /><div className={styles['soft']}>{money(fine.grows.payablePaisa)}</div></> : '—') },
  ];
}
