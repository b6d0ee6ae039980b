import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { grievanceOutcomes, type GrievanceDetail } from '@registrar/domain/calls/grievances';
import { printedVerificationCode } from '@registrar/domain/calls/letters';
import { grievance, requestStatusName } from '@registrar/domain/requests';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, localName, Sheet, useFormats } from '@registrar/ui';
import { DatePair, InstantPair } from '@registrar/ui/components';
import { Conversation } from '@registrar/ui/filing';
import type { Ticket } from './grievance-calls';
import styles from './grievance.module.css';

interface TicketViewProps {
  readonly ticket: Ticket;
  readonly detail: GrievanceDetail;
  /** What the reader may do. */
  readonly children: ReactNode;
}

/** A grievance as either side reads it: how it stands, what was written, the answer with its letter. */
export function TicketView({ ticket, detail, children }: TicketViewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { digits } = useFormats();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('common:field.status'), requestStatusName(grievance, detail.status)[language]],
    [t('grievance.applicant'), localName(detail.askedBy, language)],
    [t('grievance.askedAt'), <InstantPair key="at" at={detail.askedAt} inline />],
    [t('grievance.dueOn'), detail.dueOn === null ? '—' : <DatePair key="due" day={detail.dueOn} inline />],
    [t('grievance.office'), localName(detail.office, language)],
    [t('grievance.handler'), detail.handler === null ? t('grievance.nobodyYet') : localName(detail.handler, language)],
    ...(detail.company === null ? [] : [[t('common:field.company'), localName(detail.company, language)] as const]),
    ...(detail.applicationNumber === null
      ? []
      : [[t('grievance.applicationNumber'), detail.applicationNumber] as const]),
    ...(detail.invoiceNumber === null ? [] : [[t('grievance.invoiceNumber'), detail.invoiceNumber] as const]),
    ...(detail.officer === null ? [] : [[t('grievance.officer'), detail.officer] as const]),
    [t('grievance.text'), detail.words],
    ...(detail.outcome === null
      ? []
      : [[t('grievance.outcome'), grievanceOutcomes.name(detail.outcome)[language]] as const]),
    ...(detail.satisfaction === null
      ? []
      : [[t('grievance.satisfaction'), t(`grievance.mark.${detail.satisfaction}`)] as const]),
    ...detail.letters.map(
      ({ code, link }) =>
        [
          t('grievance.letter'),
          <PortalLink key={code} to={link}>
            {printedVerificationCode(code)}
          </PortalLink>,
        ] as const,
    ),
  ];
  return (
    <Sheet as="section" aria-label={detail.subject}>
      {detail.isOverdue ? (
        <Alert type="warning" showIcon title={t('grievance.overdue')} style={{ marginBlockEnd: 16 }} />
      ) : null}
      {detail.escalatedAt === null ? null : (
        <Alert type="info" showIcon title={t('grievance.escalated')} style={{ marginBlockEnd: 16 }} />
      )}
      {detail.stage === 2 ? (
        <Alert type="info" showIcon title={t('grievance.secondStage')} style={{ marginBlockEnd: 16 }} />
      ) : null}
      <dl className={styles['facts']}>
        {facts.map(([label, value], at) => (
          <div key={`${label}:${at}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {detail.remedy === null ? null : (
        <Alert
          type="info"
          showIcon
          title={t('grievance.remedy', { days: digits(String(detail.remedy.days)) })}
          description={<DatePair day={detail.remedy.until} inline />}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      <Conversation
        messages={detail.messages}
        file={ticket.file}
        words={{
          title: t('grievance.messages'),
          none: t('grievance.noMessages'),
          save: t('grievance.save'),
          saveFile: (name) => t('grievance.saveFile', { name }),
        }}
      />
      {children}
    </Sheet>
  );
}
