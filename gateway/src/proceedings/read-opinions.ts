import type { Kysely } from 'kysely';
import { linksOf, type OutsideLink } from '../outside/outside-link';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { mask } from '../platform/outbound/mask';
import { PURPOSE } from './opinion-links';

/** What bodies were asked in a proceeding, and what came, in the order in which they were asked. */
export async function opinionsOf(db: Kysely<DB>, id: string) {
  const rows = await db
    .selectFrom('proceeding_opinion')
    .selectAll()
    .where('proceeding_id', '=', id)
    .orderBy('id')
    .execute();
  const links = await linksOf(
    db,
    PURPOSE,
    rows.map((opinion) => opinion.id),
  );
  return rows.map((opinion) => ({
    id: opinion.id,
    body: opinion.body,
    status: opinion.status,
    question: opinion.question,
    requestedAt: opinion.requested_at.toISOString(),
    dueOn: opinion.due_on,
    answer: opinion.answered_on === null ? null : { on: opinion.answered_on, text: opinion.answer },
    judgement: opinion.judged_at === null ? null : { reason: opinion.reason, at: opinion.judged_at.toISOString() },
    answerKind: opinion.answer_kind,
    claimPaisa: opinion.claim_paisa,
    number: opinion.number,
    // what is brought by the link belongs to the answer, once it is given
    file: opinion.number === null ? null : opinion.file_name,
    silence: opinion.silence,
    stops: opinion.stops,
    moreTime:
      opinion.more_time_at === null
        ? null
        : { on: dayInNepal(opinion.more_time_at), reason: opinion.more_time_reason, until: opinion.due_on },
    link: shownLink(links.get(opinion.id)),
  }));
}

const shownLink = (link: OutsideLink | undefined) =>
  !link || link.email === null
    ? null
    : {
        to: mask(link.email),
        sentAt: link.sent_at.toISOString(),
        openedAt: link.opened_at?.toISOString() ?? null,
        sends: link.sends,
      };
