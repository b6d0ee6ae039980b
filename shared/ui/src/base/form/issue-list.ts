import type { z } from 'zod';
import type { FieldError } from '@registrar/domain/envelope';
import { fieldIssues, isValidationCode, validationMessage, type ValidationCode } from '@registrar/domain/messages';
import type { Language } from '@registrar/i18n/language';

/** What stands in the way of a submit: found here by the schema, or answered by the gateway. */
export type Obstacle =
  | { readonly kind: 'schema'; readonly error: Pick<z.core.$ZodError, 'issues'> }
  | { readonly kind: 'gateway'; readonly errors: readonly FieldError[] };

/** The first part of a dotted path: the name under which a form reports a change. */
const firstName = (path: string): string => path.split('.')[0] ?? path;

/**
 * What is left of an obstacle once some fields were changed. It only shrinks: a mistake made meanwhile is told at its
 * field, and listed by the next submit. What the gateway found holds for the value it was sent.
 */
export function withoutMended(
  obstacle: Obstacle,
  changed: ReadonlySet<string>,
  found: Pick<z.core.$ZodError, 'issues'> | undefined,
): Obstacle | undefined {
  if (obstacle.kind === 'gateway') {
    const errors = obstacle.errors.filter(({ path }) => !changed.has(firstName(path)));
    return errors.length > 0 ? { kind: 'gateway', errors } : undefined;
  }
  const listed = new Set(obstacle.error.issues.map(({ path }) => path.join('.')));
  const issues = (found?.issues ?? []).filter(({ path }) => listed.has(path.join('.')));
  return issues.length > 0 ? { kind: 'schema', error: { issues } } : undefined;
}

export interface FieldIssue {
  /** Dotted, as in the envelope's `errors[]`. */
  readonly path: string;
  readonly message: string;
  /** The sentence names no field: away from its field it needs the label. */
  readonly generic: boolean;
}

const genericCodes: ReadonlySet<string> = new Set<ValidationCode>([
  'REQUIRED',
  'INVALID',
  'TOO_LONG',
  'NUMBER_INVALID',
  'DATE_REQUIRED',
  'DATE_FORMAT',
  'BS_YEAR_RANGE',
  'BS_MONTH_RANGE',
  'BS_DAY_RANGE',
  'BS_DAY_NOT_IN_MONTH',
  'AD_DATE_INVALID',
  'DAY_BEFORE_FIRST',
  'DAY_AFTER_LAST',
]);

/** One sentence a field, in the asked language; the first one found says enough. */
export function issueList(obstacle: Obstacle, language: Language): FieldIssue[] {
  const all =
    obstacle.kind === 'schema'
      ? fieldIssues(obstacle.error, language)
      : obstacle.errors.map((error) => ({
          path: error.path,
          code: error.code,
          message: gatewaySentence(error, language),
        }));
  const seen = new Set<string>();
  return all
    .filter(({ path }) => !seen.has(path) && seen.add(path))
    .map(({ path, code, message }) => ({ path, message, generic: genericCodes.has(code) }));
}

/** The gateway's sentence is in the language of the request; where we know the code it follows a switch. */
function gatewaySentence(error: FieldError, language: Language): string {
  if (!isValidationCode(error.code)) return error.message;
  const sentence = validationMessage(error.code, language);
  return sentence.includes('{{') ? error.message : sentence;
}

export type NamePath = (string | number)[];

/** "shareholders.0.name" as Ant Design names it: ['shareholders', 0, 'name']. */
export function toNamePath(path: string): NamePath {
  return path === '' ? [] : path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
