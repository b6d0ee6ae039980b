import { z } from 'zod';
import { daySchema, idSchema, instantSchema } from '../envelope';
import { roles } from '../roles';

export {
  signedHeadPageSchema,
  signedHeadQuerySchema,
  signedHeadSchema,
  signedHeadText,
  type SignedHead,
} from '../audit/signed-head';
export { auditActions, auditObjects, type AuditAction, type AuditObject } from '../audit/action-names';

/** In place of a role: what the gateway did of itself. */
export const SYSTEM_ROLE = 'SYSTEM';

export const auditFilterSchema = z.object({
  /** Days of Nepal, both included. */
  from: daySchema.optional(),
  to: daySchema.optional(),
  /** Part of a user name. */
  actor: z.string().trim().max(60).optional(),
  role: z.enum([...roles.keys, SYSTEM_ROLE]).optional(),
  action: z.string().max(60).optional(),
  objectType: z.string().max(60).optional(),
  /** Whole: the id of the row, or for an account the user name, for an application its number. */
  objectId: z.string().trim().max(100).optional(),
});
export type AuditFilter = z.infer<typeof auditFilterSchema>;

/** GET external/api/audit: the newest first; `before` is the `next` of the page before. */
export const auditQuerySchema = auditFilterSchema.extend({
  before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  size: z.coerce.number().int().min(1).max(100).default(50),
});

const actorSchema = z.object({
  id: idSchema,
  username: z.string(),
  fullNameEnglish: z.string(),
  fullNameNepali: z.string(),
});

/** One link of the chain. Of what was changed only hashes are kept. */
export const auditRowSchema = z.object({
  seq: z.number().int(),
  at: instantSchema,
  /** Null: the gateway itself, or a person before the sign-in was done. */
  actor: actorSchema.nullable(),
  roleCode: z.string().nullable(),
  officeCode: z.string().nullable(),
  action: z.string(),
  objectType: z.string(),
  objectId: z.string(),
  /** What a person knows it by: a user name, an application's number. */
  objectLabel: z.string().nullable(),
  /** Of an application that was submitted: where it is read depends on it. */
  objectProcess: z.string().nullable(),
  objectVersion: z.number().int().nullable(),
  remark: z.string().nullable(),
  sessionId: z.string().nullable(),
  /** Keyed hash of the network address: tells two places apart and names neither. */
  addressHash: z.string().nullable(),
  beforeHash: z.string().nullable(),
  afterHash: z.string().nullable(),
  previousHash: z.string(),
  hash: z.string(),
});
export type AuditRow = z.infer<typeof auditRowSchema>;

export const auditPageSchema = z.object({
  items: z.array(auditRowSchema),
  /** For `before` of the next page; null: this was the last. */
  next: z.number().int().nullable(),
});

/**
 * MISSING: a row is not there. UNLINKED: it does not follow the one before. CHANGED: it is not what was written.
 * SHORTENED: the end is missing. REWRITTEN: the chain fits together, but not with what was signed of it. HEAD_CHANGED:
 * a signed head is not as it was signed. SIGNER_UNKNOWN: it was signed by a key that is not this installation's.
 * TIMESTAMP_WRONG: what the authority outside has seen is another head.
 */
export const auditFaults = [
  'MISSING',
  'UNLINKED',
  'CHANGED',
  'SHORTENED',
  'REWRITTEN',
  'HEAD_CHANGED',
  'SIGNER_UNKNOWN',
  'TIMESTAMP_WRONG',
] as const;

/**
 * POST external/api/audit/check begins a walk over the whole chain, or joins the one that runs; GET tells how far the
 * latest is.
 */
export const auditCheckSchema = z.object({
  status: z.enum(['RUNNING', 'INTACT', 'BROKEN']),
  askedAt: instantSchema,
  finishedAt: instantSchema.nullable(),
  /** Rows looked at so far, and how many there are. */
  checkedRows: z.number().int(),
  totalRows: z.number().int(),
  /** The exact row, and what is wrong with it. */
  brokenAt: z.number().int().nullable(),
  fault: z.enum(auditFaults).nullable(),
  /** The number of the signed head that does not fit. */
  failedHead: z.number().int().nullable().default(null),
});
export type AuditCheck = z.infer<typeof auditCheckSchema>;
export const latestAuditCheckSchema = z.object({ check: auditCheckSchema.nullable() });

/** POST external/api/audit/export: the filtered rows as CSV, the newest first. */
export const exportAuditRequestSchema = auditFilterSchema;
