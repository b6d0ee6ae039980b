import { z } from 'zod';
import { idSchema } from '../envelope';
import { requiredText } from '../messages/fields';
import type { ValidationCode } from '../messages/validation';
import { reasonCodes } from '../transitions/reason-codes';

/** Whose it is: the officer's own, or everybody's of the office. */
export const templateScopes = ['OWN', 'OFFICE'] as const;

/** What a template may leave open: the proposed name, and the nearest name that stands in its way. */
export const templatePlaceholders = ['name', 'conflict'] as const;

export const TEMPLATE_MAXIMUM = 800;

const text = (missing: ValidationCode) =>
  requiredText(missing)
    .max(TEMPLATE_MAXIMUM, { error: 'TOO_LONG' satisfies ValidationCode })
    .refine(
      (written) =>
        [...written.matchAll(/\{([^{}]*)\}/g)].every(([, name]) =>
          templatePlaceholders.some((known) => known === name),
        ),
      { error: 'TEMPLATE_PLACEHOLDER_UNKNOWN' satisfies ValidationCode },
    );

const fields = {
  /** The ground it usually goes with; chosen together with it. */
  reasonCode: reasonCodes.schema.nullable(),
  textNepali: text('TEMPLATE_NEPALI_REQUIRED'),
  textEnglish: text('TEMPLATE_ENGLISH_REQUIRED'),
};

/** POST external/api/remark-template; header Idempotency-Key. */
export const addRemarkTemplateSchema = z.object({ scope: z.enum(templateScopes), ...fields });
export type AddRemarkTemplate = z.infer<typeof addRemarkTemplateSchema>;

/** PUT external/api/remark-template/{id}. A retired one is offered to nobody any more. */
export const changeRemarkTemplateSchema = z.object({
  version: z.number().int().nonnegative(),
  retired: z.boolean(),
  ...fields,
});
export type ChangeRemarkTemplate = z.infer<typeof changeRemarkTemplateSchema>;

export const remarkTemplateSchema = z.object({
  id: idSchema,
  scope: z.enum(templateScopes),
  reasonCode: z.string().nullable(),
  textNepali: z.string(),
  textEnglish: z.string(),
  /** The reader may edit and retire it. */
  mayChange: z.boolean(),
  version: z.number().int(),
});
export type RemarkTemplate = z.infer<typeof remarkTemplateSchema>;

/** GET external/api/remark-template: the reader's own first, then the office's. */
export const remarkTemplatesSchema = z.object({ items: z.array(remarkTemplateSchema), mayAddForOffice: z.boolean() });
export type RemarkTemplates = z.infer<typeof remarkTemplatesSchema>;

/** The text with what is known now; a placeholder nobody can fill stays, to be seen and written by hand. */
export function fillTemplate(
  written: string,
  values: Readonly<Partial<Record<(typeof templatePlaceholders)[number], string>>>,
): string {
  return written.replace(
    /\{(name|conflict)\}/g,
    (whole, key: string) => (key === 'name' ? values.name : values.conflict) || whole,
  );
}
