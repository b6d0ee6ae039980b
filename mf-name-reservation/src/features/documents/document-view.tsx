import { useTranslation } from 'react-i18next';
import type { FilingDocument } from '@registrar/domain/calls/documents';
import { useLanguage } from '@registrar/runtime';
import { Button, useFormats } from '@registrar/ui';
import { InstantPair } from '@registrar/ui/filing';
import { localName } from '../../model/local-name';
import { useDocumentFile } from './use-document-file';
import styles from './documents.module.css';

export interface DocumentViewProps {
  readonly applicationId: string;
  readonly document: FilingDocument;
  /** What it is, e.g. "Parent company’s consent letter". */
  readonly title: string;
}

/** One document: a picture as it is, everything else to be opened; who put it there and when. */
export function DocumentView({ applicationId, document, title }: DocumentViewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  const { address, failed, retry } = useDocumentFile(applicationId, document.id);
  const isPicture = document.mediaType.startsWith('image/');
  const opens = document.mediaType !== 'application/msword';
  return (
    <figure className={styles['view']}>
      {isPicture && address !== undefined ? (
        <a href={address} target="_blank" rel="noreferrer" className={styles['pictureLink']}>
          <img src={address} alt={t('documents.pictureOf', { title })} className={styles['picture']} />
        </a>
      ) : null}
      <figcaption className={styles['caption']}>
        <span className={styles['name']}>{document.name}</span>
        <span className={styles['soft']}>
          {t('documents.size', { kilobytes: number(Math.max(1, Math.round(document.size / 1024))) })} · {localName(document.uploadedBy, language)} · <InstantPair at={document.uploadedAt} inline />
        </span>
        {failed ? (
          <span role="alert">
            {t('documents.fileFailed')} <Button size="small" onClick={retry}>{t('common:action.retry')}</Button>
          </span>
        ) : null}
        {address === undefined ? null : (
          <span className={styles['links']}>
            {opens ? <a href={address} target="_blank" rel="noreferrer" aria-label={t('documents.openOf', { title })}>{t('documents.open')}</a> : null}
            <a href={address} download={document.name} aria-label={t('documents.saveOf', { title })}>{t('documents.save')}</a>
          </span>
        )}
      </figcaption>
    </figure>
  );
}
