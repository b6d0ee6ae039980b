import { useSectionWords } from '../../sections/section/section-words';
import { useLanguage } from '../../base/language/use-language';
import { FormSkeleton } from '../../base/feedback/skeletons';
import Tag from 'antd/es/tag';
import { localName } from '../../base/language/local-name';
import { documentAnchor } from './document-anchor';
import { DocumentView } from './document-view';
import { DocumentsFailed } from './documents-failed';
import { useDocuments } from './list-documents';
import styles from './documents.module.css';

/** For the office: what lies with the application, and what should and does not. That it was opened is written down. */
export function DocumentViewer({
  applicationId,
  version,
}: {
  readonly applicationId: string;
  readonly version?: number;
}) {
  const say = useSectionWords();
  const language = useLanguage();
  const documents = useDocuments(applicationId, version);
  if (documents.isPending) return <FormSkeleton />;
  if (documents.isError) return <DocumentsFailed onRetry={() => void documents.refetch()} />;
  const shown = documents.data.places.filter(({ document, required }) => document !== null || required);
  if (shown.length === 0) return <p className={styles['soft']}>{say('documents.noneAtAll')}</p>;
  return (
    <div className={styles['places']}>
      {shown.map((place) => (
        <section
          key={place.key}
          id={documentAnchor(place.key)}
          tabIndex={-1}
          className={styles['place']}
          aria-label={localName(place, language)}
        >
          <div className={styles['placeHead']}>
            <h3 className={styles['heading']}>{localName(place, language)}</h3>
            <Tag>{say(`documents.status.${place.status}`)}</Tag>
          </div>
          {place.document === null ? (
            <p className={styles['soft']}>{say('documents.none')}</p>
          ) : (
            <DocumentView applicationId={applicationId} document={place.document} title={localName(place, language)} />
          )}
        </section>
      ))}
    </div>
  );
}
