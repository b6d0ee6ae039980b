import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nameSuffixes, parentCompanyTypes, suffixOf } from '@registrar/domain/enumerations/company-types';
import { nameDetailsDraft, objectiveDetailsDraft, type NameDetailsDraft } from '@registrar/domain/processes';
import { NAME_SEARCH_DEBOUNCE_MS } from '@registrar/domain/names/rules';
import { useLanguage } from '@registrar/runtime';
import { Form, FormField, useZodForm, ZodForm } from '@registrar/ui';
import { Checkbox, Select } from '@registrar/ui/choices';
import { StepActions, StepHeading, type OwnFormProps } from '@registrar/ui/filing-pages';
import { formAnswers } from '../../model/form-answers';
import { localName } from '../../model/local-name';
import { nameDetailsForm } from '../../model/name-details-form';
import { useDebouncedValue } from '../../model/use-debounced-value';
import { useNameRules } from '../../model/name-rules';
import type { NameQuestion } from '../check-name/check-name';
import { useParentProblems } from '../group-request/find-parent';
import { LiveNameCheck } from '../check-name/live-name-check';
import { GroupFields } from './group-fields';
import { useCompanyTypes } from './list-company-types';
import { NameFields } from './name-fields';
import styles from './reservation.module.css';

/** Kind of company first, because it decides the legal form; then the name with its check beside it. */
export function NamesStep({ stepKey, detail, answers: opened, onChange, onDone, onBack }: OwnFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
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
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const objectives = objectiveDetailsDraft.safeParse(detail.sections.find(({ key }) => key === 'OBJECTIVE_DETAILS')?.data ?? {}).data;
  const values = nameDetailsDraft.safeParse(Form.useWatch([], form.antd) ?? initial).data;
  const settledParent = useSettledParent(values);
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
            options={parentCompanyTypes.items.map((item) => ({ value: item.key, label: localName(item, language) }))}
            onChange={chooseParent}
          />
        </FormField>
        <FormField name="companyTypeId" label={t('names.type')} required extra={parent === undefined ? t('names.parentFirst') : undefined}>
          <Select
            placeholder={t('common:field.select')}
            disabled={parent === undefined}
            loading={companyTypes.isPending}
            options={companyTypes.data
              ?.filter((type) => type.parentCompanyType === parent)
              .map((type) => ({ value: type.id, label: localName(type, language) }))}
          />
        </FormField>
        <FormField name="suffix" label={t('names.suffix')} required extra={t('names.suffixHint')}>
          <Select
            placeholder={t('common:field.select')}
            disabled={parent === undefined}
            options={parent === undefined ? [] : [suffixOf(parent)].map((suffix) => ({ value: suffix, label: nameSuffixes.name(suffix)[language] || t('answers.noSuffix') }))}
          />
        </FormField>
      </div>
      <NameFields
        english={values?.english ?? ''}
        nepali={values?.nepali ?? ''}
        suffix={values?.suffix}
        onSuggest={set}
      />
      <section className={styles['group']} aria-label={t('names.check')}>
        <LiveNameCheck
          question={{ english: values?.english ?? '', nepali: values?.nepali ?? '', companyTypeId: values?.companyTypeId, applicationId: detail.id, nsicCodes: objectives?.nsicCodes, parent: settledParent }}
          onPick={({ english, nepali }) => set({ ...(english === '' ? {} : { english }), ...(nepali === '' ? {} : { nepali }) })}
        />
      </section>
      <FormField name="isPartOfGroup" valuePropName="checked" extra={t('names.groupHint')}>
        <Checkbox>{t('names.isPartOfGroup')}</Checkbox>
      </FormField>
      {values?.isPartOfGroup === true ? <GroupFields named={values} onFill={set} /> : null}
      <StepActions onBack={onBack} busy={form.submitting} />
    </ZodForm>
  );
}

/** The name that a name of its group has to begin like, once the typing of it pauses; undefined outside a group. */
function useSettledParent(values: NameDetailsDraft | undefined): NameQuestion['parent'] {
  const { isPartOfGroup = false, registeredCompanyNameEnglish = '', registeredCompanyNameNepali = '' } = values ?? {};
  const english = useDebouncedValue(registeredCompanyNameEnglish.trim(), NAME_SEARCH_DEBOUNCE_MS);
  const nepali = useDebouncedValue(registeredCompanyNameNepali.trim(), NAME_SEARCH_DEBOUNCE_MS);
  return isPartOfGroup && english + nepali !== '' ? { english, nepali } : undefined;
}
