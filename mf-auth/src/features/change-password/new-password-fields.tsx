import { useTranslation } from 'react-i18next';
import type { PasswordPolicy } from '@registrar/domain/accounts';
import { FormField, PasswordField } from '@registrar/ui';

/** A new password and its repetition; every rule of the policy is ticked as it is met. */
export function NewPasswordFields({ policy }: { readonly policy: PasswordPolicy }) {
  const { t } = useTranslation();
  return (
    <>
      <FormField name="newPassword" label={t('field.newPassword')} required>
        <PasswordField autoComplete="new-password" policy={policy} />
      </FormField>
      <FormField name="confirmPassword" label={t('field.confirmPassword')} required>
        <PasswordField autoComplete="new-password" />
      </FormField>
    </>
  );
}
