import { z } from 'zod';
import { optionalText, requiredText } from '../../messages/fields';
import { fieldIssues, issueParameters } from '../../messages/issues';
import type { ValidationCode } from '../../messages/validation';
import { plainName } from '../../plain-text';

/**
 * One question with two schemas: `complete` decides whether the answer is valid, `draft` whether it may be saved while
 * the form is incomplete. Both are defined together so that they stay consistent.
 */
export interface Answer<Complete extends z.ZodType = z.ZodType, Draft extends z.ZodType = z.ZodType> {
  readonly complete: Complete;
  readonly draft: Draft;
}

/** A form sends null for a cleared field; it is stored as no answer. */
const emptied = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? undefined);

const LONGEST_ANSWER = 500;

export const text = (missing: ValidationCode, maximum = 200) => ({
  complete: requiredText(missing).max(maximum, { error: 'TOO_LONG' satisfies ValidationCode }),
  draft: emptied(optionalText(maximum)),
});

/** A number or code with letters and signs, such as that of a document: kept as typed, with plain hyphens. */
export const numberText = (missing: ValidationCode, maximum: number) => ({
  complete: text(missing, maximum).complete.overwrite(plainName),
  draft: optionalNumberText(maximum).draft,
});

export const optionalNumberText = (maximum: number) => {
  const kept = emptied(
    z
      .string({ error: 'INVALID' satisfies ValidationCode })
      .overwrite(plainName)
      .trim()
      .max(maximum, { error: 'TOO_LONG' satisfies ValidationCode }),
  );
  return { complete: kept, draft: kept };
};

export const optional = (maximum = 200) => ({
  complete: emptied(optionalText(maximum)),
  draft: emptied(optionalText(maximum)),
});

/** An answer with its own format, such as a phone number: the draft accepts any text. */
export const formed = <T extends z.ZodType<string | undefined>>(schema: T, maximum = LONGEST_ANSWER) => ({
  complete: schema,
  draft: optionalNumberText(maximum).draft,
});

/** The same for an optional answer: blank is no answer, any other text must be valid. */
export const optionalFormed = <T extends z.ZodType<string>>(schema: T, maximum = LONGEST_ANSWER) => ({
  complete: emptied(z.union([z.literal('').transform(() => undefined), schema])),
  draft: optionalNumberText(maximum).draft,
});

export const choice = <const Key extends string>(keys: readonly Key[], missing: ValidationCode) => ({
  complete: z.enum(keys, { error: missing }),
  draft: emptied(z.enum(keys)),
});

export const optionalChoice = <const Key extends string>(keys: readonly Key[]) => ({
  complete: emptied(z.enum(keys)),
  draft: emptied(z.enum(keys)),
});

/** An AD day in Nepal, yyyy-MM-dd; its BS form is derived. */
const adDay = z.iso.date({ error: 'DATE_FORMAT' satisfies ValidationCode });
export const day = (missing: ValidationCode) => ({
  complete: z.string({ error: missing }).min(1, { error: missing, abort: true }).pipe(adDay),
  draft: emptied(z.union([z.literal('').transform(() => undefined), adDay])),
});
export const optionalDay = () => ({
  complete: emptied(z.union([z.literal('').transform(() => undefined), adDay])),
  draft: emptied(z.union([z.literal('').transform(() => undefined), adDay])),
});

/** The largest amount that a form accepts: beyond it sums would not be exact. */
export const AMOUNT_MAXIMUM = 10_000_000_000_000_00;
const wholeNumber = z
  .int({ error: 'NUMBER_INVALID' satisfies ValidationCode })
  .nonnegative({ error: 'AMOUNT_NEGATIVE' satisfies ValidationCode })
  .max(AMOUNT_MAXIMUM, { error: 'NUMBER_TOO_LARGE' satisfies ValidationCode });

