import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { scheduleGroups, type ScheduleGroup } from '@registrar/domain/schedules';
import { useLanguage, useSession, useSocketTopic } from '@registrar/runtime';
import { narrowQuery, PageHeader, useFormats, useMediaQuery } from '@registrar/ui';
import { Select } from '@registrar/ui/choices';
import { Tabs } from '@registrar/ui/overlays';
import { ProposalsTab } from './proposals-tab';
import { RatesTab } from './rates-tab';
import { useProposals } from './schedule-calls';

const PROPOSALS = 'proposals';

/** The dated rates of fees and fines. One person proposes a new row, another one lets it in, everybody else who may reads. */
export function SchedulesPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  const session = useSession();
  const narrow = useMediaQuery(narrowQuery);
  const queries = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const refresh = () => void queries.invalidateQueries({ queryKey: ['schedules'] });
  useSocketTopic(session ? `/topic/user/${session.userId}` : null, { onMessage: refresh, onResync: refresh });

  const asked = address.get('tab') ?? '';
  const tab: ScheduleGroup | typeof PROPOSALS = asked === PROPOSALS || scheduleGroups.has(asked) ? asked : 'FEE';
  // the second person sees from any tab that something waits
  const waiting = useProposals('open', 1).data?.total ?? 0;
  const tabs = [...scheduleGroups.keys.map((group) => ({ key: group, label: scheduleGroups.name(group)[language] })), { key: PROPOSALS, label: waiting === 0 ? t('schedules.proposals') : t('schedules.proposalsWaiting', { waiting: number(waiting) }) }];
  const header = (
    <>
      <PageHeader title={t('schedules.title')}>{t('schedules.lead')}</PageHeader>
      {/* five tabs do not fit on a phone, and what hides the rest is no tab */}
      {narrow ? (
        <Select aria-label={t('schedules.which')} value={tab} onChange={(key) => setAddress({ tab: key })} options={tabs.map(({ key, label }) => ({ value: key, label }))} style={{ width: '100%', marginBlockEnd: 16 }} />
      ) : (
        <Tabs activeKey={tab} onChange={(key) => setAddress({ tab: key })} items={tabs} />
      )}
    </>
  );
  return tab === PROPOSALS ? <ProposalsTab header={header} /> : <RatesTab key={tab} header={header} group={tab} />;
}
