import { z } from 'zod';
import { otpSchema } from '../accounts/fields';
import { enumeration } from '../enumerations/enumeration';
import { everyProcess } from '../enumerations/processes';
import { bilingualNameSchema, idSchema, instantSchema } from '../envelope';
import { signingRoles } from '../processes/definition/signing-party';
import { REASON_MAXIMUM, requiredReason } from '../reasons';
import { draftPaperKindSchema, fileHashSchema, paperLanguageSchema } from './papers';

const channelSchema = z.enum(['EMAIL', 'MOBILE_NUMBER']);
const contactsSchema = z.array(z.object({ channel: channelSchema, address: z.string() }));
const bilingualSchema = z.object({ ne: z.string(), en: z.string() });

/** Where the signature of a party stands. VOID: it was given, and what was signed has changed since. */
export const signatureStates = enumeration([
  ['NOT_ASKED', 'हस्ताक्षर मागिएको छैन', 'Not asked to sign'],
  ['SENT', 'लिङ्क पठाइएको', 'Link sent'],
  ['OPENED', 'ओटीपी मागेको', 'Has asked for the OTP'],
  ['EXPIRED', 'लिङ्कको म्याद सकिएको', 'Link expired'],
  ['SIGNED', 'हस्ताक्षर भएको', 'Signed'],
  ['VOID', 'विवरण फेरिएकाले हस्ताक्षर अमान्य', 'No longer signed: the answers changed'],
  ['OBJECTED', 'आपत्ति जनाएको', 'Objected'],
]);
export type SignatureState = z.infer<typeof signatureStates.schema>;

/** An objection, and what the applicant answered when the party was asked again. */
const objectionSchema = z.object({
  reason: z.string(),
  objectedAt: instantSchema,
  /** Null: not answered yet. */
  reply: z.string().nullable(),
});

/** One party of a filing and its signature. */
export const filingSignatureSchema = z.object({
  party: z.string(),
  /** Of the paper, `KEY` or `KEY:<itemId>`: one place may have several parties. Of an older gateway it is the party. */
  place: z.string().optional(),
  role: signingRoles.schema,
  name: bilingualNameSchema,
  paperName: bilingualSchema,
  /** Which of several papers of that name it is; null: there is one. An older gateway does not say. */
  about: bilingualSchema.nullish(),
  state: signatureStates.schema,
  /** The office lets this paper be signed in the portal today; one that was asked for goes on in any case. */
  inPortal: z.boolean(),
  /** The scan of the paper lies in its place: no signature in the portal is waited for. */
  onPaper: z.boolean(),
  /** Sections in which a change makes the signature void. */
  covers: z.array(z.string()),
  /** Where link and code go, most of it hidden. Empty: nowhere yet. */
  contacts: contactsSchema,
  language: paperLanguageSchema,
  sentAt: instantSchema.nullable(),
  expiresAt: instantSchema.nullable(),
  /** From this moment it may be sent again; null: now, or it has been sent as often as it may be (`sendsLeft` 0). */
  resendAt: instantSchema.nullable(),
  sendsLeft: z.number().int(),
  /** How it was signed; null unless `state` is SIGNED or VOID. */
  signed: z
    .object({
      signedAt: instantSchema,
      channel: channelSchema,
      /** The masked address that the code was sent to. */
      sentTo: z.string(),
      /** SHA-256 of what was shown, in hex. */
      hash: fileHashSchema,
      /** The address is that of whoever files: the office looks at it. */
      ownContact: z.boolean(),
    })
    .nullable(),
  /** Every objection of this party, the newest first. */
  objections: z.array(objectionSchema),
  /** When it signed before the answers changed and it was asked anew, the newest first; of an older gateway missing. */
  voided: z.array(z.object({ signedAt: instantSchema })).optional(),
});
export type FilingSignature = z.infer<typeof filingSignatureSchema>;

/**
 * GET external/api/application/{id}/signature: every party with the present answers, for whoever may read the filing.
 * Empty where the process names no parties.
 */
