import type { FieldError } from '@registrar/domain/envelope';
import { SCRIPT_CODES } from '@registrar/domain/processes/questions/street';
import type { Application } from '../../../applications/application';

/**
 * What forms ask in addition to those by which applications still wait. It is asked of every draft and of the next
 * application; one that was handed in before is neither sent back for it nor held up.
 */
const ASKED_SINCE: ReadonlySet<string> = new Set(SCRIPT_CODES);

/** It was handed in by an earlier form. */
const isOfEarlierForm = ({ row, definition }: Application): boolean =>
  row.status !== 'DRAFT' && row.definition_version < definition.version;

/** The errors that count for this application. */
export function countingErrors(application: Application, errors: readonly FieldError[]): readonly FieldError[] {
  return isOfEarlierForm(application) ? errors.filter(({ code }) => !ASKED_SINCE.has(code)) : errors;
}
