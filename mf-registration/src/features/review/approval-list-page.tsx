import { useTranslation } from 'react-i18next';
import { migrationCompanyRegistration } from '@registrar/domain/processes/filings/migration-company-registration/definition';
import { typeChangeBeforeRegistration } from '@registrar/domain/processes/filings/type-change-before-registration/definition';
import { PortalLink, useAccess, useLanguage } from '@registrar/runtime';
import { ApprovalList } from '@registrar/ui/review';
import { TYPE_CHANGE } from './review-address';

/**
 * Registrations, as the office has them, what came over from the older system, and the changes of type that it begins
 * itself.
 */
export function RegistrationApprovalPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const can = useAccess();
  const title = t('review.listTitle');
  const others = [migrationCompanyRegistration, typeChangeBeforeRegistration].map(({ process, name }) => ({
    process,
    label: name[language],
  }));
  return (
    <ApprovalList title={title} kinds={[{ process: 'COMPANY_REGISTRATION', label: title }, ...others]}>
      {() =>
        can('TYPE_CHANGE') ? (
          <p style={{ marginBlockStart: 20 }}>
            <PortalLink to={TYPE_CHANGE}>{t('typeChange.begin')}</PortalLink>
          </p>
        ) : null
      }
    </ApprovalList>
  );
}
