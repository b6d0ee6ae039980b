import Button from 'antd/es/button';
import { MODEL_FORM_FORMATS, modelFormFileName } from '@registrar/domain/calls/model-forms';
import { modelForms } from '@registrar/domain/model-forms';
import { useLanguage } from '@registrar/runtime';
import { useSectionWords } from '../../sections/section/section-words';
import { useSaveFile } from '../filing/save-file';
import styles from './documents.module.css';

interface ModelFormOfferProps {
  readonly applicationId: string;
  /** The document for which it is wanted; it is filled in for whose place it is. */
  readonly placeKey: string;
  readonly forms: readonly string[];
}

/** What to do with a paper that somebody signs, in one line with its form, filled in with the answers. */
export function ModelFormOffer({ applicationId, placeKey, forms }: ModelFormOfferProps) {
  const say = useSectionWords();
  const language = useLanguage();
  const addressOf = (form: string, format: string): `/${string}` => {
    const asked = new URLSearchParams({ language, format, place: placeKey });
    return `/external/api/application/${applicationId}/model-form/${form}?${asked.toString()}`;
  };
  return (
    <div className={styles['forms']}>
      <span className={styles['soft']}>{say('documents.form.how')}</span>
      {forms.map((form) => {
        const name = modelForms.name(form)[language];
        return (
          <span key={form} className={styles['form']}>
            {forms.length > 1 ? <span>{name}</span> : null}
            {MODEL_FORM_FORMATS.map((format) => (
              <SaveForm
                key={format}
                path={addressOf(form, format)}
                file={modelFormFileName(form, { language, format })}
                label={say(`documents.form.${format}`)}
                of={name}
              />
            ))}
          </span>
        );
      })}
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
