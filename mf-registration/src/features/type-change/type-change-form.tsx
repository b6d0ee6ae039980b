import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { FilingFrame } from '@registrar/domain/processes';
import {
  typeChange,
  typeChangeBeforeRegistration,
} from '@registrar/domain/processes/filings/type-change-before-registration/definition';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { isGatewayFailure, useFilingAddress, useLanguage } from '@registrar/runtime';
import { Alert, Button, Sheet, useZodForm } from '@registrar/ui';
import { useFilingWords, SectionForm, type WidgetControls } from '@registrar/ui/filing';
import { REGISTRATION_APPROVAL } from '../review/review-address';
import { CompanyTypeWidget } from './company-type-widget';
import { useSubmitTypeChange } from './submit-type-change';
import styles from './type-change.module.css';

const [SECTION] = typeChangeBeforeRegistration.sections;
const widgets: WidgetControls = { companyType: CompanyTypeWidget };
const inSection = `${SECTION.key}.`;

interface TypeChangeFormProps {
  readonly initial: Readonly<Record<string, unknown>>;
  /** One that is there already: a draft, or what was sent back. */
  readonly begun?: ApplicationDetail;
}

/** Which reserved name, which kind of company, and why; handed in by the one button. */
export function TypeChangeForm({ initial, begun }: TypeChangeFormProps) {
  const { t } = useTranslation();
  const said = useFilingWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const addressOf = useFilingAddress();
  const [failure, setFailure] = useState<string>();
  const [frame] = useState((): FilingFrame => ({
    companyType: null,
    company: null,
    answers: {},
    today: nepalDayOfInstant(new Date().toISOString()),
  }));
  const submit = useSubmitTypeChange(begun);
  const again = begun !== undefined && begun.status !== 'DRAFT';
  const form = useZodForm({
    schema: typeChange,
    onSubmit: async (answers) => {
      setFailure(undefined);
      try {
        const detail = await submit.mutateAsync(answers);
        void navigate(addressOf(detail.processName, detail.id, 'review') ?? REGISTRATION_APPROVAL);
        return [];
      } catch (error) {
        if (!isGatewayFailure(error)) throw error;
        const found = (error.errors ?? []).map((one) => ({
          ...one,
          path: one.path.startsWith(inSection) ? one.path.slice(inSection.length) : one.path,
        }));
        if (found.length === 0) setFailure(error.message);
        return found;
      }
    },
  });
  return (
    <>
      {failure === undefined ? null : (
        <Alert role="alert" type="error" showIcon title={failure} style={{ marginBlockEnd: 16 }} />
      )}
      <Sheet as="section" aria-label={SECTION.label[language]}>
        <SectionForm form={form} fields={SECTION.fields} frame={frame} initial={initial} widgets={widgets}>
          <p className={styles['next']}>{t('typeChange.next')}</p>
          <div className={styles['actions']}>
            <Button onClick={() => void navigate(REGISTRATION_APPROVAL)}>{t('common:action.cancel')}</Button>
            <Button type="primary" htmlType="submit" loading={form.submitting}>
              {said(again ? 'summary.resubmit' : 'common:action.submit')}
            </Button>
          </div>
        </SectionForm>
      </Sheet>
    </>
  );
}
