import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanySummary } from '@registrar/domain/calls/lookups';
import { toLatinDigits } from '@registrar/domain/digits';
import { useLanguage, usePortal } from '@registrar/runtime';
import { Alert, Button, Flex, Input } from '@registrar/ui';
import styles from './calls.module.css';

export interface CalledCompany {
  readonly id: string;
  readonly nameEnglish: string;
  readonly nameNepali: string;
  readonly registrationNumber: string;
}

/** The company is found by its number; numbers are not unique in the old data. */
export function CompanyFinder({ chosen, onChoose, missing }: { readonly chosen: CalledCompany | undefined; readonly onChoose: (company: CalledCompany | undefined) => void; readonly missing: string | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { gateway } = usePortal();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const search = useQuery({
    queryKey: ['called-company', asked],
    enabled: asked !== '',
    queryFn: ({ signal }) => gateway.request<CompanySummary[]>({ path: '/external/api/company-merge/search/company-details', query: { registrationNumber: asked }, quiet: { overlay: true, successToast: true, failureToast: true }, signal }),
  });
  const nameOf = ({ nameEnglish, nameNepali }: Pick<CalledCompany, 'nameEnglish' | 'nameNepali'>) => (language === 'ne' ? nameNepali || nameEnglish : nameEnglish || nameNepali);
  if (chosen !== undefined) {
    return <p className={styles['chosen']}><strong>{nameOf(chosen)}</strong> · {chosen.registrationNumber} <Button type="link" onClick={() => onChoose(undefined)}>{t('calls.otherCompany')}</Button></p>;
  }
  return (
    <div className={styles['finder']}>
      <label htmlFor="called-company">{t('calls.companyNumber')} <span aria-hidden="true" className={styles['mark']}>*</span></label>
      <Flex gap="small" wrap>
        <Input id="called-company" value={typed} onChange={({ target }) => setTyped(target.value)} onPressEnter={(event) => { event.preventDefault(); setAsked(toLatinDigits(typed).trim()); }} aria-invalid={missing !== undefined} aria-describedby="called-company-problem" maxLength={30} autoComplete="off" style={{ maxWidth: 260 }} status={missing === undefined ? '' : 'error'} />
        <Button loading={search.isFetching} disabled={typed.trim() === ''} onClick={() => setAsked(toLatinDigits(typed).trim())}>{t('calls.findCompany')}</Button>
      </Flex>
      <div id="called-company-problem" role="alert" className={styles['problem']}>{missing}</div>
      <div role="status">
        {search.isError ? <Alert type="error" showIcon title={t('addNew.failed')} /> : null}
        {search.data?.length === 0 ? <Alert type="warning" showIcon title={t('calls.companyUnknown')} /> : null}
        {search.data?.map((company) => (
          <p key={company.id} className={styles['chosen']}>{nameOf(company)} <Button type="link" onClick={() => onChoose({ ...company, registrationNumber: company.registrationNumber })}>{t('calls.chooseCompany')}</Button></p>
        ))}
      </div>
    </div>
  );
}
