import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { companyTypes } from '@registrar/domain/enumerations/company-types';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import { modelFormKinds, modelForms, rulesOfForm } from '@registrar/domain/model-forms';
import { clauseGroupOf } from '@registrar/domain/papers';
import { useLanguage, useSession } from '@registrar/runtime';
import { Alert, Button, CardsSkeleton, PageHeader, Sheet } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { useOwnCompanies } from '@registrar/ui/filing';
import { FormCard } from './form-card';
import { useModelForms } from './model-forms';
import styles from './model-forms.module.css';

const EMPTY = '';
/** Offices of foreign companies have no papers of their own. */
const TYPES = companyTypes.keys.filter((type) => clauseGroupOf(type) !== undefined);
const PROCESSES = everyProcess.keys.filter((process) =>
  modelForms.keys.some((form) => rulesOfForm(form).offers.some(([offered]) => offered === process)),
);

/** The forms of the office for everybody, empty; for one's own company with its data. */
export function ModelFormsPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const session = useSession();
  const [address, setAddress] = useSearchParams();
  const companyType = TYPES.find((type) => type === address.get('type'));
  const process = PROCESSES.find((one) => one === address.get('process'));
  const list = useModelForms({ companyType, process });
  const companies = useOwnCompanies({ enabled: session !== null });
  const company = companies.data?.find(({ id }) => id === address.get('company'));

  const choose = (name: string) => (value: string) => {
    const next = new URLSearchParams(address);
    if (value === EMPTY) next.delete(name);
    else next.set(name, value);
    setAddress(next, { preventScrollReset: true });
  };
  const kinds = modelFormKinds.keys.flatMap((kind) => {
    const forms = list.data?.filter((form) => form.kind === kind) ?? [];
    return forms.length === 0 ? [] : [{ kind, forms }];
  });

  return (
    <div className={styles['page']}>
      <PageHeader title={t('modelForms.title')}>{t('modelForms.lead')}</PageHeader>
      <Sheet as="section" aria-label={t('common:list.filters')}>
        <div className={styles['choices']}>
          <label className={styles['choice']} htmlFor="form-company-type">
            {t('modelForms.companyType')}
            <Select
              id="form-company-type"
              value={companyType ?? EMPTY}
              onChange={choose('type')}
              options={[
                { value: EMPTY, label: t('modelForms.everyType') },
                ...TYPES.map((type) => ({ value: type, label: companyTypes.name(type)[language] })),
              ]}
            />
          </label>
          <label className={styles['choice']} htmlFor="form-process">
            {t('modelForms.process')}
            <Select
              id="form-process"
              showSearch={{ optionFilterProp: 'label' }}
              value={process ?? EMPTY}
              onChange={choose('process')}
              options={[
                { value: EMPTY, label: t('modelForms.everyProcess') },
                ...PROCESSES.map((one) => ({ value: one, label: everyProcess.name(one)[language] })),
              ]}
            />
          </label>
          {companies.data && companies.data.length > 0 ? (
            <label className={styles['choice']} htmlFor="form-company">
              {t('modelForms.fillFor')}
              <Select
                id="form-company"
                value={company?.id ?? EMPTY}
                onChange={choose('company')}
                options={[
                  { value: EMPTY, label: t('modelForms.empty') },
                  ...companies.data.map(({ id, regNo, nameEnglish, nameNepali }) => ({
                    value: id,
                    label: `${language === 'ne' ? nameNepali : nameEnglish} (${regNo})`,
                  })),
                ]}
              />
              <span className={styles['soft']}>{t('modelForms.fillHint')}</span>
            </label>
          ) : null}
        </div>
        <p className={styles['note']}>{t('modelForms.note')}</p>
      </Sheet>
      {list.isError ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('common:list.failed')}
          action={<Button onClick={() => void list.refetch()}>{t('common:action.retry')}</Button>}
        />
      ) : null}
      {list.isPending ? <CardsSkeleton /> : null}
      {list.data?.length === 0 ? (
        <Alert type="info" showIcon title={t('modelForms.none')} description={t('modelForms.noneHint')} />
      ) : null}
      {kinds.map(({ kind, forms }) => (
        <section key={kind} aria-labelledby={`forms-${kind}`}>
          <h2 id={`forms-${kind}`} className={styles['heading']}>
            {modelFormKinds.name(kind)[language]}
          </h2>
          <ul className={styles['forms']}>
            {forms.map((form) => (
              <li key={form.key}>
                <FormCard form={form} companyId={company?.id} companyType={companyType} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
