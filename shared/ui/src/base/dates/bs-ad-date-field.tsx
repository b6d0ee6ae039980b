import generatePicker from 'antd/es/date-picker/generatePicker';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { adToBs, bothCalendars, isProvisional, readDay, type DayReading } from '@registrar/domain/calendar';
import { validationMessage } from '@registrar/domain/messages/validation';
import type { FieldControl } from '../fields/field-control';
import { sideBySide } from '../fields/side-by-side';
import { useUnreadText, type UnreadText } from '../form/unread-text';
import { palette } from '../theme/palette';
import { useLanguage } from '../language/use-language';
import {
  adCalendar,
  bsCalendar,
  fromAdDay,
  inBothCalendars,
  toAdDay,
  type CalendarDay,
  type CalendarSystem,
} from './calendar-system';
import { generateConfigOf } from './generate-config';
import { TypedText, TypedTextInput } from './typed-text-input';

const BsPicker = generatePicker<CalendarDay>(generateConfigOf(bsCalendar));
const AdPicker = generatePicker<CalendarDay>(generateConfigOf(adCalendar));

const components = { input: TypedTextInput };
const besideField = (field: HTMLElement): HTMLElement => field.parentElement ?? document.body;

type Calendar = 'BS' | 'AD';
const calendars: Readonly<Record<Calendar, CalendarSystem>> = { BS: bsCalendar, AD: adCalendar };

/** What stands in one of the two inputs and is no day that may be chosen here. */
interface Typed extends UnreadText {
  readonly calendar: Calendar;
  readonly text: string;
}

/** The day in AD, yyyy-MM-dd: what is stored. */
interface BsAdDateFieldProps extends FieldControl<string | undefined> {
  /** The field's name; each input adds its calendar. */
  readonly label: string;
  /** First and last day that may be chosen, in AD. */
  readonly min?: string;
  readonly max?: string;
}
type Limits = Pick<BsAdDateFieldProps, 'min' | 'max'>;

const limit = (day: string) => ({ dayNepali: bothCalendars(day, 'ne'), dayEnglish: bothCalendars(day, 'en') });

function readWithin(text: string, calendar: Calendar, { min, max }: Limits, finished: boolean): DayReading {
  const reading = readDay(text, calendar, { finished });
  if (!reading.ok) return reading;
  if (min !== undefined && reading.day < min) return { ok: false, code: 'DAY_BEFORE_FIRST', parameters: limit(min) };
  if (max !== undefined && reading.day > max) return { ok: false, code: 'DAY_AFTER_LAST', parameters: limit(max) };
  return reading;
}

/**
 * One day in two calendars: typed or chosen in either, the other follows. What cannot be read stays as it was typed,
 * and until it is right there is no day, neither in the other calendar nor in what is stored.
 */
export function BsAdDateField({ label, value, onChange, onBlur, min, max, disabled, id, ...aria }: BsAdDateFieldProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const noteId = useId();
  const [typed, setTyped] = useState<Typed>();
  /** Nobody is interrupted while typing. */
  const [left, setLeft] = useState(false);
  const [known, setKnown] = useState({ value, emptied: false });
  if (known.value !== value) {
    setKnown({ value, emptied: false });
    // Given from outside: what was typed is not what the field is about any more. A page that always has a day answers
    // the emptying with another one, and that is no reason to take the text away.
    if (value !== undefined && !known.emptied) setTyped(undefined);
  }
  const { isTold, tell } = useUnreadText(typed);
  const shown = typed === undefined ? value : undefined;
  const bs = shown === undefined ? undefined : adToBs(shown);
  const provisional = bs !== undefined && isProvisional(bs);
  const sentence =
    typed !== undefined && left && !isTold ? validationMessage(typed.code, language, typed.parameters) : '';
  const describedBy =
    [aria['aria-describedby'], (provisional || sentence !== '') && noteId].filter(Boolean).join(' ') || undefined;

  const hold = (next: Typed | undefined) => {
    tell(next);
    setTyped(next);
  };
  const take = (day: string | undefined) => {
    hold(undefined);
    setLeft(false);
    onChange?.(day);
  };
  const write = (calendar: Calendar, text: string) => {
    if (text.trim() === '') return take(undefined);
    const reading = readWithin(text, calendar, { min, max }, false);
    if (reading.ok) return take(reading.day);
    const { code, parameters } = reading;
    hold({ calendar, text, code, parameters });
    setLeft(false);
    if (shown === undefined) return;
    setKnown({ value, emptied: true });
    onChange?.(undefined);
  };
  const finish = () => {
    if (typed === undefined) return;
    const reading = readWithin(typed.text, typed.calendar, { min, max }, true);
    if (reading.ok) return take(reading.day);
    setLeft(true);
    hold({ ...typed, code: reading.code, parameters: reading.parameters });
  };

  const pickerProps = (calendar: Calendar) => ({
    value: fromAdDay(shown, calendars[calendar]) ?? null,
    // Emptied by the picker itself: what is typed and cannot be read is nothing that it knows of.
    onChange: (date: CalendarDay | null) => {
      if (date !== null) take(toAdDay(date, calendars[calendar]));
      else if (shown !== undefined) onChange?.(undefined);
    },
    disabledDate: (date: CalendarDay) => {
      const day = toAdDay(date, calendars[calendar]);
      return !inBothCalendars(day) || (min !== undefined && day < min) || (max !== undefined && day > max);
    },
    onBlur: () => {
      finish();
      onBlur?.();
    },
    // Enter takes the typed day over; the form around it is not sent with it.
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      finish();
    },
    disabled,
    // Inside the page, so that the panel belongs to the same landmark as its field.
    getPopupContainer: besideField,
    format: 'YYYY-MM-DD',
    placeholder: t(calendar === 'BS' ? 'date.patternBs' : 'date.patternAd'),
    inputMode: 'numeric' as const,
    style: { width: '100%' },
    components,
    preserveInvalidOnBlur: true,
    status: sentence !== '' && typed?.calendar === calendar ? ('error' as const) : undefined,
    'aria-describedby': describedBy,
    'aria-invalid': sentence === '' ? aria['aria-invalid'] : ('true' as const),
    'aria-required': aria['aria-required'],
  });
  const typedIn = (calendar: Calendar) => ({
    text: typed?.calendar === calendar ? typed.text : undefined,
    onText: (text: string) => write(calendar, text),
  });

  return (
    <div role="group" aria-label={label}>
      <div style={{ ...sideBySide, rowGap: 8 }}>
        <TypedText value={typedIn('BS')}>
          <BsPicker {...pickerProps('BS')} id={id} aria-label={t('date.bsField', { label })} prefix={t('date.bs')} />
        </TypedText>
        <TypedText value={typedIn('AD')}>
          <AdPicker {...pickerProps('AD')} aria-label={t('date.adField', { label })} prefix={t('date.ad')} />
        </TypedText>
      </div>
      <div id={noteId} role="status" style={{ color: sentence === '' ? palette.amber : palette.crimson, fontSize: 14 }}>
        {sentence === '' ? (provisional ? t('date.provisional') : '') : sentence}
      </div>
    </div>
  );
}
