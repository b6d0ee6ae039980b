import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { nameDetailsDraft, type NameDetailsDraft } from '@registrar/domain/processes/questions/names/name-details';
import { objectiveDetails, objectiveDetailsDraft } from '@registrar/domain/processes/questions/objectives';
import { Form, FormField, Input, useZodForm, ZodForm } from '@registrar/ui';
import { Checkbox } from '@registrar/ui/antd';
import { ObjectiveFit } from '../objectives/objective-fit';
import { ObjectivePicker, formAnswers, StepActions, StepHeading, type OwnFormProps } from '@registrar/ui/filing';
import styles from './reservation.module.css';

const codesSchema = z.array(z.string());
const NAMELESS: Partial<NameDetailsDraft> = {};

/** What the company will do, as codes of the national classification, and whether another body knows it already. */
export function ObjectivesStep({ stepKey, detail, answers, onChange, onDone, onBack }: OwnFormProps) {
  const { t } = useTranslation();
  const form = useZodForm({ schema: objectiveDetails, onSubmit: onDone });
  const initial = useMemo(() => {
    const saved = objectiveDetailsDraft.safeParse(answers);
    return { nsicCodes: [], registeredInOtherGovernmentBody: false, ...saved.data };
    // Only as the form is opened: what is chosen afterwards is newer than any answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const elsewhere =
    (Form.useWatch('registeredInOtherGovernmentBody', form.antd) ?? initial.registeredInOtherGovernmentBody) === true;

  const chosen = codesSchema.safeParse(Form.useWatch('nsicCodes', form.antd)).data ?? initial.nsicCodes;
  const name =
    nameDetailsDraft.safeParse(detail.sections.find(({ key }) => key === 'NAME_DETAILS')?.data ?? {}).data ?? NAMELESS;

  return (
    <ZodForm form={form} initialValues={initial} onValuesChange={() => onChange(formAnswers(form.antd))}>
      <StepHeading stepKey={stepKey}>{t('objectives.lead')}</StepHeading>
      <FormField name="nsicCodes" label={t('objectives.label')} required>
        <ObjectivePicker />
      </FormField>
      <ObjectiveFit
        english={name.english ?? ''}
        nepali={name.nepali ?? ''}
        nsicCodes={chosen}
        applicationId={detail.id}
      />
      <FormField name="registeredInOtherGovernmentBody" valuePropName="checked">
        <Checkbox>{t('objectives.otherBody')}</Checkbox>
      </FormField>
      {elsewhere ? (
        <div className={styles['group']}>
          <div className={styles['columns']}>
            <FormField name="otherGovernmentBody" label={t('objectives.otherBodyName')} required>
              <Input maxLength={200} />
            </FormField>
            <FormField name="otherGovernmentBodyRegistrationNumber" label={t('objectives.otherBodyNumber')} required>
              <Input maxLength={50} autoComplete="off" />
            </FormField>
          </div>
        </div>
      ) : null}
      <StepActions onBack={onBack} busy={form.submitting} />
    </ZodForm>
  );
}
