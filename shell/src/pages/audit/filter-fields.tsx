import { auditActions, auditObjects, SYSTEM_ROLE, type AuditFilter } from '@registrar/domain/calls/audit';
import { roles } from '@registrar/domain/roles';
import { Input, useLanguage } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { BsAdDateField } from '@registrar/ui/components';
import { useTranslation } from 'react-i18next';

const filterableRoles = [...roles.keys, SYSTEM_ROLE] as const;

interface FilterFieldsProps {
  readonly filter: AuditFilter;
  readonly onChange: (change: Partial<AuditFilter>) => void;
}

/** Days, who, in which role, what, and to what. */
export function FilterFields({ filter, onChange }: FilterFieldsProps) {
  const { t } = useTranslation('shell-pages');
  const language = useLanguage();
  const choices = (items: typeof roles.items | typeof auditActions.items | typeof auditObjects.items) =>
    items.map(({ key, nameEnglish, nameNepali }) => ({
      value: key,
      label: language === 'ne' ? nameNepali : nameEnglish,
    }));
  const options = {
    role: [{ value: SYSTEM_ROLE, label: t('audit.system') }, ...choices(roles.items)],
    action: choices(auditActions.items),
    objectType: choices(auditObjects.items),
  };
  const select = (name: 'role' | 'action' | 'objectType') => (
    <label style={{ flex: '1 1 200px' }}>
      {t(`audit.filter.${name}`)}
      <Select
        style={{ width: '100%' }}
        value={filter[name] ?? ''}
        onChange={(value: string) =>
          onChange(
            name === 'role' ? { role: filterableRoles.find((role) => role === value) } : { [name]: value || undefined },
          )
        }
        showSearch={{ optionFilterProp: 'label' }}
        options={[{ value: '', label: t('audit.filter.all') }, ...options[name]]}
      />
    </label>
  );
  const text = (name: 'actor' | 'objectId', maxLength: number) => (
    <label style={{ flex: '1 1 240px' }}>
      {t(`audit.filter.${name}`)}
      <Input.Search
        key={filter[name] ?? ''}
        defaultValue={filter[name]}
        allowClear
        maxLength={maxLength}
        enterButton={t('action.search', { ns: 'common' })}
        onSearch={(value) => onChange({ [name]: value.trim() || undefined })}
      />
    </label>
  );
  return (
    <>
      <div style={{ flex: '1 1 300px' }}>
        <span aria-hidden>{t('audit.filter.from')}</span>
        <BsAdDateField
          label={t('audit.filter.from')}
          value={filter.from}
          onChange={(from) => onChange({ from })}
          max={filter.to}
        />
      </div>
      <div style={{ flex: '1 1 300px' }}>
        <span aria-hidden>{t('audit.filter.to')}</span>
        <BsAdDateField
          label={t('audit.filter.to')}
          value={filter.to}
          onChange={(to) => onChange({ to })}
          min={filter.from}
        />
      </div>
      {text('actor', 60)}
      {select('role')}
      {select('action')}
      {select('objectType')}
      {text('objectId', 100)}
    </>
  );
}
