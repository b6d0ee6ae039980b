import { addDays } from '@registrar/domain/calendar';
import { everyProcess } from '@registrar/domain/enumerations';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import { readTerm } from '../../../platform/terms';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { lookSoon } from '../../../proceedings/due-job';
import { openProceeding } from '../../../proceedings/open-proceeding';
import { notifyPeople } from '../../../register/notify-of-change';
import { companyNamed } from '../../../register/open-company';
import { representativesOf } from '../../../register/representation';
import { takeNumber } from '../application-number';
import { openMergerBetween } from './read-merger';

export interface DecidedMerger {
  readonly companyId: string;
  readonly partnerId: string;
  readonly officeId: number;
  /** The approved decision. */
  readonly decisionId: string;
  readonly decisionNumber: string;
}

/**
 * Opens the merger of a company that has decided: it is merging from now on. Where its partner has decided before, both
 * are confirmed; otherwise the partner is told, and has the configured days.
 */
export async function openMerger(unit: UnitOfWork, actor: Actor, decided: DecidedMerger): Promise<void> {
  const { companyId, partnerId, officeId, decisionId } = decided;
  const today = dayInNepal(unit.now);
  const { confirmDays } = await readTerm(unit.tx, 'MERGER_TERMS', today);
  const until = addDays(today, confirmDays);
  const number = await takeNumber(unit, { process: 'MERGER', numberPrefix: 'MG' }, officeId);
  const id = await openProceeding(
    unit,
    {
      kind: 'MERGER',
      number,
      companyId,
      officeId,
      openedBy: actor.accountId,
      ends: { TIME_TO_CONFIRM: until },
    },
    actor,
  );
  await unit.tx
    .insertInto('merger')
    .values({ proceeding_id: id, partner_id: partnerId, decision_id: decisionId })
    .execute();
  unit.audit({
    actor,
    action: 'MERGER_OPENED',
    objectType: 'proceeding',
    objectId: id,
    objectVersion: 1,
    after: { number, companyId, partnerId, decisionId, until },
  });
  const others = await openMergerBetween(unit.tx, { companyId: partnerId, partnerId: companyId });
  if (others) for (const proceedingId of [id, others.id]) await confirm(unit, actor, proceedingId, decided);
  else await askPartner(unit, decided, until);
}

/** The phase of the application opens in this proceeding from today on. */
async function confirm(
  unit: UnitOfWork,
  actor: Actor,
  proceedingId: string,
  { decisionNumber }: DecidedMerger,
): Promise<void> {
  const openedOn = dayInNepal(unit.now);
  await unit.tx
    .insertInto('proceeding_phase_opening')
    .values({
      id: unit.newId(),
      proceeding_id: proceedingId,
      phase: 'MERGE',
      opened_on: openedOn,
      opened_at: unit.now,
      opened_by: actor.accountId,
      remark: decisionNumber,
    })
    .execute();
  lookSoon(unit, proceedingId);
  unit.audit({
    actor,
    action: 'MERGER_CONFIRMED',
    objectType: 'proceeding',
    objectId: proceedingId,
    after: { openedOn },
  });
}

async function askPartner(
  unit: UnitOfWork,
  { companyId, partnerId, decisionNumber: number }: DecidedMerger,
  until: string,
): Promise<void> {
  const company = await companyNamed(unit.tx, partnerId).executeTakeFirstOrThrow();
  const by = await companyNamed(unit.tx, companyId).executeTakeFirstOrThrow();
  await notifyPeople(unit, await representativesOf(unit.tx, partnerId, dayInNepal(unit.now)), {
    company,
    by,
    type: 'PROCEEDING',
    title: 'merger.asked.title',
    body: 'merger.asked.body',
    filing: { number, process: everyProcess.name('DECISION_OF_MERGING_COMPANY') },
    until,
    sms: false,
    next: 'merger.asked.next',
    link: `/post-amendment/add-new?company=${encodeURIComponent(partnerId)}`,
  });
}
