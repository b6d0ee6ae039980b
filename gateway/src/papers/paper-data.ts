import { z } from 'zod';

/**
 * All that a paper's file is made of, as it is kept with the paper; code, address and the mark of a draft are put in
 * when it is set.
 */
export const paperSchema = z.object({
  template: z.enum([
    'certificate.typ',
    'association.typ',
    'application-letter.typ',
    'model-form.typ',
    'payment.typ',
    'record-letter.typ',
    'signature.typ',
  ]),
  data: z.record(z.string(), z.unknown()),
  /** What is copied: its pages come behind the sheet, each with the mark. */
  attachment: z
    .object({
      /** Of the storage. */
      key: z.string(),
      mediaType: z.enum(['application/pdf', 'image/jpeg', 'image/png']),
      serial: z.string(),
    })
    .optional(),
});
export type Paper = z.infer<typeof paperSchema>;
