import { useState } from 'react';
import type { DocumentPlace } from '@registrar/domain/calls/documents';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { useLanguage } from '@registrar/runtime';
import { FormSkeleton } from '../../base/feedback/skeletons';
import Input from 'antd/es/input';
import { useFormats } from '../../base/language/use-formats';
import Tag from 'antd/es/tag';
import { DocumentsFailed } from '../../filings/documents/documents-failed';
import { DocumentView } from '../../filings/documents/document-view';
import { useDocuments } from '../../filings/documents/list-documents';
import { DocumentVerdict } from './document-verdict';
import { PinPlace } from './pin-place';
import styles from './review.module.css';
import { useFilingWords } from '../../filings/filing/filing-words';

const COLOURS = { REQUESTED: 'default', SUBMITTED: 'processing', REJECTED: 'error', APPROVED: 'success' } as const;

/** A public company brings papers of hundreds. */
const SEARCHED_FROM = 20;

/** The papers in a list, and the one that was chosen beside it: looked at, verified or refused one after the other. */
export function ReviewDocuments({ detail, mayPin }: { readonly detail: ApplicationDetail; readonly mayPin: boolean }) {
  const t = useFilingWords();
  const language = useLanguage();
  const { number } = useFormats();
  const documents = useDocuments(detail.id, detail.version);
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState('');
  if (documents.isPending) return <FormSkeleton />;
  if (documents.isError) return <DocumentsFailed onRetry={() => void documents.refetch()} />;
  const places = documents.data.places.filter(({ document, required }) => document !== null || required);
  const laid = places.filter(({ document }) => document !== null);
  const shown =
    places.find(({ key }) => key === chosen) ?? places.find(({ status }) => status === 'SUBMITTED') ?? laid[0];
  const nameOf = (place: DocumentPlace) => (language === 'ne' ? place.nameNepali : place.nameEnglish);
  const text = typed.trim().toLowerCase();
  const listed =
    text === ''
      ? places
      : places.filter(({ nameNepali, nameEnglish }) => `${nameNepali} ${nameEnglish}`.toLowerCase().includes(text));
  if (places.length === 0) return <p className={styles['soft']}>{t('review.noDocuments')}</p>;
  return (
    <>
      <p className={styles['soft']}>
        {t('review.verifiedOf', {
          count: number(laid.filter(({ status }) => status === 'APPROVED').length),
          total: number(laid.length),
        })}
      </p>
      <div className={styles['papers']}>
        <div>
          {places.length <= SEARCHED_FROM ? null : (
            <Input
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              aria-label={t('review.paperSearch')}
              placeholder={t('review.paperSearch')}
              allowClear
              className={styles['paperSearch']}
            />
          )}
          {listed.length === 0 ? (
            <p role="status" className={styles['soft']}>
              {t('summary.notFound')}
            </p>
          ) : null}
          <ul className={styles['paperList']}>
            {listed.map((place) => (
              <li key={place.key}>
                <button
                  type="button"
                  className={styles['paper']}
                  aria-current={place.key === shown?.key}
                  onClick={() => setChosen(place.key)}
                >
                  <span>{nameOf(place)}</span>
                  <Tag color={COLOURS[place.status]}>{t(`review.documentStatus.${place.status}`)}</Tag>
                </button>
              </li>
            ))}
          </ul>
        </div>
        {shown === undefined ? null : (
          <section key={shown.key} className={styles['paperShown']} aria-label={nameOf(shown)}>
            <h4 className={styles['paperTitle']}>{nameOf(shown)}</h4>
            {shown.document === null ? (
              <p className={styles['soft']}>{t('review.notThere')}</p>
            ) : (
              <DocumentView applicationId={detail.id} document={shown.document} title={nameOf(shown)} whole />
            )}
            <DocumentVerdict applicationId={detail.id} place={shown} title={nameOf(shown)} mayDecide={mayPin} />
            <PinPlace detail={detail} at={{ documentKey: shown.key }} label={nameOf(shown)} mayPin={mayPin} />
          </section>
        )}
      </div>
    </>
  );
}
