import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanySummary } from '@registrar/domain/calls/lookups';
import { plainCode } from '@registrar/domain/plain-text';
import { useLanguage, usePortal } from '@registrar/runtime';
import { Button, Input, localName } from '@registrar/ui';
import type { WidgetProps } from '@registrar/ui/filing';
import { useCompanyStanding } from '../company/company-standing';
import styles from './calls.module.css';

type Found = Pick<CompanySummary, 'id' | 'nameEnglish' | 'nameNepali' | 'registrationNumber'>;

/** The company that is called, as the id of the form: found by its number, or given with the address of the page. */
export function CalledCompany({ value, onChange, ...control }: WidgetProps) {
  const [found, setFound] = useState<Found>();
  const id = typeof value === 'string' ? value : undefined;
  if (id === undefined)
    return (
      <Finder
        {...control}
        onFound={(company) => {
          setFound(company);
          onChange?.(company.id);
        }}
      />
    );
  const other = () => onChange?.(undefined);
  return found?.id === id ? <Chosen company={found} onOther={other} /> : <Given id={id} onOther={other} />;
}

function Given({ id, onOther }: { readonly id: string; readonly onOther: () => void }) {
  const { t } = useTranslation();
  const standing = useCompanyStanding(id);
  if (standing.isError)
    return (
      <p className={styles['chosen']}>
        {t('calls.companyUnknown')} <Other onOther={onOther} />
      </p>
    );
  return standing.data === undefined ? (
    <p role="status" className={styles['chosen']}>
      …
    </p>
  ) : (
    <Chosen company={standing.data.company} onOther={onOther} />
  );
}

function Chosen({ company, onOther }: { readonly company: Found; readonly onOther: () => void }) {
  const language = useLanguage();
  return (
    <p className={styles['chosen']}>
      <strong>{localName(company, language)}</strong> · {company.registrationNumber}
      <br />
      <Other onOther={onOther} />
    </p>
  );
}

function Other({ onOther }: { readonly onOther: () => void }) {
  const { t } = useTranslation();
  return (
    <Button type="link" style={{ paddingInline: 0 }} onClick={onOther}>
      {t('calls.otherCompany')}
    </Button>
  );
}

/** One company of the number is taken at once; in the old data some numbers have more. */
function Finder({
  field: _,
  label: __,
  onBlur: ___,
  onFound,
  ...control
}: Omit<WidgetProps, 'value' | 'onChange'> & { readonly onFound: (company: Found) => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { gateway } = usePortal();
  const [typed, setTyped] = useState('');
  const search = useMutation({
    mutationFn: (registrationNumber: string) =>
      gateway.request<CompanySummary[]>({
        path: '/external/api/company-merge/search/company-details',
        query: { registrationNumber },
        quiet: { overlay: true, successToast: true, failureToast: true },
      }),
    onSuccess: ([first, ...more]) => {
      if (first !== undefined && more.length === 0) onFound(first);
    },
  });
  const find = (text: string) => {
    const number = plainCode(text);
    if (number !== '') search.mutate(number);
  };
  return (
    <>
      <Input.Search
        {...control}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          search.reset();
        }}
        enterButton={t('calls.findCompany')}
        loading={search.isPending}
        maxLength={30}
        autoComplete="off"
        onPressEnter={(event) => event.preventDefault()}
        onSearch={find}
      />
      <div role="status" className={styles['found']}>
        {search.isError ? t('calls.findFailed') : null}
        {search.data?.length === 0 ? t('calls.companyUnknown') : null}
        {search.data !== undefined && search.data.length > 1
          ? search.data.map((company) => (
              <div key={company.id}>
                {localName(company, language)}{' '}
                <Button
                  type="link"
                  aria-label={`${t('calls.chooseCompany')}: ${localName(company, language)}`}
                  onClick={() => onFound(company)}
                >
                  {t('calls.chooseCompany')}
                </Button>
              </div>
            ))
          : null}
      </div>
    </>
  );
}
