import { LONG_USERNAME_MAXIMUM } from '@registrar/domain/accounts';
import { createStaffRequestSchema, mayGiveAlone } from '@registrar/domain/calls/staff';
import { roles, STAFF_ROLES } from '@registrar/domain/roles';
import { BilingualField, FormField, Input, useLanguage } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { useTranslation } from 'react-i18next';
import { StaffForm } from './staff-form';

const GIVEN_ALONE = STAFF_ROLES.filter((role) => mayGiveAlone('OFFICE_ADMINISTRATOR', role));

/** A new person of the office, in a role that one administrator may give; higher ones are proposed afterwards. */
export function AddStaffDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <StaffForm
      title={t('staff.add')}
      schema={createStaffRequestSchema}
      action={(body) => ({ path: '/external/api/staff', body })}
      submit={t('staff.addSubmit')}
      onClose={onClose}
      before={<p>{t('staff.addLead')}</p>}
    >
      <BilingualField
        label={t('signUp.fullName')}
        nepali={{ name: 'fullNameNepali', maxLength: 200 }}
        english={{ name: 'fullNameEnglish', maxLength: 100 }}
        required
      />
      <FormField name="username" label={t('signUp.username')} extra={t('staff.usernameHint')} required>
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={LONG_USERNAME_MAXIMUM} />
      </FormField>
      <FormField name="email" label={t('field.email')} extra={t('staff.emailHint')} required>
        <Input type="email" autoComplete="off" maxLength={254} />
      </FormField>
      <FormField name="mobileNumber" label={t('field.mobile')} required>
        <Input inputMode="tel" autoComplete="off" maxLength={20} />
      </FormField>
      <FormField name="role" label={t('staff.column.role')} extra={t('staff.roleHint')} required>
        <Select
          placeholder={t('staff.rolePlaceholder')}
          options={GIVEN_ALONE.map((role) => ({ value: role, label: roles.name(role)[language] }))}
        />
      </FormField>
    </StaffForm>
  );
}
