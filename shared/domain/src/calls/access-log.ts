import { z } from 'zod';
import { enumeration } from '../enumerations/enumeration';
import { everyProcess } from '../enumerations/processes';
import { bilingualNameSchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import { roles } from '../roles';

/** What of the private side of a company was read. */
export const accessParts = enumeration([
  ['RECORD', 'कम्पनीको अभिलेख', 'Record of the company'],
  ['SHAREHOLDERS', 'शेयरधनी र शेयर', 'Shareholders and shares'],
  ['ANNUAL_REPORTS', 'वार्षिक विवरण', 'Annual reports'],
  ['EXPLANATION_CALLS', 'कैफियत तलब', 'Calls for explanation'],
  ['PAPERS', 'हस्ताक्षरित कागजात', 'Signed documents'],
  ['FILING', 'निवेदन', 'Application'],
  ['PAYMENTS', 'जरिबाना र भुक्तानी', 'Fines and payments'],
]);
export type AccessPart = z.infer<typeof accessParts.schema>;

/** On what the right to read it rested. */
export const accessGrounds = enumeration([
  ['REPRESENTATIVE', 'कम्पनीको प्रतिनिधि', 'Representative of the company'],
  ['AUTHORISATION', 'कम्पनीले दिएको अख्तियारी', 'Authorisation given by the company'],
  ['PARENT_COMPANY', 'सहमति मागिएको मुख्य कम्पनी', 'Parent company asked for its consent'],
  ['ISSUED_TO_READER', 'आफ्नै नाममा जारी कागजात', 'Document issued to the reader'],
  ['OFFICE', 'कम्पनी रहेको कार्यालयको काम', 'Work of the company’s office'],
  ['READ_EVERYTHING', 'सबै अभिलेख हेर्ने अधिकार', 'Right to read every record'],
]);
export type AccessGround = z.infer<typeof accessGrounds.schema>;

/** GET external/api/company/{companyId}/access-log; for those who represent the company. */
export const accessLogQuerySchema = pageQuerySchema.extend({
  part: accessParts.schema.optional(),
  ground: accessGrounds.schema.optional(),
});

export const accessSchema = z.object({
  id: idSchema,
  /** Of several readings of one hour the first. */
  at: instantSchema,
  part: accessParts.schema,
  /** The application that was read, where it was one; a draft has no number. */
  application: z.object({ applicationNumber: z.string().nullable(), process: everyProcess.schema }).nullable(),
  ground: accessGrounds.schema,
  /** For which processes the authorisation is; null: for all. Without an authorisation there are none. */
  processes: z.array(everyProcess.schema).nullable(),
  role: roles.schema,
  /** Null for who works in an office: the company reads the role and the office. */
  person: bilingualNameSchema.nullable(),
  office: bilingualNameSchema.nullable(),
});
export type Access = z.infer<typeof accessSchema>;

export const accessLogSchema = pageOf(accessSchema).extend({
  company: bilingualNameSchema.extend({ id: idSchema, regNo: z.string() }),
});
export type AccessLog = z.infer<typeof accessLogSchema>;
