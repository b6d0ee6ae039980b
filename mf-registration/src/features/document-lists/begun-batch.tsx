import { useTranslation } from 'react-i18next';
import { letterKinds, printedVerificationCode } from '@registrar/domain/calls/letters';
import {
  signingOutcomes,
  signingRefusals,
  type BegunBatch,
  type PaperToSign,
} from '@registrar/domain/calls/paper-signing';
import { useLanguage } from '@registrar/runtime';
import { Alert, localName } from '@registrar/ui';
import { useSigningBatch } from './paper-signing';

interface BegunBatchProps {
  readonly batchId: string | null;
  /** What was not taken when it was begun. */
  readonly refused: BegunBatch['refused'];
  /** As they are listed, to name what was not taken. */
  readonly papers: readonly PaperToSign[];
}

/** What has become of each paper of the batch, and why another is not in it. */
export function BegunBatchNotes({ batchId, refused, papers }: BegunBatchProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useSigningBatch(batchId);
  const ended = data?.items.every(({ outcome }) => outcome !== 'INITIATED') === true;
  const released = data?.items.some(({ outcome }) => outcome === 'RELEASED') === true;
  const signed = data?.items.filter(({ outcome }) => outcome === 'SIGNED').length ?? 0;
  return (
    <>
      {data === undefined ? null : (
        <Alert
          role="status"
          showIcon
          type={released ? 'warning' : ended ? 'success' : 'info'}
          title={t('signing.batch', { signed, total: data.items.length, officer: localName(data.officer, language) })}
          description={
            <ul>
              {data.items.map(({ id, kind, code, outcome }) => (
                <li key={id}>
                  {letterKinds.name(kind)[language]} <span lang="en">{printedVerificationCode(code)}</span>:{' '}
                  {signingOutcomes.name(outcome)[language]}
                </li>
              ))}
            </ul>
          }
        />
      )}
      {refused.length === 0 ? null : (
        <Alert
          role="alert"
          showIcon
          type="warning"
          title={t('signing.refused', { count: refused.length })}
          description={
            <ul>
              {refused.map(({ id, reason }) => {
                const code = papers.find((paper) => paper.id === id)?.code;
                return (
                  <li key={id}>
                    {code === undefined ? null : <span lang="en">{printedVerificationCode(code)}: </span>}
                    {signingRefusals.name(reason)[language]}
                  </li>
                );
              })}
            </ul>
          }
        />
      )}
    </>
  );
}
