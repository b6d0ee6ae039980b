import Button from 'antd/es/button';
import { MODEL_FORM_FORMATS, modelFormFileName } from '@registrar/domain/calls/model-forms';
import { modelForms } from '@registrar/domain/model-forms';
import { useLanguage } from '@registrar/runtime';
import { useSectionWords } from '../../sections/section/section-words';
import { useSaveFile } from '../filing/save-file';
import styles from './documents.module.css';

interface ModelFormOfferProps {
  readonly applicationId: string;
  readonly forms: readonly string[];
}

/** The forms of the office that a document may be written with, filled in with the answers of the application. */
export function ModelFormOffer({ applicationId, forms }: ModelFormOfferProps) {
  const say = useSectionWords();
  const language = useLanguage();
  return (
    <div className={styles['forms']}>
      <p className={styles['soft']}>{say('documents.form.how')}</p>
      <ul className={styles['formList']}>
        {forms.map((form) => {
          const name = modelForms.name(form)[language];
          return (
            <li key={form}>
              <span>{say('documents.form.of', { name })}</span>
              {MODEL_FORM_FORMATS.map((format) => (
                <SaveForm
                  key={format}
                  path={`/external/api/application/${applicationId}/model-form/${form}?language=${language}&format=${format}`}
                  file={modelFormFileName(form, { language, format })}
                  label={say(`documents.form.${format}`)}
                  of={name}
                />
              ))}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface SaveFormProps {
  readonly path: `/${string}`;
  readonly file: string;
  readonly label: string;
  readonly of: string;
}

/** Fetches a form with the session and keeps it. */
export function SaveForm({ path, file, label, of }: SaveFormProps) {
  const { save, saving } = useSaveFile(path, file);
  return (
    <Button size="small" loading={saving} onClick={() => void save()} aria-label={`${of}: ${label}`}>
      {label}
    </Button>
  );
}
