import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { updateProfileRequestSchema, type Profile } from '@registrar/domain/calls/profile';
import { isGatewayFailure, useLeaveGuard } from '@registrar/runtime';
import { Button, FormField, Sheet, useZodForm, ZodForm } from '@registrar/ui';
import { Radio } from '@registrar/ui/antd';
import { useFailureNotice } from '../../model/use-failure-notice';
import { FailureNotice } from '../account-page/failure-notice';
import { FullNameFields } from '../account-page/full-name-fields';
import { OwnPasswordForm } from '../change-password/own-password-form';
import { ContactRows } from './contact-rows';
import { useUpdateProfile } from './profile';
import styles from './profile.module.css';

/** What a person may change about themselves: names, language of messages, where they are reached, the password. */
export function UpdateSection({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation();
  return (
    <div className={styles['stack']}>
      <Sheet as="section" aria-label={t('profile.section.update')}>
        <h2 className={styles['heading']}>{t('profile.section.update')}</h2>
        <DetailsForm profile={profile} />
      </Sheet>
      <Sheet as="section" aria-label={t('contact.title')}>
        <h2 className={styles['heading']}>{t('contact.title')}</h2>
        <ContactRows profile={profile} />
      </Sheet>
      <Sheet as="section" aria-label={t('ownPassword.title')}>
        <h2 className={styles['heading']}>{t('ownPassword.title')}</h2>
        <OwnPasswordForm />
      </Sheet>
    </div>
  );
}

const detailsForm = updateProfileRequestSchema.omit({ version: true });

function DetailsForm({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation();
  const notice = useFailureNotice();
  const updateProfile = useUpdateProfile();
  const [dirty, setDirty] = useState(false);
  useLeaveGuard(dirty);

  const save = async (details: z.output<typeof detailsForm>) => {
    notice.clear();
    try {
      await updateProfile.mutateAsync({ ...details, version: profile.version });
      setDirty(false);
      return [];
    } catch (error) {
      if (!isGatewayFailure(error) || error.status !== 412) return notice.take(error);
      notice.say(t('profile.changedMeanwhile'));
      return [];
    }
  };
  const form = useZodForm({ schema: detailsForm, onSubmit: save });
  const { fullNameNepali, fullNameEnglish, language } = profile;

  return (
    <>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm
        form={form}
        initialValues={{ fullNameNepali, fullNameEnglish, language }}
        onValuesChange={() => setDirty(true)}
        aria-label={t('profile.section.update')}
      >
        <FullNameFields />
        <FormField name="language" label={t('profile.messageLanguage')} extra={t('profile.messageLanguageHint')}>
          <Radio.Group
            options={[
              { value: 'np', label: t('common:language.ne') },
              { value: 'en', label: t('common:language.en') },
            ]}
          />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting} disabled={notice.waiting}>
          {t('common:action.save')}
        </Button>
      </ZodForm>
    </>
  );
}
