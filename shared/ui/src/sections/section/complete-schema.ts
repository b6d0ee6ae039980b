import { z } from 'zod';
import { fieldIssues, issueParameters } from '@registrar/domain/messages';
import type { Answers, CrossIssue } from '@registrar/domain/processes';

const answersOf = (value: unknown): Answers => (typeof value === 'object' && value !== null ? { ...value } : {});

/**
 * A section's schema together with what the section finds between its answers, so that both are told at the fields.
 * `schema` is the section's for this frame; `issues` its own rule, which is given the answers as they stand in the
 * form.
 */
export function completeSchema(schema: z.ZodType, issues?: (data: Answers) => readonly CrossIssue[]): z.ZodType {
  if (issues === undefined) return schema;
  return z.unknown().transform((value, context) => {
    const parsed = schema.safeParse(value);
    const found = parsed.success ? [] : parsed.error.issues;
    const told = new Set(found.map(({ path }) => path.join('.')));
    // One sentence a field says enough, and what is missing comes first.
    const further = issues(answersOf(parsed.success ? parsed.data : value)).filter(({ path }) => !told.has(path));
    found.forEach((issue) => context.addIssue(asCustom(issue)));
    for (const { path, code, parameters } of further)
      context.addIssue({ code: 'custom', message: code, path: path === '' ? [] : path.split('.'), params: parameters });
    return parsed.success ? parsed.data : value;
  });
}

const asCustom = (issue: z.core.$ZodIssue) => ({
  code: 'custom' as const,
  message: fieldIssues({ issues: [issue] }, 'en')[0]?.code ?? 'INVALID',
  path: [...issue.path],
  params: issueParameters(issue),
});

/** What the schema finds at some of the paths alone: one step of an item that is asked in several. */
export function schemaAt(schema: z.ZodType, isAt: (path: string) => boolean): z.ZodType {
  return z.unknown().transform((value, context) => {
    const parsed = schema.safeParse(value);
    for (const issue of parsed.error?.issues ?? []) if (isAt(issue.path.join('.'))) context.addIssue(asCustom(issue));
    return parsed.success ? parsed.data : value;
  });
}

/**
 * The same for an entry whose form does not hold what the gateway wrote into it, such as that a phone was proven:
 * `saved` is the entry as it stands, and `keep` the section's rule for how long that holds.
 */
export function withKept(
  schema: z.ZodType,
  keep: ((before: Answers, answers: Answers) => Answers) | undefined,
  saved: Answers | undefined,
): z.ZodType {
  return keep === undefined || saved === undefined
    ? schema
    : z
        .unknown()
        .transform((value): unknown => keep(saved, answersOf(value)))
        .pipe(schema);
}
