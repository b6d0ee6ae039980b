import { addDays } from '@registrar/domain/calendar';
import type { SendOpinionLinkRequest } from '@registrar/domain/calls/proceedings';
import { opinionBodies } from '@registrar/domain/enumerations';
import type { Kysely, Selectable } from 'kysely';
import { isToSame } from '../outside/link-addresses';
import { limitLinks, requireResend } from '../outside/link-terms';
import { issueLink, linksOf } from '../outside/outside-link';
import type { Actor } from '../platform/actor';
import { dayInNepal, startOfDayInNepal } from '../platform/clock';
import type { DB, ProceedingOpinionTable } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { conduct, type ProceedingRow } from './lock-proceeding';
import { mailOpinionLink } from './notify-of-opinion';
import { readOpinionBody } from './opinion-bodies';

export const PURPOSE = 'PROCEEDING_OPINION';
export type Opinion = Selectable<ProceedingOpinionTable>;
/** A body that has lost the mail is written to again; nobody fills its mailbox. */
const RESEND = { days: 0, resendMinutes: 10, maximumSends: 20 };

/** The last moment of a link: the body answers until the end of its last day. */
export const endOf = (dueOn: string): Date => startOfDayInNepal(addDays(dueOn, 1));

/**
 * Mails the body a link with a new token, to the address that holds today; the link before ends. False: it has no
 * address, and is asked by letter.
 *
 * @param occasion ASKED: an officer sends it, REMINDED: a job
 */
export async function sendLink(
  unit: UnitOfWork,
  row: ProceedingRow,
  opinion: Opinion,
  { askedBy, occasion }: { readonly askedBy: string; readonly occasion: 'ASKED' | 'REMINDED' },
): Promise<boolean> {
  const body = opinionBodies.schema.parse(opinion.body);
  const { email, nameNepali, nameEnglish } = await readOpinionBody(unit.tx, body, dayInNepal(unit.now));
  if (email === '') return false;
  const before = (await linksOf(unit.tx, PURPOSE, [opinion.id], { forUpdate: true })).get(opinion.id);
  if (occasion === 'ASKED') {
    await limitLinks(unit, PURPOSE, askedBy, { email });
    if (before && isToSame(before, { email }))
      requireResend(before, RESEND, unit.now, { tooOften: 'opinion.sentTooOften', later: 'opinion.resendLater' });
  }
  const { token } = await issueLink(
    unit,
    {
      purpose: PURPOSE,
      objectId: opinion.id,
      accountId: null,
      email,
      mobileNumber: null,
      language: 'np',
      askedBy,
      expiresAt: endOf(opinion.due_on),
    },
    before,
  );
  await mailOpinionLink(unit, row, opinion, { email, name: { ne: nameNepali, en: nameEnglish }, token, occasion });
  return true;
}

/** Sends the link again, for a body that has not answered yet. */
export async function sendOpinionLink(
  unit: UnitOfWork,
  actor: Actor,
  { proceedingId, opinionId }: { readonly proceedingId: string; readonly opinionId: string },
  { version }: SendOpinionLinkRequest,
): Promise<void> {
  const row = await conduct(unit, actor, { id: proceedingId, version });
  const opinion = await opinionOf(unit, { proceedingId, opinionId });
  if (opinion.status !== 'REQUESTED') refuse('FLOW-409', { message: 'proceeding.opinionAnswered' });
  if (opinion.due_on < dayInNepal(unit.now)) refuse('FLOW-409', { message: 'opinion.expired' });
  if (!(await sendLink(unit, row, opinion, { askedBy: actor.accountId, occasion: 'ASKED' })))
    refuse('FLOW-409', { message: 'opinion.noContact' });
  unit.audit({
    actor,
    action: 'PROCEEDING_OPINION_SENT',
    objectType: 'proceeding',
    objectId: row.id,
    objectVersion: row.version,
    after: { opinionId },
  });
}

/** @throws REQ-404 for one of another proceeding */
export async function opinionOf(
  { tx }: { readonly tx: Kysely<DB> },
  { proceedingId, opinionId }: { readonly proceedingId: string; readonly opinionId: string },
): Promise<Opinion> {
  const opinion = await tx
    .selectFrom('proceeding_opinion')
    .selectAll()
    .where('id', '=', opinionId)
    .where('proceeding_id', '=', proceedingId)
    .executeTakeFirst();
  return opinion ?? refuse('REQ-404');
}
