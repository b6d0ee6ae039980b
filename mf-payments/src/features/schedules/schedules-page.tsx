import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { scheduleGroups, type ScheduleGroup } from '@registrar/domain/schedules';
import { useLanguage, useFreshQueries } from '@registrar/runtime';
import { Button, Flex, PageHeader, useFormats } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { ProposalsTab } from './proposals-tab';
import { RatesTab } from './rates-tab';
import { useProposals } from './schedule-calls';

const PROPOSALS = 'proposals';

/**
 * The dated rates of fees and fines. One person proposes a new row, another one lets it in, everybody else who may
 * reads.
 */
export function SchedulesPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  const [address, setAddress] = useSearchParams();
  useFreshQueries('schedules');

  const asked = address.get('tab') ?? '';
  const tab: ScheduleGroup | typeof PROPOSALS = asked === PROPOSALS || scheduleGroups.has(asked) ? asked : 'FEE';
  // the second person sees from any tab that something waits
  const waiting = useProposals('open', 1).data?.total ?? 0;
  const groups = scheduleGroups.keys.map((group) => ({ value: group, label: scheduleGroups.name(group)[language] }));
  const header = (
    <>
      <PageHeader title={t('schedules.title')}>{t('schedules.lead')}</PageHeader>
      {/* eleven tabs fit on no screen, and what hides the rest is no tab */}
      <Flex wrap gap="small" style={{ marginBlockEnd: 16 }}>
        <Select
          id="which-rules"
          aria-label={t('schedules.which')}
          value={tab === PROPOSALS ? null : tab}
          placeholder={t('schedules.which')}
          onChange={(group: ScheduleGroup) => setAddress({ tab: group })}
          options={groups}
          style={{ flex: '1 1 240px', maxWidth: 420 }}
        />
        <Button
          type={tab === PROPOSALS ? 'primary' : 'default'}
          aria-pressed={tab === PROPOSALS}
          onClick={() => setAddress({ tab: PROPOSALS })}
        >
          {waiting === 0 ? t('schedules.proposals') : t('schedules.proposalsWaiting', { waiting: number(waiting) })}
        </Button>
      </Flex>
    </>
  );
  return tab === PROPOSALS ? <ProposalsTab header={header} /> : <RatesTab key={tab} header={header} group={tab} />;
}
