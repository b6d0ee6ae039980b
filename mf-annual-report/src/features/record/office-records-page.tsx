import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useLanguage } from '@registrar/runtime';
import { localName, PageHeader } from '@registrar/ui';
import { reviewAddress } from '../report/report-address';
import { Records } from './records';
import { useReportFigures } from './report-records';

/** The same for the officers, who come from a report or from the list of who has not filed. */
export function OfficeRecordsPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { companyId = '' } = useParams();
  const company = useReportFigures(companyId).data?.company;
  const name = company && localName(company, language);
  return (
    <>
      <PageHeader title={t('record.title')}>
        {name === undefined ? t('record.lead') : `${name} · ${company?.registrationNumber ?? ''}`}
      </PageHeader>
      <Records companyId={companyId} filingAddress={reviewAddress} />
    </>
  );
}
