import type { ReactNode } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { stepOfKind, stepsOf } from '@registrar/domain/processes';
import { usePortal } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { PageHeader } from '../../base/layout/page-header';
import { Sheet } from '../../base/layout/sheet';
import { StatusBadge } from '../../base/status/status-badge';
import { AskedDocuments } from '../asked-documents/asked-documents';
import { FilingDocuments } from '../documents/filing-documents';
import { reasonAsked } from '../documents/reason-asked';
import { askedDocumentsActions, summaryActions } from '../filing/filing-actions';
import { useFilingFrame } from '../filing/filing-frame';
import { definitionOf, useFilingPages } from '../filing/filing-pages';
import { useFilingTitle } from '../filing/filing-title';
import { useFilingWords } from '../filing/filing-words';
import { PayableView } from '../payable/view/payable-view';
import { offeredOf } from '../filing/perform-action';
import type { PartAddress } from '../filing/part-addresses';

/**
 * One part of a filing on a page of its own: its documents, those the office asks for beyond the list, or its money.
 */
export function FilingPart({ detail, part }: { readonly detail: ApplicationDetail; readonly part: PartAddress }) {
  const t = useFilingWords();
  const { navigation } = usePortal();
  const pages = useFilingPages();
  const definition = definitionOf(pages, detail);
  const { frame } = useFilingFrame(detail, definition);
  const documentsStep = stepOfKind(stepsOf(definition, frame), 'DOCUMENTS')?.key;
  const asked = offeredOf(detail, askedDocumentsActions) !== undefined;
  const mayWrite = offeredOf(detail, summaryActions) !== undefined;
  const goTo = (step: string | undefined) => navigation.to(pages.addressOf(detail.id, step));
  return (
    <>
      <PageHeader
        title={useFilingTitle(detail, definition)}
        badge={<StatusBadge status={detail.status} revoked={detail.revoked} />}
        action={
          <Button onClick={() => goTo(undefined)}>
            {t(detail.status === 'DRAFT' ? 'part.toDraft' : 'part.toStatus')}
          </Button>
        }
      >
        {detail.applicationNumber === null
          ? null
          : `${t('common:field.applicationNumber')}: ${detail.applicationNumber}`}
      </PageHeader>
      <h2 style={{ fontSize: 20, marginBlock: '0 12px' }}>{t(`part.${part}`)}</h2>
      {part === 'add-document' ? (
        asked ? (
          <AskedDocuments detail={detail} />
        ) : (
          <Told text={t('part.noneAsked')}>
            {mayWrite ? <Button onClick={() => goTo(documentsStep)}>{t('part.toDocuments')}</Button> : null}
          </Told>
        )
      ) : null}
      {part === 'fine-revenue-details' ? (
        definition.money.payTiming === 'NONE' ? (
          <Told text={t('part.noFee')} />
        ) : (
          <PayableView detail={detail} />
        )
      ) : (
        <Sheet as="section" aria-label={t('summary.documents')} style={{ marginBlockStart: 16 }}>
          <h3 style={{ fontSize: 18, margin: '0 0 12px' }}>{t('summary.documents')}</h3>
          <FilingDocuments applicationId={detail.id} version={detail.version} reasonOf={reasonAsked(detail)} readOnly />
        </Sheet>
      )}
    </>
  );
}

function Told({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <Alert
      type="info"
      showIcon
      title={text}
      action={
        <Flex wrap gap="small">
          {children}
        </Flex>
      }
    />
  );
}
