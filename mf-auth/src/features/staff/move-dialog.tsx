import { moveStaffRequestSchema, type StaffMember } from '@registrar/domain/calls/staff';
import { useSession } from '@registrar/runtime';
import { FormField, useLanguage } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { useTranslation } from 'react-i18next';
import { useOffices } from '../../model/list-offices';
import { nameOf } from './people-columns';
import { RemarkField, StaffForm } from './staff-form';

const schema = moveStaffRequestSchema.omit({ version: true });

/** Another office: its administrator, or another second person, has to agree. */
export function MoveDialog({ person, onClose }: { readonly person: StaffMember; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const session = useSession();
  const offices = useOffices();
  const others = offices.data?.filter(({ code }) => code !== session?.officeCode) ?? [];
  return (
    <StaffForm
      title={t('staff.move.title', { name: nameOf(person, language) })}
      schema={schema}
      action={(value) => ({
        path: `/external/api/staff/${person.id}/office`,
        body: { ...value, version: person.version },
      })}
      submit={t('staff.propose')}
      onClose={onClose}
      before={<p>{t('staff.move.lead')}</p>}
    >
      <FormField name="officeId" label={t('staff.move.office')} required>
        <Select
          loading={offices.isPending}
          placeholder={t('signUp.officePlaceholder')}
          showSearch={{ optionFilterProp: 'label' }}
          options={others.map(({ id, nameEnglish, nameNepali }) => ({
            value: id,
            label: language === 'ne' ? nameNepali : nameEnglish,
          }))}
        />
      </FormField>
      <RemarkField />
    </StaffForm>
  );
}
