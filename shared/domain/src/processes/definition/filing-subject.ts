import { z } from 'zod';
import { fiscalYear } from '../../calendar/fiscal-year';
import { enumeration, type KeyOf } from '../../enumerations/enumeration';

/** What a filing of a company can be about besides the company itself. */
export const subjectKinds = enumeration([
  ['FISCAL_YEAR', 'आर्थिक वर्ष', 'Fiscal year'],
  ['FILING', 'सच्याइने निवेदन', 'Application to be corrected'],
  ['PROCEEDING', 'कारबाही', 'Proceeding'],
  ['MERGER', 'कम्पनी गाभ्ने कार्य', 'Merger'],
]);
export type SubjectKind = KeyOf<typeof subjectKinds>;

const FISCAL_YEAR = /^\d{4}\/\d{2}$/;

/** For a fiscal year `id` is its name, as in 2082/83; otherwise it is the id of the stored object. */
export const filingSubjectSchema = z
  .object({ kind: subjectKinds.schema, id: z.string().max(60) })
  .refine(({ kind, id }) => (kind === 'FISCAL_YEAR' ? isFiscalYear(id) : z.uuid().safeParse(id).success), {
    path: ['id'],
  });
export type FilingSubject = z.infer<typeof filingSubjectSchema>;

function isFiscalYear(name: string): boolean {
  return FISCAL_YEAR.test(name) && fiscalYear(Number(name.slice(0, 4)))?.name === name;
}
