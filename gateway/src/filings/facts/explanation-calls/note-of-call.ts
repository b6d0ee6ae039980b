import { callOutcomes } from '@registrar/domain/calls/explanation-calls';
import type { NewEntry } from '../../../register/entries/enter';
import type { CallRow } from './call-state';

interface Answered {
  /** Null: the company did not answer. */
  readonly explanation: string | null;
  readonly published: readonly object[];
}

/** The note of the call in the company's register: the question, the answer and the decision of the office. */
export function noteOfCall(
  row: Pick<CallRow, 'id' | 'number' | 'subject' | 'matter' | 'outcome' | 'outcome_text'>,
  { explanation, published }: Answered,
): NewEntry {
  const outcome = callOutcomes.schema.parse(row.outcome);
  return {
    aspect: 'NOTE',
    subjectId: row.id,
    after: {
      details: {
        subject: `${row.number}: ${row.subject}. ${row.outcome_text ?? ''}`.trim(),
        call: row.number,
        matter: row.matter,
        outcome,
        decision: row.outcome_text ?? '',
        ...(explanation === null ? {} : { explanation }),
        published: [...published],
      },
    },
  };
}
