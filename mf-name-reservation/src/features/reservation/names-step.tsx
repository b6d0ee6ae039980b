import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParentCompanyType } from '@registrar/domain/calls/lookups';
import { nameSuffixes, suffixOf } from '@registrar/domain/enumerations/company-types';
import { nameDetailsDraft } from '@registrar/domain/processes/questions/names/name-details';
import { objectiveDetailsDraft } from '@registrar/domain/processes/questions/objectives';
import { useLanguage, useLookup } from '@registrar/runtime';
import { Form, FormField, localName, useZodForm, ZodForm } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { formAnswers, StepActions, StepHeading, type OwnFormProps } from '@registrar/ui/filing';
import { NameQuestions, useCompanyTypes, useNameRules, useParentProblems } from '@registrar/ui/components';
import { nameDetailsForm } from '../../model/name-details-form';
import styles from './reservation.module.css';

/** Kind of company first, because it decides the legal form; then the name with its check beside it. */
export function NamesStep({ stepKey, detail, answers: opened, onChange, onDone, onBack }: OwnFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const parentTypes = useLookup<ParentCompanyType>({ list: 'company-type/drop-down' });
  const companyTypes = useCompanyTypes();
  const rules = useNameRules();
  const schema = useMemo(() => nameDetailsForm(rules), [rules]);
  const parentProblems = useParentProblems();
  const form = useZodForm({
    schema,
    onSubmit: async (answers) => {
      const problems = answers.isPartOfGroup ? await parentProblems(answers) : [];
      if (problems.length > 0) return problems;
      await onDone();
    },
  });
  const initial = useMemo(() => {
    const saved = nameDetailsDraft.safeParse(opened);
    return { english: '', nepali: '', isPartOfGroup: false, ...saved.data };
    // Only as the form is opened: what is typed afterwards is newer than any answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const objectives = objectiveDetailsDraft.safeParse(
    detail.sections.find(({ key }) => key === 'OBJECTIVE_DETAILS')?.data ?? {},
  ).data;
  const values = nameDetailsDraft.safeParse(Form.useWatch([], form.antd) ?? initial).data;
  const parent = values?.parentCompanyType;
  const share = () => onChange(formAnswers(form.antd));
  const set = (fields: object) => {
    form.antd.setFieldsValue(fields);
    share();
  };
  const chooseParent = (chosen: NonNullable<typeof parent>) => {
    const only = companyTypes.data?.filter((type) => type.parentCompanyType === chosen) ?? [];
    set({ companyTypeId: only.length === 1 ? only[0]?.id : undefined, suffix: suffixOf(chosen) });
  };

  return (
    <ZodForm form={form} initialValues={initial} onValuesChange={share}>
      <StepHeading stepKey={stepKey}>{t('names.lead')}</StepHeading>
      <div className={styles['columns']}>
        <FormField name="parentCompanyType" label={t('names.parentType')} required>
          <Select
            placeholder={t('common:field.select')}
            loading={parentTypes.pending}
            notFoundContent={parentTypes.failed ? t('names.typesFailed') : undefined}
            onOpenChange={(open) => {
              if (open && parentTypes.failed) parentTypes.retry();
            }}
            options={parentTypes.items.map((item) => ({ value: item.key, label: localName(item, language) }))}
            onChange={chooseParent}
          />
        </FormField>
        <FormField
          name="companyTypeId"
          label={t('names.type')}
          required
          extra={parent === undefined ? t('names.parentFirst') : undefined}
        >
          <Select
            placeholder={t('common:field.select')}
            disabled={parent === undefined}
            loading={companyTypes.isPending}
            notFoundContent={companyTypes.isError ? t('names.typesFailed') : undefined}
            onOpenChange={(open) => {
              if (open && companyTypes.isError) void companyTypes.refetch();
            }}
            options={companyTypes.data
              ?.filter((type) => type.parentCompanyType === parent)
              .map((type) => ({ value: type.id, label: localName(type, language) }))}
          />
        </FormField>
        <FormField name="suffix" label={t('names.suffix')} required extra={t('names.suffixHint')}>
          <Select
            placeholder={t('common:field.select')}
            disabled={parent === undefined}
            options={
              parent === undefined
                ? []
                : [suffixOf(parent)].map((suffix) => ({
                    value: suffix,
                    label: nameSuffixes.name(suffix)[language] || t('answers.noSuffix'),
                  }))
            }
          />
        </FormField>
      </div>
      <NameQuestions
        values={values ?? {}}
        about={{ companyTypeId: values?.companyTypeId, applicationId: detail.id, nsicCodes: objectives?.nsicCodes }}
        onSet={set}
      />
      <StepActions onBack={onBack} busy={form.submitting} />
    </ZodForm>
  );
}
