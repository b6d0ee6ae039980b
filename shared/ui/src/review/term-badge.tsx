import type { CSSProperties } from 'react';
import { useReviewWords } from './review-words';
import type { LegalClock } from '@registrar/domain/calls/desk';
import { palette } from '../base/theme/palette';
import { useFormats } from '../base/language/use-formats';
import { DatePair } from '../base/dates/date-pair';

const shape: CSSProperties = {
  display: 'inline-block',
  padding: '1px 10px',
  borderRadius: 12,
  fontSize: 14,
  lineHeight: 1.6,
  border: '1px solid currentColor',
  whiteSpace: 'nowrap',
};
const looks = {
  over: { color: palette.crimson, background: palette.crimsonWash },
  last: { color: palette.amber, background: palette.amberWash },
  calm: { color: palette.inkSoft, background: palette.greyWash },
} as const;

const beside: CSSProperties = { marginInlineStart: 8 };

/** From here on a term is pressing; the office is warned at the same share. */
const PRESSING = 80;

/** How much of the legal term has run, in working days of the office's turn, and its last day. */
export function TermBadge({ clock, inline = false }: { readonly clock: LegalClock | null; readonly inline?: boolean }) {
  const t = useReviewWords();
  const { number } = useFormats();
  if (clock === null) return '—';
  const { usedDays, termDays, overdue, percent, paused, dueOn } = clock;
  const look = overdue ? looks.over : percent >= PRESSING ? looks.last : looks.calm;
  const Part = inline ? 'span' : 'div';
  const days = {
    used: number(usedDays),
    term: number(termDays),
    over: number(usedDays - termDays),
    count: usedDays - termDays,
  };
  return (
    <>
      <span style={{ ...shape, ...look }}>{t(overdue ? 'term.overdue' : 'term.running', days)}</span>
      {paused ? <Part style={inline ? beside : undefined}>{t('term.paused')}</Part> : null}
      {dueOn === null ? null : (
        <Part style={{ fontSize: 14, ...(inline ? beside : {}) }}>
          {t('term.dueOn')} <DatePair day={dueOn} inline />
        </Part>
      )}
    </>
  );
}
