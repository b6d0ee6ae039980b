import { termBetween } from '@registrar/domain/calendar';
import { useFilingWords } from '../filing/filing-words';

/** How long a term lasts, in whole years and months; empty while it is not known. */
export function useTermOf(): (from: unknown, to: unknown) => string {
  const t = useFilingWords();
  return (from, to) => {
    if (typeof from !== 'string' || typeof to !== 'string' || to <= from) return '';
    const { years, months } = termBetween(from, to);
    return [
      years === 0 ? '' : t('board.years', { count: years }),
      months === 0 ? '' : t('board.months', { count: months }),
    ]
      .filter(Boolean)
      .join(' ');
  };
}