export const filingSignaturesSchema = z.object({
  items: z.array(filingSignatureSchema),
  /** This person may ask the parties now. */
  mayAsk: z.boolean(),
});
export type FilingSignatures = z.infer<typeof filingSignaturesSchema>;

/**
 * POST external/api/application/{id}/signature/ask, by whoever may write the filing: the link to a party, for the first
 * time, again, or anew after an answer. The link before is valid no more. Answers `FilingSignatures`. With `reply`, the
 * answer to the party's objection: required after one.
 */
export const askSignatureRequestSchema = z.object({
  party: z.string().min(1).max(120),
  language: paperLanguageSchema.optional(),
  reply: z.string().trim().max(REASON_MAXIMUM).optional(),
});
export type AskSignatureRequest = z.infer<typeof askSignatureRequestSchema>;

/**
 * GET external/api/application/{id}/signature/{party}/paper?language=: the paper of a party as a PDF, for whoever may
 * read the filing; unsigned as a draft, signed with how it was signed. By the place of a paper that several sign: that
 * paper with a page of its signatures.
 */

const changedFactSchema = z.object({
  label: bilingualSchema,
  /** Null: it was not there. */
  before: bilingualSchema.nullable(),
  /** Null: it is there no more. */
  after: bilingualSchema.nullable(),
});

/** The paper of the party itself, or a draft that it is about. */
export const readPaperKindSchema = z.enum(['OWN', ...draftPaperKindSchema.options]);
export type ReadPaperKind = z.infer<typeof readPaperKindSchema>;

/**
 * GET external/api/filing-signature/{token}: what the party is asked, for whoever holds the link; the page of the
 * portal is `/filing-signature/{token}`. OPEN: to be answered. VOID: signed, and what was signed has changed since.
 * CLOSED: the filing is with the office or decided, or names this party no more.
 * GET …/{token}/paper/{kind}?language=: a PDF of what is read.
 */
export const signatureViewSchema = z.object({
  state: z.enum(['OPEN', 'SIGNED', 'VOID', 'OBJECTED', 'EXPIRED', 'CLOSED']),
  applicationId: idSchema,
  process: everyProcess.schema,
  /** The company that the filing is about, or the one that it founds: then `regNo` is empty. */
  company: bilingualNameSchema.extend({ regNo: z.string() }),
  party: bilingualNameSchema,
  role: signingRoles.schema,
  paperName: bilingualSchema,
  statement: bilingualSchema,
  facts: z.array(z.object({ label: bilingualSchema, value: bilingualSchema })),
  papers: z.array(z.object({ kind: readPaperKindSchema, name: bilingualSchema })),
  /** SHA-256 of all of the above, in hex: the answer brings it back. */
  hash: fileHashSchema,
  askedBy: bilingualNameSchema,
  language: paperLanguageSchema,
  expiresAt: instantSchema,
  contacts: contactsSchema,
  /** The objection of the party that the applicant has answered; null: none. */
  answered: z.object({ reason: z.string(), reply: z.string() }).nullable(),
  /**
   * The signature that this party gave before the answers changed, and which facts are others now; empty where the
   * change is not among them. Null: none; a gateway before it does not say.
   */
  voided: z.object({ signedAt: instantSchema, changes: z.array(changedFactSchema) }).nullish(),
  answeredAt: instantSchema.nullable(),
});
export type SignatureView = z.infer<typeof signatureViewSchema>;

/** POST …/{token}/otp: a code to the party's own email or mobile. Answers `OtpSent`. */
export const signatureOtpRequestSchema = z.object({ channel: channelSchema });
/** POST …/{token}/sign: the code that came back, and the hash of what was shown; 409 when it is another one now. */
export const signRequestSchema = z.object({ channel: channelSchema, otp: otpSchema, hash: fileHashSchema });
export type SignRequest = z.infer<typeof signRequestSchema>;
/** POST …/{token}/object. */
export const objectRequestSchema = z.object({
  reason: requiredReason('SIGNATURE_OBJECTION_REQUIRED'),
  hash: fileHashSchema,
});
export type ObjectRequest = z.infer<typeof objectRequestSchema>;
