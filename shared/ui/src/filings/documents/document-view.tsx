import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSectionWords } from '../../sections/section/section-words';
import type { FilingDocument } from '@registrar/domain/calls/documents';
import { useLanguage } from '../../base/language/use-language';
import Button from 'antd/es/button';
import { useFormats } from '../../base/language/use-formats';
import { InstantPair } from '../../base/dates/date-pair';
import { localName } from '../../base/language/local-name';
import { useDocumentFile } from './use-document-file';
import { useOnceNear } from './use-once-near';
import styles from './documents.module.css';

export interface DocumentViewProps {
  readonly applicationId: string;
  readonly document: FilingDocument;
  /** What it is, e.g. "Parent company’s consent letter". */
  readonly title: string;
  /** A PDF stands there to be read, as a picture does, for whoever has to judge it. */
  readonly whole?: boolean;
}

/** One document: a picture as it is, everything else to be opened; who put it there and when. */
export function DocumentView({ applicationId, document, title, whole = false }: DocumentViewProps) {
  const say = useSectionWords();
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { number } = useFormats();
  const view = useRef<HTMLElement>(null);
  // A company of hundreds has hundreds of papers: each is fetched when the reader comes to it, and nothing else waits
  // for them.
  const near = useOnceNear(view);
  const { address, failed, retry } = useDocumentFile(applicationId, near ? document.id : undefined);
  const isPicture = document.mediaType.startsWith('image/');
  const opens = document.mediaType !== 'application/msword';
  return (
    <figure ref={view} className={styles['view']}>
      {isPicture ? (
        <div className={styles['pictureRoom']}>
          {address === undefined ? null : (
            <a href={address} target="_blank" rel="noreferrer" className={styles['pictureLink']}>
              <img src={address} alt={say('documents.pictureOf', { title })} className={styles['picture']} />
            </a>
          )}
        </div>
      ) : null}
      {whole && document.mediaType === 'application/pdf' ? (
        <div className={styles['pdf']}>{address === undefined ? null : <iframe src={address} title={title} />}</div>
      ) : null}
      <figcaption className={styles['caption']}>
        <span className={styles['name']}>{document.name}</span>
        <span className={styles['soft']}>
          {say('documents.size', { kilobytes: number(Math.max(1, Math.round(document.size / 1024))) })} ·{' '}
          {localName(document.uploadedBy, language)} · <InstantPair at={document.uploadedAt} inline />
        </span>
        {failed ? (
          <span role="alert">
            {say('documents.fileFailed')}{' '}
            <Button size="small" onClick={retry}>
              {t('action.retry')}
            </Button>
          </span>
        ) : null}
        <span className={styles['links']}>
          {address === undefined ? null : (
            <>
              {opens ? (
                <a href={address} target="_blank" rel="noreferrer" aria-label={say('documents.openOf', { title })}>
                  {say('documents.open')}
                </a>
              ) : null}
              <a href={address} download={document.name} aria-label={say('documents.saveOf', { title })}>
                {say('documents.save')}
              </a>
            </>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
