import {
  statementLineKeys,
  type StatementFigures,
} from '@registrar/domain/processes/filings/annual-report/statement-lines';
import { valueAt, type Answers } from '@registrar/domain/processes';
import type { StatementColumn } from './statement-sheet';

/** What has been typed into a column so far; what is no amount yet counts as nothing. */
export function figuresOf(data: Answers, column: StatementColumn): StatementFigures {
  return Object.fromEntries(
    statementLineKeys.flatMap((key) => {
      const value = valueAt(data, `${column}.${key}`);
      return typeof value === 'number' && Number.isSafeInteger(value) ? [[key, value]] : [];
    }),
  );
}
