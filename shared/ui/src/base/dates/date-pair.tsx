import { useTranslation } from 'react-i18next';
import { datePair, formatNepalTime, nepalDayOfInstant } from '@registrar/i18n/dates';
import { palette } from '../theme/palette';
import { useLanguage } from '../language/use-language';

interface DatePairProps {
  /** yyyy-MM-dd in AD, a day of Nepal. */
  readonly day: string;
  readonly inline?: boolean;
}

/** A day in BS with AD under it, or beside it in running text. */
export function DatePair({ day, inline = false }: DatePairProps) {
  const { t } = useTranslation('common');
  const { bs, ad, provisional } = datePair(day, useLanguage());
  if (bs === undefined) return <time dateTime={day}>{ad}</time>;
  const mark = provisional ? ` (${t('date.provisionalShort')})` : '';
  return (
    <time dateTime={day}>
      <span style={{ whiteSpace: 'nowrap' }}>
        {bs}
        {mark}
      </span>
      {inline ? ' ' : <br />}
      <span style={{ whiteSpace: 'nowrap', color: palette.inkSoft, fontSize: inline ? 'inherit' : 14 }}>
        {inline ? `(${ad})` : ad}
      </span>
    </time>
  );
}

/** The Nepal day of an instant (UTC), with the hour where it matters. */
export function InstantPair({
  at,
  withTime = false,
  inline,
}: {
  readonly at: string;
  readonly withTime?: boolean;
  readonly inline?: boolean;
}) {
  const language = useLanguage();
  return (
    <>
      <DatePair day={nepalDayOfInstant(at)} inline={inline} />
      {withTime && <span style={{ color: palette.inkSoft }}> {formatNepalTime(at, language)}</span>}
    </>
  );
}
