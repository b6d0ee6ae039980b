import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RestorationCandidate } from '@registrar/domain/calls/restorations';
import { formatMoney } from '@registrar/i18n/money';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Button, localName, PageHeader } from '@registrar/ui';
import type { ColumnsType } from '@registrar/ui/antd';
import { DatePair } from '@registrar/ui/components';
import { CandidateList, useCandidatesAddress } from '@registrar/ui/review';
import { FileOrderDialog } from './file-order-dialog';
import { PAGE_SIZE, useRestorable } from './restorations';

/** Companies of the office that left the register: until when a court may restore each, and what it owes. */
export function RestorableCompaniesPage() {
  const { t } = useTranslation();
  const at = useCandidatesAddress();
  const [chosen, setChosen] = useState<RestorationCandidate>();
  const list = useRestorable(at.search, at.page);
  const columns = useCandidateColumns(list.data?.mayPropose ?? false, setChosen);
  return (
    <>
      <CandidateList
        header={
          <PageHeader
            title={t('restorations.candidates')}
            action={
              <PortalLink to="/de-registration-approval/restorations">{t('restorations.toProposals')}</PortalLink>
            }
          >
            {t('restorations.candidatesLead')}
          </PageHeader>
        }
        caption={t('restorations.candidates')}
        at={at}
        searchLabel={t('restorations.search')}
        columns={columns}
        query={list}
        size={PAGE_SIZE}
        empty={{ title: t(at.search === '' ? 'restorations.noCandidates' : 'restorations.notFound') }}
      />
      {chosen === undefined ? null : <FileOrderDialog candidate={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function useCandidateColumns(
  mayPropose: boolean,
  onFile: (candidate: RestorationCandidate) => void,
): ColumnsType<RestorationCandidate> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    {
      title: t('common:field.company'),
      key: 'company',
      render: (_, { company }) => (
        <>
          {localName(company, language)}
          <div>{company.registrationNumber}</div>
        </>
      ),
    },
    {
      title: t('restorations.leftOn'),
      key: 'left',
      render: (_, { deregisteredOn }) =>
        deregisteredOn === null ? t('restorations.dayUnknown') : <DatePair day={deregisteredOn} />,
    },
    {
      title: t('restorations.lastDay'),
      key: 'last',
      render: (_, { lastDay, isMerged }) =>
        isMerged ? t('restorations.isMerged') : lastDay === null ? null : <DatePair day={lastDay} />,
    },
    {
      title: t('restorations.unpaid'),
      key: 'fine',
      align: 'right',
      render: (_, { finePaisa }) => formatMoney(finePaisa, language),
    },
    {
      title: t('restorations.order'),
      key: 'order',
      render: (_, candidate) => {
        if (candidate.isProposed) return t('restorations.isProposed');
        if (!mayPropose || candidate.lastDay === null) return null;
        return (
          <Button
            onClick={() => onFile(candidate)}
            aria-label={`${t('restorations.file')}: ${localName(candidate.company, language)}`}
          >
            {t('restorations.file')}
          </Button>
        );
      },
    },
  ];
}
