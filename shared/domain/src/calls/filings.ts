import { z } from 'zod';
import { automaticFlags } from '../enumerations/automatic-flags';
import { companyTypes } from '../enumerations/company-types';
import { processingMarks } from '../enumerations/statuses';
import { bilingualNameSchema, daySchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import { wordRelations } from '../names/word-relations';
import { ASKED_AT_ONCE, askForDocumentSchema, pinSchema, requestedDocumentSchema } from './corrections';
import {
  companyAnswerSchema,
  companyChangeSchema,
  filedCompanySchema,
  filingCompanySchema,
  namedCompanySchema,
} from './filed-company';
import { filedPersonSchema } from './filed-person';
import { sectionStateSchema } from './filing-sections';
import { legalClockSchema } from './legal-clock';
import { assessmentSchema } from './money';
import { nameCheckAnswerSchema, nameCheckChangesSchema, similarNameSchema } from './names';
import { filingSubjectSchema } from '../processes/definition/filing-subject';
import { optionalText } from '../messages/fields';
import { MINUTES_MAXIMUM } from './committee';
import { optionalReason } from '../reasons';

/**
 * POST external/api/application: opens a draft; the same idempotency key answers the same draft. `companyId`: for a
 * company that the person represents or holds a mandate of; without it the filing is nobody's but the person's own.
 * `reservationId`: the approved name the filing is for, where the process is opened from one.
 * `subject`: what it is about besides the company, where the definition says of which kind; a company may have one open
 * draft for each. `copyOf`: a filing of the same process and the same owner that was rejected or whose reservation is
 * over; the draft begins with its answers and documents.
 */
export const createApplicationRequestSchema = z.object({
  processName: z.string().min(1).max(60),
  companyId: idSchema.optional(),
  copyOf: idSchema.optional(),
  reservationId: idSchema.optional(),
  subject: filingSubjectSchema.optional(),
});
export type CreateApplicationRequest = z.infer<typeof createApplicationRequestSchema>;

/** POST external/api/application/{id}/{action}; header Idempotency-Key. */
export const performActionRequestSchema = z.object({
  version: z.number().int().nonnegative(),
  remark: optionalReason(),
  reasonCode: z.string().max(60).optional(),
  /** Of `assess`. */
  assessment: assessmentSchema.optional(),
  /** With requestAdditionalDocument. */
  documents: z.array(askForDocumentSchema).min(1).max(ASKED_AT_ONCE).optional(),
  /**
   * With takeCompanyVersion: the parts of `companyChanges` that are taken into the answers. What is not taken keeps
   * what the person wrote.
   */
  take: z.array(z.string().max(100)).max(5000).optional(),
  /**
   * With takeCompanyVersion: the version of the company whose changes were shown; refused where it has changed once
   * more.
   */
  companyVersion: z.number().int().nonnegative().optional(),
  /** With submit and resubmit: the keys of the definition's declarations, each of which is required. */
  declared: z.array(z.string().max(60)).max(20).optional(),
  /** Of a decision of the committee: what its meeting recorded. */
  minutes: optionalText(MINUTES_MAXIMUM),
});
export type PerformActionRequest = z.infer<typeof performActionRequestSchema>;

/** One line of the checklist as of this round. */
export const checkedItemSchema = bilingualNameSchema.extend({
  key: z.string(),
  checked: z.object({ by: bilingualNameSchema, at: instantSchema }).nullable(),
});
export type CheckedItem = z.infer<typeof checkedItemSchema>;

/**
 * Given for every action that the status knows and the reader's role could take: what may be done, and why the rest may
 * not.
 */
export const allowedActionSchema = z.object({
  action: z.string(),
  allowed: z.boolean(),
  remark: z.enum(['none', 'optional', 'required']),
  reason: z.object({ code: z.string(), message: z.string() }).optional(),
});
export type AllowedAction = z.infer<typeof allowedActionSchema>;

export const historyEntrySchema = z.object({
  at: instantSchema,
  action: z.string(),
  from: z.string().nullable(),
  to: z.string(),
  actor: filedPersonSchema,
  remark: z.string().nullable(),
  reasonCode: z.string().nullable(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** Days in AD of Nepal; `daysRemaining` is computed on read (decisions.md, Time). */
export const reservationSchema = z.object({
  id: idSchema,
  applicationId: idSchema,
  applicationNumber: z.string(),
  nameEnglish: z.string(),
  nameNepali: z.string(),
  state: z.enum(['VALID', 'EXPIRED', 'REVOKED', 'CONSUMED']),
  approvedOn: daySchema,
  expiresOn: daySchema,
  formDueOn: daySchema,
  daysRemaining: z.number().int(),
});
export type Reservation = z.infer<typeof reservationSchema>;

export const applicationSummarySchema = z.object({
  id: idSchema,
  /** Null while it is a draft. */
  applicationNumber: z.string().nullable(),
  processName: z.string(),
  status: z.string(),
  level: z.number().int(),
  turn: z.string(),
  /** What a person recognises it by, e.g. the proposed name. */
  titleEnglish: z.string(),
  titleNepali: z.string(),
  officeCode: z.string(),
  submittedAt: instantSchema.nullable(),
  updatedAt: instantSchema,
  applicant: filedPersonSchema,
  assignee: filedPersonSchema.nullable(),
  /** The company of the register that it is filed for, by its name of today. */
  company: filingCompanySchema.nullish(),
  /** What it is about besides the company. */
  subject: filingSubjectSchema.nullish(),
  /** Of an approved name: how long it is held. */
  reservation: reservationSchema.nullish(),
  /** Its approval was revoked: the status is REJECTED, and nobody had refused it. An older gateway does not say. */
  revoked: z.boolean().optional(),
  version: z.number().int(),
});
export type ApplicationSummary = z.infer<typeof applicationSummarySchema>;

const wordPairSchema = z.object({
  proposed: z.string().nullable(),
  existing: z.string().nullable(),
  relation: z.enum(wordRelations),
});

/** Of a company, or of the application behind a waiting or reserved name. Days in AD of Nepal. */
export const nameHolderSchema = z.object({
  companyId: idSchema.nullable(),
  registrationNumber: z.string().nullable(),
  applicationNumber: z.string().nullable(),
  /** Of the company, or of the application. */
  status: z.string().nullable(),
  companyType: z.object({ nameEnglish: z.string(), nameNepali: z.string() }).nullable(),
  registeredOn: daySchema.nullable(),
  /** The name the company bears today, where the one that stands in the way is a former one. */
  presentName: z.object({ nameEnglish: z.string(), nameNepali: z.string() }).nullable(),
  /** The last day on which it stands in the way. */
  heldUntil: daySchema.nullable(),
});
export type NameHolder = z.infer<typeof nameHolderSchema>;

/** A name that stands in the way, laid beside the proposed one. */
export const nameConflictSchema = similarNameSchema.extend({
  holder: nameHolderSchema.nullable(),
  /** Empty in a script that one of the two names is not known in. */
  words: z.object({ english: z.array(wordPairSchema), nepali: z.array(wordPairSchema) }),
});
export type NameConflict = z.infer<typeof nameConflictSchema>;

const groupStates = ['WAITING', 'CONSENTED', 'REFUSED'] as const;

/** What the parent company said of a group name, by whom and when. */
const groupAnswerSchema = z.object({
  consented: z.boolean(),
  by: filedPersonSchema,
  at: instantSchema,
  remark: z.string().nullable(),
});

/** A parent company as its group's applications show it: what everybody may know of it. */
export const parentCompanySchema = bilingualNameSchema.extend({
  id: idSchema,
  registrationNumber: z.string(),
  companyType: bilingualNameSchema,
  status: z.string(),
});

/** The group side of an application that was handed to a parent company. */
export const groupMatterSchema = z.object({
  state: z.enum(groupStates),
  parent: parentCompanySchema,
  askedAt: instantSchema,
  /** Whole days of Nepal since it was handed over, until the answer. */
  waitingDays: z.number().int(),
  answer: groupAnswerSchema.nullable(),
  /** Whoever filed it also spoke, or speaks, for the parent company. */
  applicantSpeaksForParent: z.boolean(),
  /** The proposed name and the parent's, word by word. */
  words: z.object({ english: z.array(wordPairSchema), nepali: z.array(wordPairSchema) }),
});
export type GroupMatter = z.infer<typeof groupMatterSchema>;

export const applicationDetailSchema = applicationSummarySchema.extend({
  sections: z.array(sectionStateSchema),
  /**
   * Of a process that is not offered any more, whose definition is gone: what was handed in last, or is in the draft,
   * as it is stored, by section key and answer. Such a filing has no `sections` and is read only.
   */
  stored: z
    .object({
      answers: z.record(z.string(), z.unknown()),
      documents: z.array(z.object({ key: z.string(), name: z.string() })),
    })
    .nullish(),
  history: z.array(historyEntrySchema),
  allowedActions: z.array(allowedActionSchema),
  reservation: reservationSchema.nullable(),
  /** The last day of the office’s term, while the office has the turn and the day has not passed. */
  decisionDueOn: daySchema.nullish(),
  /** Of a name: for how many days an approval of today would hold it. */
  reservedDays: z.number().int().nullish(),
  /** For officers: the engine's findings on the proposed name, fresh at every read. */
  nameCheck: nameCheckAnswerSchema.nullable(),
  /** For officers: what they say otherwise than when the name was handed in; null where they say the same. */
  nameCheckChanges: nameCheckChangesSchema.nullish(),
  /** For officers: how much of the legal term has run; null once it is decided. */
  clock: legalClockSchema.nullish(),
  /** Of a group name since it was handed to the parent company. */
  group: groupMatterSchema.nullish(),
  /**
   * What the rules of the filing look at of its company: as it was when the draft was opened, or when its changes were
   * last taken over.
   */
  filedCompany: filedCompanySchema.nullish(),
  /** The other companies that its answers name. */
  namedCompanies: z.array(namedCompanySchema).nullish(),
  /**
   * Where the company has changed in what the filing touches since then: what, part by part and field by field, and the
   * version it has now. Not handed in before it is answered by `takeCompanyVersion`.
   */
  companyChanges: z.array(companyChangeSchema).nullish(),
  presentCompanyVersion: z.number().int().nullish(),
  /** For whoever files it: what taking over each of the changed parts would do to the answers. */
  companyAnswers: z.array(companyAnswerSchema).nullish(),
  /** The kind of company the filing is for, where one is known. */
  companyType: bilingualNameSchema.extend({ id: z.number().int(), key: z.enum(companyTypes.keys) }).nullish(),
  /** The reserved name the filing was opened from. */
  fromReservation: reservationSchema.nullish(),
  /** Where the applicant was in the steps. */
  step: z.string().nullish(),
  /**
   * What was declared with the submission of this round, by whom and when; null for one of before declarations were
   * kept.
   */
  declaration: z
    .object({ by: bilingualNameSchema, at: instantSchema, statements: z.array(bilingualNameSchema) })
    .nullish(),
  /**
   * What goes on beside the status: its payment has been verified and it is not decided yet; it is approved and its
   * papers are being signed.
   */
  marks: z.array(z.enum(processingMarks.keys)).default([]),
  /** For officers: what has to be looked at before it is verified; nothing before it was submitted. */
  checklist: z.array(checkedItemSchema).nullish(),
  /** For officers: why the portal left to them what it may approve by itself; null where it did not judge it. */
  automaticFlags: z.array(automaticFlags.schema).nullish(),
  /** What should be known of an answer and stands in nobody’s way; `path` within the section. */
  fieldCautions: z.array(z.object({ sectionKey: z.string(), path: z.string(), message: z.string() })).nullish(),
  /** How many times it was handed in. */
  round: z.number().int().default(0),
  /** The last day on which the applicant may correct it or bring what is asked. */
  dueOn: daySchema.nullish(),
  /**
   * While it is sent back: what may be changed, as paths of pins and `DOCUMENTS.<key>`; null: all of a draft, nothing
   * of anything else.
   */
  unlocked: z.array(z.string()).nullish(),
  pins: z.array(pinSchema).default([]),
  requestedDocuments: z.array(requestedDocumentSchema).default([]),
  /** For officers: each similar name with who holds it, word by word. */
  conflicts: z.array(nameConflictSchema).nullish(),
});
export type ApplicationDetail = z.infer<typeof applicationDetailSchema>;

export const applicationListQuerySchema = pageQuerySchema.extend({
  processName: z.string().max(60).optional(),
  status: z.string().max(60).optional(),
  search: z.string().trim().max(100).optional(),
  /** Only those filed for this company; for others than its people and the office it is not there. */
  companyId: idSchema.optional(),
  /** Only those that wait for somebody, or those that were decided. */
  state: z.enum(['OPEN', 'DECIDED']).optional(),
});
export const applicationPageSchema = pageOf(applicationSummarySchema);
