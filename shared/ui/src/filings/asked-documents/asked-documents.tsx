import { useState } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { filingActions } from '@registrar/domain/transitions/actions';
import { isGatewayFailure, useLanguage } from '@registrar/runtime';
import Button from 'antd/es/button';
import { ErrorSummary } from '../../base/form/error-summary';
import { Sheet } from '../../base/layout/sheet';
import { offeredOf, usePerformAction } from '../filing/perform-action';
import { useApplicationCache } from '../filing/application';
import { ConfirmDialog } from '../../base/dialogs/confirm-dialog';
import { documentFieldId } from '../documents/list-documents';
import { FilingDocuments } from '../documents/filing-documents';
import { reasonAsked } from '../documents/reason-asked';
import { useBroughtDocuments } from '../documents/use-brought-documents';
import { askedDocumentsActions } from '../filing/filing-actions';
import styles from '../answers/answers.module.css';
import { useFilingWords } from '../filing/filing-words';

/**
 * What the office asks for beyond the list: each document with its reason and its place, and the one button that hands
 * them in.
 */
export function AskedDocuments({ detail }: { readonly detail: ApplicationDetail }) {
  const t = useFilingWords();
  const language = useLanguage();
  const cache = useApplicationCache();
  const perform = usePerformAction(askedDocumentsActions);
  /** The version that the question was asked of: what came after it nobody has seen. */
  const [asking, setAsking] = useState<number>();
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  const offered = offeredOf(detail, askedDocumentsActions);
  // what the office has accepted already is not brought again
  const wanted = detail.requestedDocuments.filter(({ status }) => status !== 'APPROVED');
  const isWanted = ({ key }: { readonly key: string }): boolean => wanted.some((each) => each.key === key);
  const { missing, told, waiting, goOn } = useBroughtDocuments(
    detail.id,
    detail.version,
    // what was brought has raised the version
    () => setAsking(cache.known(detail.id)?.version ?? detail.version),
    isWanted,
  );
  if (offered === undefined) return null;
  const name = filingActions.name(offered.action)[language];
  const nameOf = ({
    nameNepali,
    nameEnglish,
  }: {
    readonly nameNepali: string;
    readonly nameEnglish: string;
  }): string => (language === 'ne' ? nameNepali : nameEnglish);

  const ask = async () => {
    setRefusal(undefined);
    setAttempt((count) => count + 1);
    await goOn();
  };
  const send = async () => {
    try {
      await perform.mutateAsync({
        applicationId: detail.id,
        action: offered.action,
        version: asking ?? detail.version,
      });
    } catch (error) {
      if (!isGatewayFailure(error)) throw error;
      setRefusal(error.message);
      // what lies there now is shown before it is handed in
      if (error.status === 412) void cache.refresh(detail.id);
      setAttempt((count) => count + 1);
    }
    setAsking(undefined);
  };
  const problems = [
    ...(refusal === undefined ? [] : [{ message: refusal }]),
    ...(told
      ? missing.map((place) => ({
          message: t('asked.missing', { document: nameOf(place) }),
          fieldId: documentFieldId(place.key),
        }))
      : []),
  ];
  return (
    <>
      {attempt > 0 && problems.length > 0 ? <ErrorSummary attempt={attempt} errors={problems} /> : null}
      <Sheet as="section" aria-label={t('asked.title')} style={{ marginBlockEnd: 20 }}>
        <h2 className={styles['heading']}>{t('asked.title')}</h2>
        <p>{t('asked.lead', { action: name })}</p>
        <FilingDocuments
          applicationId={detail.id}
          version={detail.version}
          requirements={wanted}
          reasonOf={reasonAsked(detail)}
        />
        <div className={styles['actions']}>
          <Button type="primary" loading={waiting} onClick={() => void ask()}>
            {name}
          </Button>
        </div>
      </Sheet>
      <ConfirmDialog
        open={asking !== undefined}
        title={t('asked.confirmTitle')}
        confirmLabel={name}
        onConfirm={send}
        onCancel={() => setAsking(undefined)}
      >
        <p>{t('asked.confirm')}</p>
      </ConfirmDialog>
    </>
  );
}