/** An amount in paisa. With `positive: false` zero is a valid answer. */
export const amount = (missing: ValidationCode, { positive = true }: { positive?: boolean } = {}) => ({
  complete: z
    .int({
      error: (issue) =>
        issue.input === undefined || issue.input === null ? missing : ('NUMBER_INVALID' satisfies ValidationCode),
    })
    .min(positive ? 1 : 0, {
      error: positive ? ('ABOVE_ZERO' satisfies ValidationCode) : ('AMOUNT_NEGATIVE' satisfies ValidationCode),
    })
    .max(AMOUNT_MAXIMUM, { error: 'NUMBER_TOO_LARGE' satisfies ValidationCode }),
  draft: emptied(wholeNumber),
});
export const optionalAmount = () => ({ complete: emptied(wholeNumber), draft: emptied(wholeNumber) });

/** A whole number of shares or persons; a fraction has its own message. */
const whole = (missing: ValidationCode, minimum: number) =>
  z
    .number({
      error: (issue) =>
        issue.input === undefined || issue.input === null ? missing : ('NUMBER_INVALID' satisfies ValidationCode),
    })
    .refine(Number.isSafeInteger, { error: 'QUANTITY_DECIMAL' satisfies ValidationCode, abort: true })
    .min(minimum, {
      error: minimum > 0 ? ('AT_LEAST_ONE' satisfies ValidationCode) : ('AMOUNT_NEGATIVE' satisfies ValidationCode),
    })
    .max(AMOUNT_MAXIMUM, { error: 'NUMBER_TOO_LARGE' satisfies ValidationCode });
const draftNumber = emptied(
  z
    .number({ error: 'NUMBER_INVALID' satisfies ValidationCode })
    .min(0, { error: 'AMOUNT_NEGATIVE' satisfies ValidationCode })
    .max(AMOUNT_MAXIMUM, { error: 'NUMBER_TOO_LARGE' satisfies ValidationCode }),
);
export const quantity = (missing: ValidationCode) => ({ complete: whole(missing, 1), draft: draftNumber });
export const optionalQuantity = () => ({ complete: emptied(whole('QUANTITY_REQUIRED', 0)), draft: draftNumber });

/** The id of a list entry: country, province, office. */
const rowId = z
  .int({ error: 'INVALID' satisfies ValidationCode })
  .positive({ error: 'INVALID' satisfies ValidationCode })
  .max(2_147_483_647, { error: 'INVALID' satisfies ValidationCode });
export const chosen = (missing: ValidationCode) => ({
  complete: z.int({ error: missing }).positive({ error: missing }).max(2_147_483_647, { error: missing }),
  draft: emptied(rowId),
});
export const optionalChosen = () => ({ complete: emptied(rowId), draft: emptied(rowId) });

/** A coordinate in Nepal, in decimal degrees, within the outermost points of the country. */
export const degreesInNepal = (
  { limit, from, to }: { readonly limit: number; readonly from: number; readonly to: number },
  missing: ValidationCode,
  invalid: ValidationCode,
) => {
  const within = (absent: ValidationCode) =>
    z
      .number({
        error: (issue) =>
          issue.input === undefined || issue.input === null ? absent : ('NUMBER_INVALID' satisfies ValidationCode),
      })
      .min(-limit, { error: invalid })
      .max(limit, { error: invalid });
  return {
    complete: within(missing).refine((value) => Math.abs(value) > limit || (value >= from && value <= to), {
      error: 'POINT_OUTSIDE_NEPAL' satisfies ValidationCode,
    }),
    draft: emptied(within('NUMBER_INVALID')),
  };
};

/** A percentage. */
export const percent = (missing: ValidationCode) => {
  const within = (error: ValidationCode) =>
    z
      .number({ error })
      .min(0, { error: 'PERCENT_RANGE' satisfies ValidationCode })
      .max(100, { error: 'PERCENT_RANGE' satisfies ValidationCode });
  return { complete: within(missing), draft: emptied(within('NUMBER_INVALID')) };
};

/** The same for a field that is asked only under a condition. */
export const optionalPercent = () => {
  const { draft } = percent('NUMBER_INVALID');
  const within = z
    .number({ error: 'NUMBER_INVALID' satisfies ValidationCode })
    .min(0, { error: 'PERCENT_RANGE' satisfies ValidationCode })
    .max(100, { error: 'PERCENT_RANGE' satisfies ValidationCode });
  return { complete: emptied(within), draft };
};

