import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ForcedCandidate } from '@registrar/domain/calls/forced-openings';
import { FORCED_BATCH_MAXIMUM } from '@registrar/domain/enumerations/forced-batches';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Button, localName, PageHeader, useFormats } from '@registrar/ui';
import { Checkbox, type ColumnsType } from '@registrar/ui/antd';
import { DatePair } from '@registrar/ui/components';
import { CandidateList, useCandidatesAddress } from '@registrar/ui/review';
import { BatchChoice } from './batch-choice';
import { PAGE_SIZE, useForcedCandidates } from './forced-openings';
import { ProposeDialog } from './propose-dialog';

/** Companies that the office may de-register: those that have not filed for three years, or any that is looked for. */
export function CandidatesPage() {
  const { t } = useTranslation();
  const at = useCandidatesAddress();
  const [chosen, setChosen] = useState<ForcedCandidate>();
  const [batch, setBatch] = useState<readonly ForcedCandidate[]>([]);
  const list = useForcedCandidates(at.search, at.page);
  const mayPropose = list.data?.mayPropose ?? false;
  const columns = useCandidateColumns({ mayPropose, batch, onBatch: setBatch, onPropose: setChosen });
  return (
    <>
      <CandidateList
        header={
          <PageHeader
            title={t('forced.candidates')}
            action={<PortalLink to="/de-registration-approval/forced-openings">{t('forced.toProposals')}</PortalLink>}
          >
            {t('forced.candidatesLead')}
          </PageHeader>
        }
        caption={t('forced.candidates')}
        at={at}
        searchLabel={t('forced.search')}
        summary={
          mayPropose ? (
            <BatchChoice search={at.search} total={list.data?.total ?? 0} chosen={batch} onChoose={setBatch} />
          ) : undefined
        }
        columns={columns}
        query={list}
        size={PAGE_SIZE}
        empty={{ title: t(at.search === '' ? 'forced.noCandidates' : 'forced.notFound') }}
      />
      {chosen === undefined ? null : <ProposeDialog candidate={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

interface CandidateColumns {
  readonly mayPropose: boolean;
  /** Chosen to be proposed together. */
  readonly batch: readonly ForcedCandidate[];
  readonly onBatch: (batch: readonly ForcedCandidate[]) => void;
  readonly onPropose: (candidate: ForcedCandidate) => void;
}

function useCandidateColumns({
  mayPropose,
  batch,
  onBatch,
  onPropose,
}: CandidateColumns): ColumnsType<ForcedCandidate> {
  const { t } = useTranslation();
  const { digits } = useFormats();
  const language = useLanguage();
  return [
    {
      title: t('common:field.company'),
      key: 'company',
      render: (_, candidate) => {
        const { company, isProposed } = candidate;
        const others = batch.filter((one) => one.company.id !== company.id);
        const isIn = others.length < batch.length;
        return (
          <>
            {mayPropose && !isProposed ? (
              <Checkbox
                checked={isIn}
                disabled={!isIn && batch.length >= FORCED_BATCH_MAXIMUM}
                onChange={({ target: { checked } }) => onBatch(checked ? [...others, candidate] : others)}
              >
                {localName(company, language)}
              </Checkbox>
            ) : (
              localName(company, language)
            )}
            <div>{company.registrationNumber}</div>
          </>
        );
      },
    },
    {
      title: t('forced.missingYears'),
      key: 'years',
      render: (_, { missingYears }) =>
        missingYears.length === 0 ? t('forced.noneMissing') : missingYears.map(digits).join(', '),
    },
    {
      title: t('forced.since'),
      key: 'since',
      render: (_, { oldestDueOn }) => (oldestDueOn === null ? null : <DatePair day={oldestDueOn} />),
    },
    {
      title: t('forced.proposal'),
      key: 'proposal',
      render: (_, candidate) => {
        if (candidate.isProposed) return t('forced.isProposed');
        if (!mayPropose) return null;
        return (
          <Button
            onClick={() => onPropose(candidate)}
            aria-label={`${t('forced.propose')}: ${localName(candidate.company, language)}`}
          >
            {t('forced.propose')}
          </Button>
        );
      },
    },
  ];
}
