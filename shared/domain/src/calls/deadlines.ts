import { INITIAL_RETURN } from '../register/obligation-kinds';
import { z } from 'zod';
import { enumeration } from '../enumerations/enumeration';
import { daySchema, idSchema, instantSchema } from '../envelope';

/** What a day is the last one for. */
export const deadlineKinds = enumeration([
  [INITIAL_RETURN, 'दर्ता भएको तीन महिनाभित्रको विवरण', 'Initial return (three months)'],
  ['ANNUAL_REPORT', 'वार्षिक विवरण', 'Annual report'],
  ['CALL_FOR_EXPLANATION', 'कैफियत तलबको जवाफ', 'Answer to a call for explanation'],
  ['SWAP_ALLOTMENT', 'कम्पनी गाभिएपछिको शेयर बाँडफाँड', 'Share allotment after a merger'],
  ['RESERVATION_FORM', 'आरक्षित नामको कम्पनी दर्ताको फाराम', 'Company registration form of a reserved name'],
  ['RESERVATION_EXPIRY', 'नाम आरक्षणको अन्तिम दिन', 'Last day of a name reservation'],
  ['DOCUMENTS_DUE', 'माग गरिएका कागजात', 'Documents the office has asked for'],
  ['CORRECTION_DUE', 'सच्याउन फिर्ता आएको निवेदन', 'Application sent back for correction'],
]);

export const deadlineSchema = z.object({
  /** Stays the same as long as the obligation does. */
  id: z.string(),
  kind: deadlineKinds.schema,
  /** What is to be done, and for whom or what: the company's or the proposed name. */
  titleNe: z.string(),
  titleEn: z.string(),
  aboutNe: z.string(),
  aboutEn: z.string(),
  companyId: idSchema.nullable(),
  /** The last day, of Nepal. */
  dueOn: daySchema,
  /** 0 on the last day, negative once it has passed. */
  daysLeft: z.number().int(),
  overdue: z.boolean(),
  /** The section of the Act, where one says so. */
  lawNe: z.string().nullable(),
  lawEn: z.string().nullable(),
  /** Page of the portal where it is settled. */
  link: z.string().nullable(),
});
export type Deadline = z.infer<typeof deadlineSchema>;

/** GET external/api/deadline: of the reader and of the companies they speak or act for, the nearest first. */
export const deadlineListSchema = z.array(deadlineSchema);

/**
 * GET external/api/deadline/feed: whether there is a calendar address. The address itself is shown only when it is
 * made.
 */
export const deadlineFeedSchema = z.object({
  createdAt: instantSchema.nullable(),
  lastReadAt: instantSchema.nullable(),
});
export type DeadlineFeed = z.infer<typeof deadlineFeedSchema>;

/**
 * POST external/api/deadline/feed: a new address, which ends the one before. `path` is to be put after the portal's
 * origin.
 */
export const newDeadlineFeedSchema = z.object({ path: z.string(), createdAt: instantSchema });

/** Alarms of the calendar, days before; the reminders by mail keep the same rhythm further out. */
export const CALENDAR_ALARMS: readonly number[] = [30, 7, 1];
