import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  companyTypes,
  parentCompanyTypeOf,
  parentCompanyTypes,
  type CompanyType,
} from '@registrar/domain/enumerations/company-types';
import { useLanguage } from '@registrar/runtime';
import { AmountField, Input, PageHeader, Sheet } from '@registrar/ui';
import { Radio } from '@registrar/ui/antd';
import { Outlook } from './outlook';
import styles from './before-you-begin.module.css';

const LONGEST_PURPOSE = 120;
const AMOUNT_MAXIMUM = 1e15;

/** What a registration takes, before anybody opens an account: from three questions, and the capital for the fee. */
export function BeforeYouBeginPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const kind = parentCompanyTypes.keys.find((one) => one === address.get('kind'));
  const types = companyTypes.keys.filter((type) => parentCompanyTypeOf(type) === kind);
  const owners: CompanyType | undefined =
    types.length === 1 ? types[0] : types.find((type) => type === address.get('owners'));
  // typed here, so that an input method is not disturbed by the address
  const [purpose, setPurpose] = useState(address.get('purpose') ?? '');
  const asked = Number(address.get('capital') ?? Number.NaN);
  const capital = Number.isSafeInteger(asked) && asked >= 0 && asked <= AMOUNT_MAXIMUM ? asked : undefined;
  const answer = (changed: Readonly<Record<string, string | undefined>>) => {
    const next = new URLSearchParams(address);
    for (const [key, value] of Object.entries(changed)) {
      if (value === undefined || value === '') next.delete(key);
      else next.set(key, value);
    }
    setAddress(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div className={styles['page']}>
      <PageHeader title={t('before.title')}>{t('before.lead')}</PageHeader>
      <div className={styles['asked']}>
        <Sheet as="section" aria-label={t('before.questions')}>
          <div className={styles['questions']}>
            <fieldset className={styles['question']}>
              <legend>{t('before.kind')}</legend>
              <Radio.Group
                vertical
                name="kind"
                value={kind}
                onChange={(event) => answer({ kind: String(event.target.value), owners: undefined })}
                options={parentCompanyTypes.keys.map((key) => ({
                  value: key,
                  label: parentCompanyTypes.name(key)[language],
                }))}
              />
            </fieldset>
            {types.length < 2 ? null : (
              <fieldset className={styles['question']}>
                <legend>{t('before.owners')}</legend>
                <Radio.Group
                  vertical
                  name="owners"
                  value={owners}
                  onChange={(event) => answer({ owners: String(event.target.value) })}
                  options={types.map((key) => ({ value: key, label: companyTypes.name(key)[language] }))}
                />
              </fieldset>
            )}
            <div className={styles['question']}>
              <label htmlFor="before-purpose">{t('before.purpose')}</label>
              <Input
                id="before-purpose"
                value={purpose}
                maxLength={LONGEST_PURPOSE}
                placeholder={t('before.purposeExample')}
                onChange={(event) => {
                  setPurpose(event.target.value);
                  answer({ purpose: event.target.value });
                }}
              />
            </div>
            <div className={styles['question']}>
              <label htmlFor="before-capital">{t('before.capital')}</label>
              <AmountField
                id="before-capital"
                value={capital}
                onChange={(paisa) =>
                  answer({ capital: paisa === undefined || !Number.isSafeInteger(paisa) ? undefined : String(paisa) })
                }
              />
            </div>
          </div>
        </Sheet>
      </div>
      {owners === undefined ? (
        <p role="status" className={styles['soft']}>
          {t('before.choose')}
        </p>
      ) : (
        <Outlook companyType={owners} capitalPaisa={capital} purpose={purpose} />
      )}
    </div>
  );
}
