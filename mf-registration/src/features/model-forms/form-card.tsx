import { useTranslation } from 'react-i18next';
import { MODEL_FORM_FORMATS, modelFormFileName, type ModelFormList } from '@registrar/domain/calls/model-forms';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import { useLanguage } from '@registrar/runtime';
import { Button, Sheet } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import { SaveForm } from '@registrar/ui/filing';
import { companyFormPath, emptyFormAddress } from './model-forms';
import styles from './model-forms.module.css';

interface FormCardProps {
  readonly form: ModelFormList[number];
  /** Undefined: the form is empty. */
  readonly companyId: string | undefined;
  readonly companyType: string | undefined;
}

const LANGUAGES = ['ne', 'en'] as const;

/** One form: what it is for, since when it reads so, and its four files. */
export function FormCard({ form, companyId, companyType }: FormCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = language === 'ne' ? form.titleNepali : form.titleEnglish;
  const processes = [...new Set(form.offers.map(({ process }) => everyProcess.name(process)[language]))];
  return (
    <Sheet>
      <h3 className={styles['title']}>{title}</h3>
      <p className={styles['soft']}>{language === 'ne' ? form.referenceNepali : form.reference}</p>
      {processes.length === 0 ? null : (
        <p className={styles['soft']}>{t('modelForms.usedFor', { processes: processes.join(', ') })}</p>
      )}
      <p className={styles['soft']}>
        {t('modelForms.since')} <DatePair day={form.validFrom} inline />
      </p>
      <div className={styles['files']}>
        {LANGUAGES.map((of) => {
          const named = t(of === 'ne' ? 'modelForms.inNepali' : 'modelForms.inEnglish');
          return (
            <div key={of} role="group" aria-label={`${title}, ${named}`} className={styles['group']}>
              <span>{named}</span>
              {MODEL_FORM_FORMATS.map((format) => {
                const query = { language: of, format };
                const file = modelFormFileName(form.key, query);
                const label = t(`modelForms.${format}`);
                return companyId === undefined ? (
                  <Button
                    key={format}
                    size="small"
                    href={emptyFormAddress(form.key, query, companyType)}
                    download={file}
                    aria-label={`${title}, ${named}: ${label}`}
                  >
                    {label}
                  </Button>
                ) : (
                  <SaveForm
                    key={format}
                    path={companyFormPath(companyId, form.key, query)}
                    file={file}
                    label={label}
                    of={`${title}, ${named}`}
                  />
                );
              })}
            </div>
          );
        })}
      </div>
    </Sheet>
  );
}
