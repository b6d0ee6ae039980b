import type { z } from 'zod';
import type { Language } from '../bilingual';
import { isValidationCode, validationMessage, type MessageParameters, type ValidationCode } from './validation';

/** One failure as the envelope's `errors[]` carries it. */
export interface FieldIssue {
  readonly path: string;
  readonly code: ValidationCode;
  readonly message: string;
}

type Issue = z.core.$ZodIssue;

/** Our schemas put the code where zod puts the message; what remains comes from a shape nobody's form produces. */
function codeOf(issue: Issue): ValidationCode {
  if (isValidationCode(issue.message)) return issue.message;
  return issue.code === 'invalid_type' && issue.input === undefined ? 'REQUIRED' : 'INVALID';
}

export function issueParameters(issue: Issue): MessageParameters {
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum) };
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) };
  if (issue.code !== 'custom') return {};
  const entries = Object.entries(issue.params ?? {});
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
}

/**
 * The issues of a failed parse, each with its path, code and sentence. What a schema and a rule between the answers
 * both find is said once.
 */
export function fieldIssues(error: Pick<z.core.$ZodError, 'issues'>, language: Language): FieldIssue[] {
  const told = new Set<string>();
  return error.issues.flatMap((issue) => {
    const [code, path] = [codeOf(issue), issue.path.map(String).join('.')];
    const message = validationMessage(code, language, issueParameters(issue));
    const said = JSON.stringify([path, code, message]);
    if (told.has(said)) return [];
    told.add(said);
    return [{ path, code, message }];
  });
}
