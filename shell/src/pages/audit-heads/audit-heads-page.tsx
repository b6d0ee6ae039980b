import { signedHeadText, type SignedHead } from '@registrar/domain/calls/audit';
import { Alert, PageHeader, useFormats } from '@registrar/ui';
import { ListPage, InstantPair } from '@registrar/ui/components';
import type { ColumnsType } from '@registrar/ui/antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSize, useSignedHeads } from './audit-heads';
import styles from './audit-heads.module.css';

/** An opened row is a page long: what it belongs to stands beside its beginning. */
const atTop = () => ({ style: { verticalAlign: 'top' } });

/** What the office has signed of its audit, for everybody: who keeps a copy can tell when the past was written anew. */
export default function AuditHeadsPage() {
  const { t } = useTranslation('shell-pages');
  const { number } = useFormats();
  const [page, setPage] = useState(1);
  const list = useSignedHeads(page);
  const signers = list.data?.signers ?? [];
  const columns: ColumnsType<SignedHead> = [
    {
      title: t('auditHeads.number'),
      key: 'number',
      width: 100,
      onCell: atTop,
      render: (_, head) => number(head.number),
    },
    {
      title: t('auditHeads.signedAt'),
      key: 'signedAt',
      width: 145,
      onCell: atTop,
      render: (_, head) => <InstantPair at={head.signedAt} withTime />,
    },
    { title: t('auditHeads.record'), key: 'record', width: 110, onCell: atTop, render: (_, head) => number(head.seq) },
    {
      title: t('auditHeads.hash'),
      key: 'hash',
      width: 170,
      onCell: atTop,
      render: (_, head) => <Code>{head.hash}</Code>,
    },
    {
      title: t('auditHeads.signature'),
      key: 'signature',
      onCell: atTop,
      render: (_, head) => (
        <Signature head={head} known={signers.length === 0 || signers.includes(head.keyFingerprint)} />
      ),
    },
  ];
  return (
    <ListPage<SignedHead>
      header={
        <>
          <PageHeader title={t('auditHeads.title')}>{t('auditHeads.lead')}</PageHeader>
          {signers.length > 0 && (
            <div className={styles['signers']}>
              {t('auditHeads.signers')}
              {signers.map((signer) => (
                <Code key={signer}>{signer}</Code>
              ))}
            </div>
          )}
        </>
      }
      caption={t('auditHeads.title')}
      columns={columns}
      rowKey={(head) => String(head.number)}
      rows={list.data?.items}
      failed={list.isError}
      onRetry={() => void list.refetch()}
      refreshing={list.isPlaceholderData}
      paging={{ page, size: pageSize, total: list.data?.total ?? 0, onPage: setPage }}
      empty={{ title: t('auditHeads.empty') }}
      minTableWidth={900}
    />
  );
}

/** Everything that openssl needs to check it without the portal. */
function Signature({ head, known }: { readonly head: SignedHead; readonly known: boolean }) {
  const { t } = useTranslation('shell-pages');
  const facts: readonly (readonly [string, string])[] = [
    [t('auditHeads.previous'), head.previousHash],
    [t('auditHeads.signatureBase64'), head.signature],
    [t('auditHeads.text'), signedHeadText(head)],
    [t('auditHeads.certificate'), head.certificate],
    ...(head.timestamp === null ? [] : [[t('auditHeads.token'), head.timestamp.token] as const]),
  ];
  return (
    <>
      <div lang="en">{head.signer}</div>
      <div className={styles['name']}>{t('auditHeads.fingerprint')}</div>
      <Code>{head.keyFingerprint}</Code>
      {head.timestamp !== null && (
        <div className={styles['name']}>
          {t('auditHeads.stamped', { authority: head.timestamp.authority })}{' '}
          <InstantPair at={head.timestamp.at} withTime />
        </div>
      )}
      {!known && <Alert type="error" title={t('auditHeads.unknownSigner')} />}
      <details className={styles['check']}>
        <summary className={styles['summary']}>{t('auditHeads.toCheck', { number: head.number })}</summary>
        <dl className={styles['facts']}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className={styles['name']}>{name}</dt>
              <dd>
                <Code>{value}</Code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

function Code({ children }: { readonly children: ReactNode }) {
  return (
    <code className={styles['code']} lang="en">
      {children}
    </code>
  );
}
