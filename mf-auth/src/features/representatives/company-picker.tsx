import { useTranslation } from 'react-i18next';
import type { CompanySummary } from '@registrar/domain/calls/lookups';
import { Input } from '@registrar/ui';
import { Radio } from '@registrar/ui/antd';
import { useNameOf } from './in-language';
import { useFindCompanies } from './mandates';

interface CompanyPickerProps {
  /** Given by the form, as are the value and what it hears. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (companyId: string | undefined) => void;
  readonly 'aria-required'?: boolean | 'true' | 'false';
  readonly 'aria-invalid'?: boolean | 'true' | 'false';
  readonly 'aria-describedby'?: string;
}

/** A number finds the companies that have it, of which one is chosen; where there is only one, it is that one. */
export function CompanyPicker({ value, onChange, ...field }: CompanyPickerProps) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const find = useFindCompanies();
  const found = find.data ?? [];
  const search = (text: string) => {
    const number = text.trim();
    if (number === '') return;
    onChange?.(undefined);
    find.mutate(number, {
      onSuccess: (companies) => onChange?.(companies.length === 1 ? companies[0]?.id : undefined),
    });
  };
  const label = (company: CompanySummary) => `${nameOf(company)} (${company.registrationNumber})`;
  return (
    <>
      <Input.Search
        {...field}
        inputMode="numeric"
        maxLength={40}
        enterButton={t('mandate.find')}
        loading={find.isPending}
        onSearch={search}
      />
      <div role="status">
        {find.isSuccess && found.length === 0 ? <p style={{ marginBlock: '8px 0' }}>{t('mandate.notFound')}</p> : null}
      </div>
      {found.length === 0 ? null : (
        <Radio.Group
          vertical
          aria-label={t('mandate.company')}
          value={value}
          onChange={({ target }) => onChange?.(String(target.value))}
          options={found.map((company) => ({ value: company.id, label: label(company) }))}
          style={{ marginBlockStart: 12 }}
        />
      )}
    </>
  );
}
