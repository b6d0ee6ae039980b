import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestDetail } from '@registrar/domain/calls/requests';
import { requestStatusName, type RequestKind } from '@registrar/domain/requests';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, Button, Flex, FormSkeleton, narrowQuery, useMediaQuery } from '@registrar/ui';
import { Drawer } from '@registrar/ui/antd';
import { DatePair, InstantPair, RemarksDialog, useAsSeen } from '@registrar/ui/components';
import { Conversation } from '@registrar/ui/filing';
import facts from '../vouchers/vouchers.module.css';
import { MessageForm } from './message-form';
import { filePath, useReopen, useRequest } from './request-calls';

interface RequestDrawerProps {
  readonly id: string;
  readonly kind: RequestKind;
  readonly number: string;
  /** What the reader may do besides writing. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
}

/** One request: how it stands, until when it is answered, and what both sides wrote. */
export function RequestDrawer({ id, kind, number, actions, onClose }: RequestDrawerProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const narrow = useMediaQuery(narrowQuery);
  const request = useRequest(id);
  const [reopening, setReopening] = useState(false);
  return (
    <Drawer
      open
      size={narrow ? '100%' : 640}
      title={`${kind.name[language]} ${number}`}
      onClose={onClose}
      footer={
        actions || request.data?.mayReopen ? (
          <Flex wrap gap="small" justify="flex-end">
            {actions}
            {request.data?.mayReopen ? (
              <Button type="primary" onClick={() => setReopening(true)}>
                {t('request.reopen')}
              </Button>
            ) : null}
          </Flex>
        ) : null
      }
    >
      {request.isError ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('common:list.failed')}
          action={
            <Button size="small" onClick={() => void request.refetch()}>
              {t('common:action.retry')}
            </Button>
          }
        />
      ) : request.data === undefined ? (
        <FormSkeleton />
      ) : (
        <>
          <Facts request={request.data} kind={kind} />
          <Conversation
            messages={request.data.messages}
            file={(fileId) => filePath(id, fileId)}
            words={{
              title: t('request.messages'),
              none: t('request.noMessages'),
              save: t('papers.save'),
              saveFile: (name) => t('request.saveFile', { name }),
            }}
          />
          {request.data.mayWrite ? <MessageForm request={request.data} kind={kind} /> : null}
          <Reopen request={request.data} open={reopening} onClose={() => setReopening(false)} />
        </>
      )}
    </Drawer>
  );
}

function Facts({ request, kind }: { readonly request: RequestDetail; readonly kind: RequestKind }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = (of: { nameNepali: string; nameEnglish: string }) =>
    language === 'ne' ? of.nameNepali : of.nameEnglish;
  const lines: readonly (readonly [string, ReactNode])[] = [
    [t('common:field.status'), requestStatusName(kind, request.status)[language]],
    [t('request.about'), name(request.about)],
    [t('request.applicant'), name(request.applicant)],
    [t('request.askedBy'), name(request.askedBy)],
    [t('refundRequests.askedAt'), <InstantPair key="at" at={request.askedAt} inline />],
    [
      t('request.dueOn'),
      request.dueOn === null ? t('request.noDueDay') : <DatePair key="due" day={request.dueOn} inline />,
    ],
    [t('refunds.office'), name(request.office)],
    [t('request.words'), request.words],
    ...request.letters.map(
      (letter) =>
        [
          t('papers.creditNote'),
          <PortalLink key={letter.code} to={letter.link}>
            {t('papers.verify')}
          </PortalLink>,
        ] as const,
    ),
  ];
  return (
    <>
      {request.isOverdue ? (
        <Alert type="warning" showIcon title={t('request.overdue')} style={{ marginBlockEnd: 16 }} />
      ) : null}
      <dl className={facts['facts']}>
        {lines.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Reopen({
  request,
  open,
  onClose,
}: {
  readonly request: RequestDetail;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const reopen = useReopen(request.id);
  const { version } = useAsSeen(request, open);
  return (
    <RemarksDialog
      open={open}
      title={t('request.reopen')}
      confirmLabel={t('request.reopen')}
      remark="required"
      onConfirm={async ({ remark }) => {
        await reopen.mutateAsync({ version, reason: remark ?? '' });
        onClose();
      }}
      onCancel={onClose}
    >
      <p>{t('request.reopenHint')}</p>
    </RemarksDialog>
  );
}
