import { useTranslation } from 'react-i18next';
import { PortalLink } from '@registrar/runtime';
import { ApprovalList } from '@registrar/ui/review';

/**
 * Annual reports that an officer decides: those that the portal did not take by itself; and the way to who has not
 * filed.
 */
export function ReportApprovalPage() {
  const { t } = useTranslation();
  const title = t('approval.title');
  return (
    <ApprovalList title={title} kinds={[{ process: 'ANNUAL_REPORT', label: title }]}>
      {() => (
        <p style={{ marginBlockStart: 20 }}>
          <PortalLink to="/annual-report-approval/not-filed">{t('approval.notFiled')}</PortalLink>
        </p>
      )}
    </ApprovalList>
  );
}
