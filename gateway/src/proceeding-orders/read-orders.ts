import type { ProceedingOrder, ProceedingOrders } from '@registrar/domain/calls/proceeding-orders';
import { may } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { sentence, type WireLanguage } from '../platform/language';
import { outcomeOf } from '../proceedings/proceeding-words';
import { readableProceeding } from '../proceedings/read-proceeding';
import { listProposals } from '../proposals/list-proposals';
import { deregisters, obstaclesOf, officeEnds } from './obstacles';
import { isConnected, proceedingOrderProposals } from './order-proposal';

const MOST_SETTLED = 20;

/** How the office may end the proceeding, why not yet, and what was proposed; for the readers of the proceeding. */
export async function readOrders(
  db: Kysely<DB>,
  actor: Actor,
  id: string,
  { now, language }: { readonly now: Date; readonly language: WireLanguage },
): Promise<ProceedingOrders> {
  const row = await readableProceeding(db, actor, id);
  const isOpen = row.ended_at === null;
  const connected = await isConnected(db, actor, { proceedingId: id, companyId: row.company_id }, now);
  const listed = async (show: 'open' | 'settled', size: number): Promise<ProceedingOrder[]> => {
    const { items } = await listProposals(
      db,
      actor,
      proceedingOrderProposals,
      { show, page: 1, size, subject: id },
      now,
    );
    return items.map(({ proposal: { content }, described }) => ({
      ...described,
      mayDecide: described.mayDecide && !connected,
      outcome: content.outcome,
      name: outcomeOf(row.kind, content.outcome),
      liabilities: content.liabilities,
    }));
  };
  const waiting = await listed('open', 1);
  const mayPropose =
    isOpen &&
    waiting.length === 0 &&
    !connected &&
    may(actor.role, 'CONDUCT_PROCEEDING') &&
    row.office_id === actor.officeId;
  const ends = [];
  for (const rule of isOpen ? officeEnds(row.kind) : [])
    ends.push({
      outcome: rule.outcome,
      name: outcomeOf(row.kind, rule.outcome),
      deregisters: deregisters(row.kind, rule.outcome),
      obstacles: (await obstaclesOf(db, row, rule, dayInNepal(now))).map(({ message, parameters }) =>
        sentence(message, language, parameters),
      ),
    });
  return { ends, mayPropose, proposals: [...waiting, ...(await listed('settled', MOST_SETTLED))] };
}
