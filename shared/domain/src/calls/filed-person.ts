import { z } from 'zod';
import { idSchema } from '../envelope';

/** Whoever did something to a filing, as everybody who may read the filing sees them. */
export const filedPersonSchema = z.object({
  id: idSchema,
  nameEnglish: z.string(),
  nameNepali: z.string(),
  roleCode: z.string(),
});
export type FiledPerson = z.infer<typeof filedPersonSchema>;
