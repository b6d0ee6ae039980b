import { z } from 'zod';
import { otpSchema } from '../accounts/fields';
import { opinionAnswers, opinionBodies } from '../enumerations/proceedings';
import { bilingualNameSchema, daySchema, instantSchema } from '../envelope';
import { requiredText } from '../messages/fields';
import type { ValidationCode } from '../messages/validation';
import { REASON_MAXIMUM } from '../reasons';

export const OPINION_FILE = { maximumMegabytes: 5, extensions: ['PDF', 'JPG', 'JPEG', 'PNG'] } as const;

/** OPEN: to be answered. CLOSED: withdrawn, sent elsewhere, answered by letter, or the proceeding has ended. */
export const opinionLinkStates = ['OPEN', 'ANSWERED', 'EXPIRED', 'CLOSED'] as const;

/**
 * GET external/api/opinion-request/{token}: what a body is asked, for whoever holds the link; the page of the portal is
 * `/opinion-request/{token}`.
 */
export const opinionRequestSchema = z.object({
  state: z.enum(opinionLinkStates),
  body: opinionBodies.schema,
  /** As configured. */
  bodyName: bilingualNameSchema,
  company: bilingualNameSchema.extend({ regNo: z.string() }),
  proceeding: z.object({ number: z.string(), name: bilingualNameSchema }),
  question: z.string(),
  requestedAt: instantSchema,
  dueOn: daySchema,
  /** Days that are added when the body asks for more time; null: it cannot, or has. */
  moreDays: z.number().int().nullable(),
  moreTime: z.object({ on: daySchema, reason: z.string().max(REASON_MAXIMUM) }).nullable(),
  /** Why the answer before was not taken; null: there was none. */
  before: z.string().nullable(),
  /** What the office has published in it; `paper`: the page of the signed paper. */
  notices: z.array(
    z.object({
      name: bilingualNameSchema,
      publishedOn: daySchema,
      endsOn: daySchema,
      text: z.object({ nepali: z.string(), english: z.string() }).nullable(),
      paper: z.string().nullable(),
    }),
  ),
  language: z.enum(['ne', 'en']),
  contacts: z.array(z.object({ channel: z.enum(['EMAIL', 'MOBILE_NUMBER']), address: z.string() })),
  answer: z
    .object({
      number: z.string(),
      kind: opinionAnswers.schema,
      text: z.string(),
      claimPaisa: z.number().int().nullable(),
      file: z.string().nullable(),
      at: instantSchema,
    })
    .nullable(),
});
export type OpinionRequest = z.infer<typeof opinionRequestSchema>;

export const opinionOtpRequestSchema = z.object({ channel: z.enum(['EMAIL', 'MOBILE_NUMBER']) });

/** POST external/api/opinion-request/{token}/file (multipart, file `file`): takes the place of the one before. */
export const opinionFileSchema = z.object({ id: z.string(), name: z.string(), size: z.number().int() });
export type OpinionFile = z.infer<typeof opinionFileSchema>;

const words = requiredText('OPINION_TEXT_REQUIRED').max(REASON_MAXIMUM, { error: 'TOO_LONG' satisfies ValidationCode });
/** The id of what was uploaded with the link; another one was uploaded since: refused. */
const file = z.string().max(64).optional();
const given = { text: words, file };
const answers = [
  z.object({ kind: z.literal('NO_OBJECTION'), ...given }),
  z.object({
    kind: z.literal('OBJECTION'),
    /** What the body is owed; none: it objects for another reason. */
    claimPaisa: z
      .number({ error: 'NUMBER_INVALID' satisfies ValidationCode })
      .int({ error: 'NUMBER_INVALID' satisfies ValidationCode })
      .positive({ error: 'NUMBER_INVALID' satisfies ValidationCode })
      .optional(),
    ...given,
  }),
  z.object({ kind: z.literal('MORE_TIME'), text: words }),
] as const;
const [noObjection, objection, moreTime] = answers;

/** What the form asks; the code comes after it. */
export const opinionGivenSchema = z.discriminatedUnion('kind', answers, {
  error: 'OPINION_KIND_REQUIRED' satisfies ValidationCode,
});
export type OpinionGiven = z.infer<typeof opinionGivenSchema>;

const proof = { channel: z.enum(['EMAIL', 'MOBILE_NUMBER']), otp: otpSchema };

/** POST external/api/opinion-request/{token}/answer. */
export const giveOpinionRequestSchema = z.discriminatedUnion(
  'kind',
  [noObjection.extend(proof), objection.extend(proof), moreTime.extend(proof)],
  { error: 'OPINION_KIND_REQUIRED' satisfies ValidationCode },
);
export type GiveOpinionRequest = z.infer<typeof giveOpinionRequestSchema>;
