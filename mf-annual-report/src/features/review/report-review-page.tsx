import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PortalLink } from '@registrar/runtime';
import { useApplication } from '@registrar/ui/filing';
import { FilingReview } from '@registrar/ui/review';
import { ANNUAL_REPORT_APPROVAL, officeRecordsAddress } from '../report/report-address';
import { reportPages } from '../report/report-pages';

/** An annual report for the officers, and the way to the years before it. */
export function ReportReviewPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const companyId = useApplication(id).data?.company?.id;
  return (
    <>
      <FilingReview pages={reportPages} id={id} list={ANNUAL_REPORT_APPROVAL} />
      {companyId === undefined ? null : (
        <p style={{ marginBlockStart: 20 }}>
          <PortalLink to={officeRecordsAddress(companyId)}>{t('record.toRecords')}</PortalLink>
        </p>
      )}
    </>
  );
}