export const yesNo = () => ({
  complete: z
    .boolean({ error: 'INVALID' satisfies ValidationCode })
    .nullish()
    .transform((value) => value ?? false),
  draft: emptied(z.boolean()),
});

export type Shape = Readonly<Record<string, Answer>>;
type CompleteGroup<S extends Shape> = z.ZodPrefault<z.ZodObject<{ [K in keyof S]: S[K]['complete'] }>>;
type DraftGroup<S extends Shape> = ReturnType<typeof emptied<z.ZodObject<{ [K in keyof S]: S[K]['draft'] }>>>;

/** A group of answers. When the whole group is missing, each of its answers is reported as missing by its own name. */
export function group<S extends Shape>(shape: S): { complete: CompleteGroup<S>; draft: DraftGroup<S> };
export function group(shape: Shape): Answer {
  const each = (strictness: keyof Answer) =>
    Object.fromEntries(Object.entries(shape).map(([key, answer]) => [key, answer[strictness]]));
  return { complete: z.object(each('complete')).prefault({}), draft: emptied(z.object(each('draft'))) };
}

/** The answers of a whole section or item; the value is an object even before anything is answered. */
export function answers<S extends Shape>(
  shape: S,
): {
  complete: z.ZodObject<{ [K in keyof S]: S[K]['complete'] }>;
  draft: z.ZodObject<{ [K in keyof S]: S[K]['draft'] }>;
};
export function answers(shape: Shape): Answer {
  const each = (strictness: keyof Answer) =>
    Object.fromEntries(Object.entries(shape).map(([key, answer]) => [key, answer[strictness]]));
  return { complete: z.object(each('complete')), draft: z.object(each('draft')) };
}

/** A group that is asked only under a condition; the section's own rule checks the condition. */
export const maybe = <D extends z.ZodType>({ draft }: Answer<z.ZodType, D>) => ({ complete: draft, draft });

export interface Finding {
  readonly path: readonly (string | number)[];
  readonly code: ValidationCode;
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/**
 * Adds rules between the answers of one section. They are reported together with missing answers, so that the user sees
 * all errors at once.
 */
export function withRules<Complete extends z.ZodType, Draft extends z.ZodType>(
  { complete, draft }: Answer<Complete, Draft>,
  rules: (kept: z.output<Draft>) => readonly Finding[],
): Complete {
  return complete.superRefine(
    (value, context) => {
      const kept = draft.safeParse(value);
      if (!kept.success) return; // a wrong shape is reported by the schema
      for (const { path, code, parameters } of rules(kept.data))
        context.addIssue({ code: 'custom', message: code, path: [...path], params: parameters });
    },
    { when: () => true },
  );
}

/** Validates with the schema that is chosen by the data; without one, everything is valid. */
export function judgedBy(schemaOf: (data: Readonly<Record<string, unknown>>) => z.ZodType | undefined): z.ZodType {
  return judgedByEach((data) => {
    const schema = schemaOf(data);
    return schema ? [schema] : [];
  });
}

/** Validates with each of the schemas that are chosen by the data; the errors of all are reported together. */
export function judgedByEach(schemasOf: (data: Readonly<Record<string, unknown>>) => readonly z.ZodType[]): z.ZodType {
  return z.record(z.string(), z.unknown()).superRefine((data, context) => {
    for (const { path, code, parameters } of schemasOf(data).flatMap((schema) => found(schema, data)))
      context.addIssue({ code: 'custom', message: code, path: [...path], params: parameters });
  });
}

/** The errors of a group under a condition, with the group's path as prefix. */
export function findingsOf(path: string, schema: z.ZodType, value: unknown): Finding[] {
  return found(schema, value ?? {}).map((finding) => ({ ...finding, path: [path, ...finding.path] }));
}

function found(schema: z.ZodType, value: unknown): Finding[] {
  const parsed = schema.safeParse(value);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => {
    const named = fieldIssues({ issues: [issue] }, 'en')[0];
    return { path: issue.path.map(String), code: named?.code ?? 'INVALID', parameters: issueParameters(issue) };
  });
}
