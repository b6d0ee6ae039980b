import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { FilingFrame } from '@registrar/domain/processes';
import { typeChange, typeChangeBeforeRegistration } from '@registrar/domain/processes/company-registration';
import { isGatewayFailure, useLanguage } from '@registrar/runtime';
import { Alert, Button, PageHeader, Sheet, useZodForm } from '@registrar/ui';
import { SectionForm, type WidgetControls } from '@registrar/ui/sections';
import { REGISTRATION_APPROVAL, reviewAddress } from '../review/review-address';
import { CompanyTypeWidget } from './company-type-widget';
import { useSubmitTypeChange } from './submit-type-change';
import styles from './type-change.module.css';

const [SECTION] = typeChangeBeforeRegistration.sections;
const widgets: WidgetControls = { companyType: CompanyTypeWidget };
const today = new Date().toISOString().slice(0, 10);
const frame: FilingFrame = { companyType: null, answers: {}, today };
const inSection = `${SECTION.key}.`;

/** The office puts right what kind of company a reserved name is meant for; another officer looks at it before it is decided. */
export function TypeChangePage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [failure, setFailure] = useState<string>();
  const submit = useSubmitTypeChange();
  const title = typeChangeBeforeRegistration.name[language];
  const form = useZodForm({
    schema: typeChange,
    onSubmit: async (answers) => {
      setFailure(undefined);
      try {
        const detail = await submit.mutateAsync(answers);
        void navigate(reviewAddress(detail.processName, detail.id));
        return [];
      } catch (error) {
        if (!isGatewayFailure(error)) throw error;
        const found = (error.errors ?? []).map((one) => ({ ...one, path: one.path.startsWith(inSection) ? one.path.slice(inSection.length) : one.path }));
        if (found.length === 0) setFailure(error.message);
        return found;
      }
    },
  });
  return (
    <div className={styles['page']}>
      <PageHeader title={title}>{t('typeChange.lead')}</PageHeader>
      {failure === undefined ? null : <Alert role="alert" type="error" showIcon title={failure} style={{ marginBlockEnd: 16 }} />}
      <Sheet as="section" aria-label={SECTION.label[language]}>
        <SectionForm form={form} fields={SECTION.fields} frame={frame} initial={{ reservationNumber: address.get('reservation') ?? undefined }} widgets={widgets}>
          <p className={styles['next']}>{t('typeChange.next')}</p>
          <div className={styles['actions']}>
            <Button onClick={() => void navigate(REGISTRATION_APPROVAL)}>{t('common:action.cancel')}</Button>
            <Button type="primary" htmlType="submit" loading={form.submitting}>{t('common:action.submit')}</Button>
          </div>
        </SectionForm>
      </Sheet>
    </div>
  );
}
