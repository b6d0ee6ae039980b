import { sectionOf } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { focusField } from '../../base/form/error-summary';
import { useFilingWords } from '../filing/filing-words';
import { useWizard } from '../wizard/wizard-context';
import { DOCUMENTS_PLACE } from './use-seen';

interface ChangedMeanwhileProps {
  /** Section keys, and the place of the documents. */
  readonly places: readonly string[];
  /** Id of what stands for a place on this page, where it has one. */
  readonly idOf?: (place: string) => string;
}

/** What somebody else, or another tab, has changed since the page was opened: to be read before it is handed in. */
export function ChangedMeanwhile({ places, idOf }: ChangedMeanwhileProps) {
  const t = useFilingWords();
  const language = useLanguage();
  const { definition } = useWizard();
  if (places.length === 0) return null;
  const labelOf = (place: string): string =>
    place === DOCUMENTS_PLACE ? t('summary.documents') : (sectionOf(definition, place)?.label[language] ?? place);
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      style={{ marginBlockEnd: 20 }}
      title={t('summary.changedMeanwhile')}
      description={
        <>
          <p style={{ margin: 0 }}>{t('summary.changedRead')}</p>
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {places.map((place) => (
              <li key={place}>
                {idOf === undefined ? (
                  labelOf(place)
                ) : (
                  <Button
                    type="link"
                    style={{ paddingInline: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
                    onClick={() => focusField(idOf(place))}
                  >
                    {labelOf(place)}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}
