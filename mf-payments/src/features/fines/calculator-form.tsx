import { useTranslation } from 'react-i18next';
import type { FineEvent } from '@registrar/domain/calls/fines';
import { maySettle136ka, SETTLEMENT_136KA } from '@registrar/domain/calls/settlement-136ka';
import type { FiscalYear } from '@registrar/domain/calls/lookups';
import { PUBLISHED_THROUGH } from '@registrar/domain/calendar';
import { companyTypes } from '@registrar/domain/enumerations/company-types';
import { useLanguage, useLookup } from '@registrar/runtime';
import { AmountField, Form } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { BsAdDateField } from '@registrar/ui/components';
import styles from './fines.module.css';

/** As it stands in the address; what is not answered is not there. */
export type Question = Readonly<
  Partial<
    Record<
      | 'companyType'
      | 'paidUpPaisa'
      | 'fiscalYear'
      | 'triggeredOn'
      | 'dueOn'
      | 'filedOn'
      | 'registeredOn'
      | 'fromYear'
      | 'toYear',
      string
    >
  >
>;

export interface CalculatorFormProps {
  readonly events: readonly FineEvent[];
  /** Undefined for section 136ka, which is no obligation. */
  readonly event: FineEvent | undefined;
  readonly eventId: string;
  readonly question: Question;
  readonly onQuestion: (question: Question) => void;
  /** Absent: the obligation is given. */
  readonly onEvent: ((eventId: string) => void) | undefined;
}

export function CalculatorForm({ events, event, eventId, question, onQuestion, onEvent }: CalculatorFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isSettlement = eventId === SETTLEMENT_136KA;
  const types = companyTypes.items.filter(({ key }) => !isSettlement || maySettle136ka(key));
  const set = (field: keyof Question, value: string | undefined) => {
    const { [field]: _before, ...rest } = question;
    onQuestion(value === undefined || value === '' ? rest : { ...rest, [field]: value });
  };
  const paidUp = question.paidUpPaisa === undefined ? undefined : Number(question.paidUpPaisa);
  return (
    <Form layout="vertical" component="div">
      <div className={styles['fields']}>
        {onEvent === undefined ? null : (
          <Form.Item label={t('fines.event')} htmlFor="fine-event" required>
            <Select
              id="fine-event"
              showSearch
              optionFilterProp="label"
              value={event?.eventId ?? (isSettlement ? eventId : undefined)}
              onChange={onEvent}
              options={[
                ...events.map((one) => ({
                  value: one.eventId,
                  label: language === 'ne' ? one.nameNepali : one.nameEnglish,
                })),
                { value: SETTLEMENT_136KA, label: t('settlement.event') },
              ]}
            />
          </Form.Item>
        )}
        <Form.Item label={t('fines.companyType')} htmlFor="fine-company-type" required>
          <Select
            id="fine-company-type"
            value={types.find(({ key }) => key === question.companyType)?.key}
            onChange={(value: string) => set('companyType', value)}
            options={types.map(({ key }) => ({ value: key, label: companyTypes.name(key)[language] }))}
          />
        </Form.Item>
        <Form.Item label={t('fines.paidUp')} htmlFor="fine-paid-up" required>
          <AmountField
            id="fine-paid-up"
            value={paidUp}
            onChange={(value) =>
              set('paidUpPaisa', value === undefined || Number.isNaN(value) ? undefined : String(value))
            }
          />
        </Form.Item>
        {event?.trigger === 'FISCAL_YEAR' ? (
          <YearItem field="fiscalYear" label={t('fines.fiscalYear')} question={question} set={set} />
        ) : null}
        {isSettlement ? (
          <>
            <YearItem field="fromYear" label={t('settlement.fromYear')} question={question} set={set} />
            <YearItem field="toYear" label={t('settlement.toYear')} question={question} set={set} />
          </>
        ) : null}
      </div>
      <div className={styles['fields']}>
        {event === undefined || event.trigger === 'FISCAL_YEAR' ? null : (
          <DayItem
            field={event.trigger === 'DUE_DATE' ? 'dueOn' : 'triggeredOn'}
            label={t(`fines.trigger.${event.trigger}`)}
            question={question}
            set={set}
          />
        )}
        {isSettlement ? (
          <DayItem field="registeredOn" label={t('settlement.registeredOn')} question={question} set={set} />
        ) : null}
        <DayItem
          field="filedOn"
          label={t(isSettlement ? 'settlement.on' : 'fines.filedOn')}
          question={question}
          set={set}
        />
      </div>
    </Form>
  );
}

interface DayItemProps {
  readonly field: 'dueOn' | 'triggeredOn' | 'filedOn' | 'registeredOn';
  readonly label: string;
  readonly question: Question;
  readonly set: (field: keyof Question, value: string | undefined) => void;
}

function DayItem({ field, label, question, set }: DayItemProps) {
  return (
    <Form.Item label={label} htmlFor={`fine-${field}`} required={field !== 'filedOn'}>
      <BsAdDateField
        id={`fine-${field}`}
        label={label}
        value={question[field]}
        onChange={(value) => set(field, value)}
      />
    </Form.Item>
  );
}

function YearItem({
  field,
  label,
  question,
  set,
}: Omit<DayItemProps, 'field'> & { readonly field: 'fiscalYear' | 'fromYear' | 'toYear' }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { items, pending, failed, retry } = useLookup<FiscalYear>({ list: 'fiscal-year' });
  // what a year asks for is due in the next one, whose calendar has to be published
  const years = items.filter(({ id }) => id < PUBLISHED_THROUGH);
  return (
    <Form.Item label={label} htmlFor={`fine-${field}`} required>
      <Select
        id={`fine-${field}`}
        value={pending ? undefined : question[field]}
        loading={pending}
        notFoundContent={failed ? t('fines.yearsFailed') : undefined}
        onOpenChange={(open) => {
          if (open && failed) retry();
        }}
        onChange={(value: string) => set(field, value)}
        options={years.map(({ id, nameNepali, nameEnglish }) => ({
          value: String(id),
          label: language === 'ne' ? nameNepali : nameEnglish,
        }))}
      />
    </Form.Item>
  );
}
