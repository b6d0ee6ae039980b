import { useTranslation } from 'react-i18next';
import type { FineEvent } from '@registrar/domain/calls/fines';
import { adToBs, fiscalYear, fiscalYearOf, nepalToday, PUBLISHED_THROUGH } from '@registrar/domain/calendar';
import { companyTypes } from '@registrar/domain/enumerations/company-types';
import { useLanguage } from '@registrar/runtime';
import { AmountField, Form, useFormats } from '@registrar/ui';
import { Select } from '@registrar/ui/choices';
import { BsAdDateField } from '@registrar/ui/data';
import styles from './fines.module.css';

/** As it stands in the address; what is not answered is not there. */
export type Question = Readonly<Partial<Record<'companyType' | 'paidUpPaisa' | 'fiscalYear' | 'triggeredOn' | 'dueOn' | 'filedOn', string>>>;

export interface CalculatorFormProps {
  readonly events: readonly FineEvent[];
  readonly event: FineEvent | undefined;
  readonly question: Question;
  readonly onQuestion: (question: Question) => void;
  /** Absent: the obligation is given. */
  readonly onEvent: ((eventId: string) => void) | undefined;
}

/** The Act's first fiscal year. */
const FIRST_YEAR = 2063;

export function CalculatorForm({ events, event, question, onQuestion, onEvent }: CalculatorFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { digits } = useFormats();
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
            <Select id="fine-event" showSearch optionFilterProp="label" value={event?.eventId} onChange={onEvent} options={events.map((one) => ({ value: one.eventId, label: language === 'ne' ? one.nameNepali : one.nameEnglish }))} />
          </Form.Item>
        )}
        <Form.Item label={t('fines.companyType')} htmlFor="fine-company-type" required>
          <Select id="fine-company-type" value={question.companyType} onChange={(value: string) => set('companyType', value)} options={companyTypes.items.map(({ key }) => ({ value: key, label: companyTypes.name(key)[language] }))} />
        </Form.Item>
        <Form.Item label={t('fines.paidUp')} htmlFor="fine-paid-up" required>
          <AmountField id="fine-paid-up" value={paidUp} onChange={(value) => set('paidUpPaisa', value === undefined || Number.isNaN(value) ? undefined : String(value))} />
        </Form.Item>
        {event?.trigger === 'FISCAL_YEAR' ? (
          <Form.Item label={t('fines.fiscalYear')} htmlFor="fine-year" required>
            <Select id="fine-year" value={question.fiscalYear} onChange={(value: string) => set('fiscalYear', value)} options={years().map((year) => ({ value: String(year), label: digits(fiscalYear(year)?.name ?? '') }))} />
          </Form.Item>
        ) : null}
      </div>
      <div className={styles['fields']}>
        {event === undefined || event.trigger === 'FISCAL_YEAR' ? null : <DayItem field={event.trigger === 'DUE_DATE' ? 'dueOn' : 'triggeredOn'} label={t(`fines.trigger.${event.trigger}`)} question={question} set={set} />}
        <DayItem field="filedOn" label={t('fines.filedOn')} question={question} set={set} />
      </div>
    </Form>
  );
}

interface DayItemProps {
  readonly field: 'dueOn' | 'triggeredOn' | 'filedOn';
  readonly label: string;
  readonly question: Question;
  readonly set: (field: keyof Question, value: string | undefined) => void;
}

function DayItem({ field, label, question, set }: DayItemProps) {
  return (
    <Form.Item label={label} htmlFor={`fine-${field}`} required={field !== 'filedOn'}>
      <BsAdDateField id={`fine-${field}`} label={label} value={question[field]} onChange={(value) => set(field, value)} />
    </Form.Item>
  );
}

/** The newest first; the report of a year is due in the next one, whose calendar has to be published. */
function years(): number[] {
  const today = nepalToday(new Date());
  const last = Math.min(fiscalYearOf(today)?.startYear ?? adToBs(today)?.year ?? PUBLISHED_THROUGH, PUBLISHED_THROUGH - 1);
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, index) => last - index);
}
