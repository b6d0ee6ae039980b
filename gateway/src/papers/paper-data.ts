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
    'payment.typ',
    'record-letter.typ',
    'signature.typ',
  ]),
  data: z.record(z.string(), z.unknown()),
});
export type Paper = z.infer<typeof paperSchema>;
