import type { DocumentPlace } from '@registrar/domain/calls/documents';
import { useSectionWords } from '../../sections/section/section-words';
import { FormSkeleton } from '../../base/feedback/skeletons';
import { DocumentPlaceView } from './document-place-view';
import { DocumentsFailed } from './documents-failed';
import { useDocuments } from './list-documents';
import styles from './documents.module.css';

export interface FilingDocumentsProps {
  readonly applicationId: string;
  /** Of the application: when the answers change, other documents may be asked for. */
  readonly version?: number;
  /** Only these of the process; all of them without it. */
  readonly requirements?: readonly { readonly key: string }[];
  /** To look at only, whatever the person may do. */
  readonly readOnly?: boolean;
  /** While a filing is sent back only some places are open. */
  readonly isOpen?: (place: DocumentPlace) => boolean;
  /** Why a place is asked for, where the process itself does not say it. */
  readonly reasonOf?: (place: DocumentPlace) => string | undefined;
}

/**
 * The documents of a filing: each with its reason, uploaded, replaced and taken away by whoever may write the draft.
 */
export function FilingDocuments({
  applicationId,
  version,
  requirements,
  readOnly = false,
  isOpen,
  reasonOf,
}: FilingDocumentsProps) {
  const say = useSectionWords();
  const documents = useDocuments(applicationId, version);
  if (documents.isPending) return <FormSkeleton />;
  if (documents.isError) return <DocumentsFailed onRetry={() => void documents.refetch()} />;
  const { places, mayChange } = documents.data;
  const shown = places.filter(
    (place) => requirements === undefined || requirements.some(({ key }) => key === place.key),
  );
  if (shown.length === 0) return <p className={styles['soft']}>{say('documents.nothingAsked')}</p>;
  return (
    <div className={styles['places']}>
      {shown.map((place) => (
        <DocumentPlaceView
          key={place.key}
          applicationId={applicationId}
          place={place}
          reason={reasonOf?.(place)}
          readOnly={readOnly || !(place.mayChange ?? mayChange) || isOpen?.(place) === false}
        />
      ))}
    </div>
  );
}
