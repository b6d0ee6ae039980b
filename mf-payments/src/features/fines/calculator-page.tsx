import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { FineEvent } from '@registrar/domain/calls/fines';
import { SETTLEMENT_136KA } from '@registrar/domain/calls/settlement-136ka';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, Button, FormSkeleton, PageHeader, Sheet } from '@registrar/ui';
import { CalculatorForm, type Question } from './calculator-form';
import { FineWorkingView } from './fine-working-view';
import { useFine, useFineEvents } from './fines';
import { GrowthChart } from './growth-chart';
import { SettlementAnswer } from './settlement-answer';
import { Unanswered } from './unanswered';
import styles from './fines.module.css';

const FIELDS = [
  'companyType',
  'paidUpPaisa',
  'fiscalYear',
  'triggeredOn',
  'dueOn',
  'filedOn',
  'registeredOn',
  'fromYear',
  'toYear',
] as const;
/** The obligation that has a page of its own. */
const SHARE_TRANSFER = 'SHARE_TRANSFER_REGISTER';
const CALCULATOR = '/fine-calculation/fine-calculator';

/** For anybody, without an account. The question stands in the address, so that the answer can be passed on. */
export function CalculatorPage() {
  const { eventId = '' } = useParams();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <Calculator eventId={eventId} onEvent={(next) => void navigate(`${CALCULATOR}/${next}?${search.toString()}`)} />
  );
}

/** The same for the record of a share transfer: there is no other obligation to choose. */
export function ShareTransferFinePage() {
  const { eventId = '' } = useParams();
  return <Calculator eventId={eventId} />;
}

function Calculator({ eventId, onEvent }: { readonly eventId: string; readonly onEvent?: (eventId: string) => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const events = useFineEvents();
  const [search, setSearch] = useSearchParams();
  const [question, setQuestion] = useState<Question>(() => readQuestion(search));
  useEffect(() => {
    const next = new URLSearchParams(Object.entries(question));
    setSearch((before) => (before.toString() === next.toString() ? before : next), {
      replace: true,
      preventScrollReset: true,
    });
    // The setter changes with every address and is not a reason to write it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [question]);
  const event = events.data?.find((one) => one.eventId === eventId);
  const isSettlement = onEvent !== undefined && eventId === SETTLEMENT_136KA;
  const name = event && (language === 'ne' ? event.nameNepali : event.nameEnglish);
  return (
    <div className={styles['page']}>
      <PageHeader title={onEvent === undefined ? t('fines.spsaTitle') : t('fines.calculator')}>
        {onEvent === undefined ? t('fines.spsaLead') : t('fines.calculatorLead')}
      </PageHeader>
      {events.isPending ? <FormSkeleton /> : null}
      {events.isError ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('fines.failed')}
          action={<Button onClick={() => void events.refetch()}>{t('common:action.retry')}</Button>}
        />
      ) : null}
      {events.data !== undefined && (event !== undefined || onEvent !== undefined) ? (
        <Sheet as="section" aria-label={t('fines.question')}>
          <CalculatorForm
            events={events.data}
            event={event}
            eventId={eventId}
            question={question}
            onQuestion={setQuestion}
            onEvent={onEvent}
          />
        </Sheet>
      ) : null}
      {onEvent !== undefined && event?.eventId === SHARE_TRANSFER ? (
        <p>
          <PortalLink to={`/fine-calculation/fine-details-process/spsa/${SHARE_TRANSFER}?${search.toString()}`}>
            {t('fines.toSpsa')}
          </PortalLink>
        </p>
      ) : null}
      {isSettlement ? <SettlementAnswer question={question} /> : null}
      {events.data !== undefined && event === undefined && !isSettlement ? (
        <Alert type="warning" showIcon title={t('fines.unknownEvent')} />
      ) : null}
      {event === undefined ? null : <Answer key={event.eventId} event={event} question={question} name={name ?? ''} />}
    </div>
  );
}

function Answer({
  event,
  question,
  name,
}: {
  readonly event: FineEvent;
  readonly question: Question;
  readonly name: string;
}) {
  const { t } = useTranslation();
  const asked = isComplete(event, question) ? { ...question, eventId: event.eventId } : undefined;
  const fine = useFine(asked);
  if (asked === undefined)
    return (
      <p className={styles['soft']} role="status">
        {t('fines.fillIn')}
      </p>
    );
  if (fine.isError) return <Unanswered error={fine.error} onRetry={() => void fine.refetch()} />;
  if (fine.data === undefined) return <FormSkeleton />;
  return (
    <Sheet as="section" aria-label={t('fines.answer', { name })} style={{ opacity: fine.isPlaceholderData ? 0.6 : 1 }}>
      <FineWorkingView fine={fine.data.fine} />
      <GrowthChart growth={fine.data.growth} on={fine.data.fine.assessedOn.ad} />
      <p className={styles['soft']}>{t('fines.notBinding')}</p>
    </Sheet>
  );
}

function readQuestion(search: URLSearchParams): Question {
  return Object.fromEntries(FIELDS.flatMap((field) => (search.get(field) ? [[field, search.get(field) ?? '']] : [])));
}

function isComplete({ trigger }: FineEvent, question: Question): boolean {
  if (question.companyType === undefined || question.paidUpPaisa === undefined) return false;
  return (
    question.dueOn !== undefined ||
    (trigger === 'FISCAL_YEAR'
      ? question.fiscalYear !== undefined
      : trigger !== 'DUE_DATE' && question.triggeredOn !== undefined)
  );
}
