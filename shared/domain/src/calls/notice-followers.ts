import { z } from 'zod';
import { emailSchema } from '../accounts';
import { bilingualNameSchema, idSchema } from '../envelope';

/** POST public/notices/{id}/follower, public/company/{id}/follower: somebody wants its news by email. */
export const followNoticeSchema = z.object({ email: emailSchema });
export type FollowNoticeRequest = z.infer<typeof followNoticeSchema>;

/** The answer is the same whoever the address belongs to. `days`: as long the link of the mail may be opened. */
export const followAskedSchema = z.object({ sentTo: z.string(), days: z.number().int() });
export type FollowAsked = z.infer<typeof followAskedSchema>;

/** GET public/notice-follower/{token}: which proceedings and companies the address of the mail follows. */
export const noticeFollowerSchema = z.object({
  /** Most of it hidden. */
  address: z.string(),
  items: z.array(
    z.object({
      id: idSchema,
      /** Of the notice by which the proceeding is found; null: it has none any more. */
      notice: idSchema.nullable(),
      company: bilingualNameSchema.extend({ id: idSchema, registrationNumber: z.string() }),
      /** Null: the company itself is followed, its new public entries. */
      proceeding: z.object({ number: z.string(), name: bilingualNameSchema, hasEnded: z.boolean() }).nullable(),
      /** False: nothing is sent before the address is confirmed. */
      isConfirmed: z.boolean(),
    }),
  ),
});
export type NoticeFollower = z.infer<typeof noticeFollowerSchema>;

/** POST public/notice-follower/{token}/{id}/stop: what a mail program sends for one click (RFC 8058), or nothing. */
export const stopFollowingSchema = z.looseObject({ 'List-Unsubscribe': z.string().max(50).optional() }).nullish();
