import { useTranslation } from 'react-i18next';
import { useLanguage } from '@registrar/runtime';
import Select from 'antd/es/select';
import type { OwnCompany } from './own-companies';

interface CompanyChoiceProps {
  readonly companies: readonly OwnCompany[];
  readonly chosen: string;
  readonly onChoose: (companyId: string) => void;
}

/** Which of one's companies the page is about. */
export function CompanyChoice({ companies, chosen, onChoose }: CompanyChoiceProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const label = ({ regNo, nameEnglish, nameNepali }: OwnCompany) =>
    `${language === 'ne' ? nameNepali : nameEnglish} (${regNo})`;
  return (
    <Select
      value={chosen}
      onChange={onChoose}
      aria-label={t('field.company')}
      style={{ minWidth: 'min(100%, 320px)' }}
      options={companies.map((company) => ({ value: company.id, label: label(company) }))}
    />
  );
}
