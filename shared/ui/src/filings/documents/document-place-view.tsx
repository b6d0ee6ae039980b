import { useRef, type RefObject } from 'react';
import { useSectionWords } from '../../sections/section/section-words';
import type { DocumentPlace } from '@registrar/domain/calls/documents';
import { useLanguage } from '../../base/language/use-language';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { FileUpload } from '../../base/upload/file-upload';
import type { UploadedFile } from '../../base/upload/use-upload';
import Tag from 'antd/es/tag';
import { localName } from '../../base/language/local-name';
import { usePutSame, useRemoveDocument, useUploadDocument } from './change-documents';
import { DocumentView } from './document-view';
import { ModelFormOffer } from './model-form-offer';
import { documentFieldId } from './list-documents';
import { useDocumentFile } from './use-document-file';
import { useOnceNear } from './use-once-near';
import styles from './documents.module.css';

export interface DocumentPlaceViewProps {
  readonly applicationId: string;
  readonly place: DocumentPlace;
  /** Why it is asked for, in the words of whoever asked. */
  readonly reason?: string;
  readonly readOnly: boolean;
}

/** What is asked for and why, then the document, or the way to put it there. */
export function DocumentPlaceView({ applicationId, place, reason, readOnly }: DocumentPlaceViewProps) {
  const say = useSectionWords();
  const language = useLanguage();
  const title = localName(place, language);
  const section = useRef<HTMLDivElement>(null);
  return (
    // Two people of one name have papers of one name: only the papers of the company itself are places one jumps to.
    <div
      ref={section}
      className={styles['place']}
      role={place.itemId === null || place.itemId === undefined ? 'region' : 'group'}
      aria-label={title}
    >
      <div className={styles['placeHead']}>
        <h3 className={styles['heading']}>{title}</h3>
        <Tag>{say(place.required ? 'documents.required' : 'documents.optional')}</Tag>
      </div>
      {reason === undefined ? (
        <Reason place={place} />
      ) : (
        <p className={styles['reason']} style={{ whiteSpace: 'pre-line' }}>
          {reason}
        </p>
      )}
      {place.status === 'REJECTED' ? (
        <Alert
          type="error"
          showIcon
          title={say('documents.rejected')}
          description={place.document?.remark ?? undefined}
          style={{ marginBlockEnd: 12 }}
        />
      ) : null}
      {readOnly || (place.modelForms ?? []).length === 0 ? null : (
        <ModelFormOffer applicationId={applicationId} placeKey={place.key} forms={place.modelForms ?? []} />
      )}
      {readOnly ? (
        <Shown applicationId={applicationId} place={place} title={title} />
      ) : (
        <Changed applicationId={applicationId} place={place} title={title} within={section} />
      )}
    </div>
  );
}

/** Why it is asked for; a consent names the word and whose it is. */
function Reason({ place }: { readonly place: DocumentPlace }) {
  const say = useSectionWords();
  const language = useLanguage();
  if (!place.required && place.when !== 'NEVER')
    return <p className={styles['reason']}>{say('documents.reason.optional')}</p>;
  if (place.consents.length === 0)
    return <p className={styles['reason']}>{say(`documents.reason.${place.consentOf ?? place.when}`)}</p>;
  return (
    <ul className={styles['reasons']}>
      {place.consents.map((consent) => (
        <li key={consent.nameEnglish}>
          {say('documents.reason.consent', { word: consent.word, body: localName(consent, language) })}
        </li>
      ))}
    </ul>
  );
}

interface PartProps {
  readonly applicationId: string;
  readonly place: DocumentPlace;
  readonly title: string;
}

function Shown({ applicationId, place, title }: PartProps) {
  const say = useSectionWords();
  if (place.document === null) return <p className={styles['soft']}>{say('documents.none')}</p>;
  return <DocumentView applicationId={applicationId} document={place.document} title={title} />;
}

function Changed({
  applicationId,
  place,
  title,
  within,
}: PartProps & { readonly within: RefObject<HTMLElement | null> }) {
  const upload = useUploadDocument(applicationId, place.key);
  const remove = useRemoveDocument(applicationId);
  const same = usePutSame(applicationId, place.key);
  const say = useSectionWords();
  const language = useLanguage();
  const { document } = place;
  const near = useOnceNear(within);
  const { address } = useDocumentFile(applicationId, near ? document?.id : undefined);
  const stored: UploadedFile | undefined =
    document === null ? undefined : { id: document.id, name: document.name, size: document.size, url: address };
  return (
    <>
      {document === null && place.same !== undefined ? (
        <Button
          style={{ marginBlockEnd: 12, whiteSpace: 'normal', height: 'auto' }}
          loading={same.isPending}
          onClick={() => place.same && same.mutate(place.same.documentId)}
        >
          {say('documents.same', { name: localName(place.same, language) })}
        </Button>
      ) : null}
      <FileUpload
        id={documentFieldId(place.key)}
        label={title}
        rules={{
          extensions: place.extensions.map((extension) => extension.toLowerCase()),
          maxBytes: place.maximumMegabytes * 1024 * 1024,
        }}
        upload={upload}
        value={stored}
        disabled={remove.isPending}
        onChange={(file) => {
          if (file === undefined && document !== null) remove.mutate(document.id);
        }}
      />
    </>
  );
}
