import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanySummary } from '@registrar/domain/calls/lookups';
import { plainCode } from '@registrar/domain/plain-text';
import { NEPAL } from '@registrar/domain/processes/questions/address';
import { valueAt, type Answers } from '@registrar/domain/processes';
import { useLanguage, usePortal } from '@registrar/runtime';
import { Alert, Button } from '@registrar/ui';
import { useSectionForm } from '@registrar/ui/filing';
import styles from './shareholders.module.css';

const MINUTE_MS = 60_000;

/** Companies of the register with this number; numbers are not unique in the old data. */
function useCompaniesByNumber(registrationNumber: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['registered-company', registrationNumber],
    queryFn: ({ signal }) =>
      gateway.request<CompanySummary[]>({
        path: '/external/api/company-merge/search/company-details',
        query: { registrationNumber },
        quiet: { overlay: true, successToast: true, failureToast: true },
        signal,
      }),
    enabled: registrationNumber !== '',
    staleTime: MINUTE_MS,
  });
}

/** Under the questions about a company that holds: what the register knows of its number need not be typed. */
export function RegisteredCompany({ data }: { readonly data: Answers }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { set, disabled } = useSectionForm();
  const [asked, setAsked] = useState('');
  const value = valueAt(data, 'company.registrationNumber');
  const typed = typeof value === 'string' ? plainCode(value) : '';
  const search = useCompaniesByNumber(asked);
  const found = asked === typed ? search.data : undefined;
  if (disabled) return null;
  const take = (company: CompanySummary) =>
    set({
      'company.nameNepali': company.nameNepali,
      'company.nameEnglish': company.nameEnglish,
      'company.registrationNumber': company.registrationNumber,
      'company.countryId': NEPAL,
    });
  return (
    <div className={styles['register']}>
      <Button
        disabled={typed === ''}
        loading={asked === typed && search.isFetching}
        onClick={() => (asked === typed && search.isError ? void search.refetch() : setAsked(typed))}
      >
        {t('holders.findInRegister')}
      </Button>
      <div role="status">
        {asked === typed && search.isError ? <Alert type="error" showIcon title={t('holders.registerFailed')} /> : null}
        {found?.length === 0 ? <Alert type="warning" showIcon title={t('holders.notInRegister')} /> : null}
        {found?.map((company) => (
          <p key={company.id} className={styles['found']}>
            <span>
              {language === 'ne' ? company.nameNepali : company.nameEnglish}
              {company.status === 'ACTIVE' ? '' : ` (${t('holders.notActive')})`}
            </span>
            <Button type="link" onClick={() => take(company)}>
              {t('holders.takeFromRegister')}
            </Button>
          </p>
        ))}
      </div>
    </div>
  );
}
