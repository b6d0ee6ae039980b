import generatePicker from 'antd/es/date-picker/generatePicker';
import { useId, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { adToBs, isProvisional } from '@registrar/domain/calendar';
import type { FieldControl } from '../fields/field-control';
import { sideBySide } from '../fields/side-by-side';
import { palette } from '../theme/palette';
import { adCalendar, bsCalendar, fromAdDay, inBothCalendars, toAdDay, type CalendarDay, type CalendarSystem } from './calendar-system';
import { generateConfigOf } from './generate-config';

const BsPicker = generatePicker<CalendarDay>(generateConfigOf(bsCalendar));
const AdPicker = generatePicker<CalendarDay>(generateConfigOf(adCalendar));

const besideField = (field: HTMLElement): HTMLElement => field.parentElement ?? document.body;

/** The day in AD, yyyy-MM-dd: what is stored. */
interface BsAdDateFieldProps extends FieldControl<string | undefined> {
  /** The field's name; each input adds its calendar. */
  readonly label: string;
  /** First and last day that may be chosen, in AD. */
  readonly min?: string;
  readonly max?: string;
}

/** One day in two calendars: typed or chosen in either, the other follows. */
export function BsAdDateField({ label, value, onChange, onBlur, min, max, disabled, id, ...aria }: BsAdDateFieldProps) {
  const { t } = useTranslation('common');
  const noteId = useId();
  const bs = value === undefined ? undefined : adToBs(value);
  const provisional = bs !== undefined && isProvisional(bs);
  const describedBy = [aria['aria-describedby'], provisional && noteId].filter(Boolean).join(' ') || undefined;

  const pickerProps = (calendar: CalendarSystem) => ({
    value: fromAdDay(value, calendar) ?? null,
    onChange: (date: CalendarDay | null) => onChange?.(date ? toAdDay(date, calendar) : undefined),
    disabledDate: (date: CalendarDay) => {
      const day = toAdDay(date, calendar);
      return !inBothCalendars(day) || (min !== undefined && day < min) || (max !== undefined && day > max);
    },
    onBlur,
    // Enter takes the typed day over; the form around it is not sent with it.
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Enter') event.preventDefault();
    },
    disabled,
    // Inside the page, so that the panel belongs to the same landmark as its field.
    getPopupContainer: besideField,
    format: 'YYYY-MM-DD',
    placeholder: t(calendar === bsCalendar ? 'date.patternBs' : 'date.patternAd'),
    inputMode: 'numeric' as const,
    style: { width: '100%' },
    'aria-describedby': describedBy,
    'aria-invalid': aria['aria-invalid'],
    'aria-required': aria['aria-required'],
  });

  return (
    <div role="group" aria-label={label}>
      <div style={{ ...sideBySide, rowGap: 8 }}>
        <BsPicker {...pickerProps(bsCalendar)} id={id} aria-label={t('date.bsField', { label })} prefix={t('date.bs')} />
        <AdPicker {...pickerProps(adCalendar)} aria-label={t('date.adField', { label })} prefix={t('date.ad')} />
      </div>
      <div id={noteId} role="status" style={{ color: palette.amber, fontSize: 14 }}>{provisional ? t('date.provisional') : ''}</div>
    </div>
  );
}
