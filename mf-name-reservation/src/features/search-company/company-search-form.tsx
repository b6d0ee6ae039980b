import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { companyTypes } from '@registrar/domain/enumerations/company-types';
import { companyStatuses } from '@registrar/domain/enumerations/statuses';
import { useLanguage } from '@registrar/runtime';
import { Button, Flex, Input, localName, narrowQuery, useFormats, useMediaQuery } from '@registrar/ui';
import { matchesTyped, BsAdDateField } from '@registrar/ui/components';
import { Select } from '@registrar/ui/antd';
import { useDistricts, useOffices, type CompanySearch } from './find-companies';
import styles from './search-company.module.css';

const NOTHING: CompanySearch = {
  name: '',
  number: '',
  companyType: '',
  status: '',
  officeId: '',
  districtId: '',
  registeredFrom: '',
  registeredTo: '',
};

export interface CompanySearchFormProps {
  readonly asked: CompanySearch;
  readonly onSearch: (search: CompanySearch) => void;
}

/** Asked for with the button or Enter; the filters narrow at once what was found. */
export function CompanySearchForm({ asked, onSearch }: CompanySearchFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  const offices = useOffices();
  const districts = useDistricts();
  const [typed, setTyped] = useState(asked);
  const address = JSON.stringify(asked);
  const [shown, setShown] = useState(address);
  // Another search is in the address, e.g. after going back: the fields follow it, and keep their place and focus.
  if (shown !== address) {
    setShown(address);
    setTyped(asked);
  }
  const narrowing = [
    asked.companyType,
    asked.status,
    asked.officeId,
    asked.districtId,
    asked.registeredFrom,
    asked.registeredTo,
  ].filter((value) => value !== '').length;
  const small = useMediaQuery(narrowQuery);
  // On a small screen the results come first; the button says how many filters are set.
  const [open, setOpen] = useState(narrowing > 0 && !small);
  const type = (change: Partial<CompanySearch>) => setTyped((before) => ({ ...before, ...change }));
  const narrow = (change: Partial<CompanySearch>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    if (asked.name !== '' || asked.number !== '') onSearch(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed);
  };
  const all = { value: '', label: t('search.all') };

  return (
    <form role="search" onSubmit={submit} className={styles['form']}>
      <label className={styles['field']}>
        {t('search.name')}
        <Input
          value={typed.name}
          onChange={(event) => type({ name: event.target.value })}
          maxLength={200}
          autoComplete="off"
        />
      </label>
      <label className={styles['field']}>
        {t('search.number')}
        <Input
          value={typed.number}
          onChange={(event) => type({ number: event.target.value })}
          maxLength={40}
          inputMode="numeric"
          autoComplete="off"
        />
      </label>
      <Flex gap="small" wrap align="end">
        <Button type="primary" htmlType="submit">
          {t('common:action.search')}
        </Button>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {narrowing === 0 ? t('search.filters') : t('search.filtersSet', { number: number(narrowing) })}
        </Button>
        {Object.values(typed).some((value) => value !== '') ? (
          <Button type="text" onClick={() => (setTyped(NOTHING), onSearch(NOTHING))}>
            {t('search.clear')}
          </Button>
        ) : null}
      </Flex>
      {open ? (
        <div className={styles['filters']}>
          <label className={styles['field']}>
            {t('search.type')}
            <Select
              aria-label={t('search.type')}
              value={typed.companyType}
              onChange={(companyType: string) => narrow({ companyType })}
              options={[
                all,
                ...companyTypes.items.map((item) => ({ value: item.key, label: localName(item, language) })),
              ]}
            />
          </label>
          <label className={styles['field']}>
            {t('common:field.status')}
            <Select
              aria-label={t('common:field.status')}
              value={typed.status}
              onChange={(status: string) => narrow({ status })}
              options={[
                all,
                ...companyStatuses.items.map((item) => ({ value: item.key, label: localName(item, language) })),
              ]}
            />
          </label>
          <label className={styles['field']}>
            {t('search.office')}
            <Select
              aria-label={t('search.office')}
              value={typed.officeId}
              onChange={(officeId: string) => narrow({ officeId })}
              options={[
                all,
                ...(offices.data ?? []).map((office) => ({
                  value: String(office.id),
                  label: localName(office, language),
                })),
              ]}
            />
          </label>
          <label className={styles['field']}>
            {t('search.district')}
            <Select
              aria-label={t('search.district')}
              showSearch={{ filterOption: matchesTyped }}
              value={typed.districtId}
              onChange={(districtId: string) => narrow({ districtId })}
              options={[
                all,
                ...(districts.data ?? []).map((district) => ({
                  value: String(district.id),
                  label: localName(district, language),
                  alsoCalled: [district.nameEnglish, district.nameNepali, ...(district.formerNames ?? [])],
                })),
              ]}
            />
          </label>
          <div className={styles['field']}>
            <span>{t('search.registeredFrom')}</span>
            <BsAdDateField
              label={t('search.registeredFrom')}
              value={typed.registeredFrom || undefined}
              onChange={(registeredFrom) => narrow({ registeredFrom: registeredFrom ?? '' })}
            />
          </div>
          <div className={styles['field']}>
            <span>{t('search.registeredTo')}</span>
            <BsAdDateField
              label={t('search.registeredTo')}
              value={typed.registeredTo || undefined}
              onChange={(registeredTo) => narrow({ registeredTo: registeredTo ?? '' })}
            />
          </div>
        </div>
      ) : null}
    </form>
  );
}
