import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type DocumentVerdictRequest } from '@registrar/domain/calls/corrections';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import type { DocumentPlace, FilingDocuments } from '@registrar/domain/calls/documents';
import { usePortal } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useAsSeen } from '../../base/dialogs/use-as-seen';
import { LongText } from '../../base/fields/long-text';
import { VisuallyHidden } from '../../base/a11y/visually-hidden';
import { useDocumentsCache } from '../../filings/documents/list-documents';
import styles from './review.module.css';
import { useFilingWords } from '../../filings/filing/filing-words';

interface DocumentVerdictProps {
  readonly applicationId: string;
  readonly place: DocumentPlace;
  readonly title: string;
  readonly mayDecide: boolean;
}

/** The office's word on one document: verified, or refused with the reason that the applicant will read. */
export function DocumentVerdict({
  applicationId,
  place: { document, status },
  title,
  mayDecide,
}: DocumentVerdictProps) {
  const t = useFilingWords();
  const id = useId();
  const { gateway } = usePortal();
  const cache = useDocumentsCache(applicationId);
  const [refusing, setRefusing] = useState(false);
  const [remark, setRemark] = useState('');
  // another one may be put in its place while somebody writes why this one is refused
  const judged = useAsSeen(document, refusing);
  const give = useMutation({
    mutationFn: (verdict: Omit<DocumentVerdictRequest, 'version'>) =>
      gateway.request<FilingDocuments>({
        path: `/external/api/application/${applicationId}/document/${judged?.id ?? ''}/verdict`,
        method: 'POST',
        body: { kind: 'json', value: { ...verdict, version: judged?.version } },
      }),
    onSuccess: (answer) => {
      setRefusing(false);
      setRemark('');
      cache.put(answer);
    },
  });
  if (document === null) return null;
  return (
    <>
      {status === 'REJECTED' && document.remark ? (
        <Alert type="error" showIcon title={t('review.refusedBecause')} description={document.remark} />
      ) : null}
      {!mayDecide ? null : refusing ? (
        <div className={styles['pinForm']}>
          <label htmlFor={id}>{t('review.whyRefused', { document: title })}</label>
          <LongText
            id={id}
            autoFocus
            rows={2}
            maxLength={REASON_MAXIMUM}
            value={remark}
            onChange={(event) => setRemark(event.target.value)}
          />
          <div className={styles['buttons']}>
            <Button size="small" onClick={() => setRefusing(false)}>
              {t('common:action.cancel')}
            </Button>
            <Button
              size="small"
              danger
              type="primary"
              disabled={remark.trim() === ''}
              loading={give.isPending}
              onClick={() => give.mutate({ verdict: 'REJECTED', remark: remark.trim() })}
            >
              {t('review.refuse')}
            </Button>
          </div>
        </div>
      ) : (
        <div className={styles['buttons']}>
          {status === 'APPROVED' ? null : (
            <Button type="primary" loading={give.isPending} onClick={() => give.mutate({ verdict: 'APPROVED' })}>
              {t('review.accept')}
              <VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          )}
          {status === 'REJECTED' ? null : (
            <Button danger onClick={() => setRefusing(true)}>
              {t('review.refuse')}
              <VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          )}
        </div>
      )}
    </>
  );
}
