import { changeStaffRoleRequestSchema, needsSecondPerson, type StaffMember } from '@registrar/domain/calls/staff';
import { roles, STAFF_ROLES } from '@registrar/domain/roles';
import { Alert, FormField, useLanguage } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from './people-columns';
import { RemarkField, StaffForm } from './staff-form';

const schema = changeStaffRoleRequestSchema.omit({ version: true });

/**
 * Another role: at once where the administrator may give it alone, otherwise as a proposal; the dialog says which
 * before it is sent.
 */
export function RoleDialog({ person, onClose }: { readonly person: StaffMember; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [chosen, setChosen] = useState<string>();
  const before = roles.has(person.roleCode) ? person.roleCode : undefined;
  const after = chosen !== undefined && roles.has(chosen) ? chosen : undefined;
  const isProposal =
    before !== undefined && after !== undefined && needsSecondPerson('OFFICE_ADMINISTRATOR', before, after);
  return (
    <StaffForm
      title={t('staff.role.title', { name: nameOf(person, language) })}
      schema={schema}
      action={(value) => ({
        path: `/external/api/staff/${person.id}/role`,
        body: { ...value, version: person.version },
      })}
      submit={t(isProposal ? 'staff.propose' : 'staff.role.submit')}
      onClose={onClose}
      before={<p>{t('staff.role.now', { role: roles.name(person.roleCode)[language] })}</p>}
    >
      <FormField name="role" label={t('staff.role.new')} required>
        <Select
          placeholder={t('staff.rolePlaceholder')}
          onChange={(role: string) => setChosen(role)}
          options={STAFF_ROLES.filter((role) => role !== person.roleCode).map((role) => ({
            value: role,
            label: roles.name(role)[language],
          }))}
        />
      </FormField>
      <div role="status">
        {after !== undefined && (
          <Alert
            showIcon
            type={isProposal ? 'warning' : 'info'}
            title={t(isProposal ? 'staff.role.needsSecond' : 'staff.role.atOnce')}
            style={{ marginBlockEnd: 16 }}
          />
        )}
      </div>
      <RemarkField />
    </StaffForm>
  );
}
