import type { Language } from '@registrar/domain/bilingual';
import type { FileAccount, ReturnAccount } from '@registrar/domain/calls/liquidations';
import { accountsOf } from '../obligations/liquidator-accounts';
import { dayParameters } from '../notifications/facts';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { refuseField } from '../platform/refuse-field';
import { conduct } from '../proceedings/lock-proceeding';
import { tellReturned } from './notify-liquidator';
import { holdLiquidation } from './own-liquidations';
import { nextOf } from './shown-accounts';

const sumOf = (lines: FileAccount['receipts']): number => lines.reduce((sum, { paisa }) => sum + paisa, 0);

/**
 * Files the account that is due next (section 131): its opening balance is the closing one of the account before. Only
 * the first one says what was taken over. Returns its id.
 *
 * @throws REQ-404 for others, FLOW-409 for one that is filed or not asked for yet, and without a licence in force;
 *   VAL-422 for a day outside of its time and for payments above what there was
 */
export async function fileAccount(
  unit: UnitOfWork,
  actor: Actor,
  proceedingId: string,
  request: FileAccount,
  language: Language,
): Promise<string> {
  const { tx, now } = unit;
  await holdLiquidation(unit, actor, proceedingId);
  const owed = (await accountsOf(tx, { proceedingIds: [proceedingId] }, now))[0]?.accounts ?? [];
  const next = nextOf(owed);
  if (next === null || next.number !== request.number) refuse('FLOW-409', { message: 'liquidator.accountFiled' });
  const today = dayInNepal(now);
  if (today < next.opensOn) refuse('FLOW-409', { message: 'liquidator.accountNotYet' });
  const [first, last] = [
    next.opensOn > next.fromOn ? next.opensOn : next.fromOn,
    today < next.dueOn ? today : next.dueOn,
  ];
  if (request.untilOn < first || request.untilOn > last)
    refuseField(language, 'untilOn', 'ACCOUNT_UNTIL_OUTSIDE', {
      ...namedDay('from', first),
      ...namedDay('until', last),
    });
  const before = owed.find(({ number }) => number === next.number - 1)?.filed ?? null;
  const opening = openingOf(request, before?.closing_paisa ?? null, language);
  const [received, paid] = [sumOf(request.receipts), sumOf(request.payments)];
  const closing = opening + received - paid;
  if (closing < 0) refuseField(language, 'payments', 'ACCOUNT_BELOW_ZERO');
  const id = unit.newId();
  await tx
    .insertInto('liquidator_account')
    .values({
      id,
      proceeding_id: proceedingId,
      number: next.number,
      from_on: next.fromOn,
      until_on: request.untilOn,
      due_on: next.dueOn,
      opening_paisa: opening,
      receipts: JSON.stringify(request.receipts),
      payments: JSON.stringify(request.payments),
      received_paisa: received,
      paid_paisa: paid,
      closing_paisa: closing,
      note: request.note || null,
      filed_at: now,
      filed_by: actor.accountId,
    })
    .execute();
  unit.audit({
    actor,
    action: 'LIQUIDATOR_ACCOUNT_FILED',
    objectType: 'proceeding',
    objectId: proceedingId,
    after: { number: next.number, dueOn: next.dueOn, opening, received, paid, closing },
  });
  return id;
}

function namedDay(name: 'from' | 'until', day: string): Record<string, string> {
  const written = dayParameters(name, day);
  return { [`${name}English`]: written[name] ?? day, [`${name}Nepali`]: written[`${name}Nepali`] ?? day };
}

function openingOf({ openingPaisa }: FileAccount, carried: number | null, language: Language): number {
  if (carried === null) return openingPaisa ?? refuseField(language, 'openingPaisa', 'OPENING_REQUIRED');
  if (openingPaisa !== undefined && openingPaisa !== carried) refuseField(language, 'openingPaisa', 'OPENING_CARRIED');
  return carried;
}

/**
 * The office sends the account back that was filed last: it counts as not filed, and is filed again.
 *
 * @throws REQ-404, VER-412, FLOW-409 for one that is not the last, or was sent back before
 */
export async function returnAccount(
  unit: UnitOfWork,
  actor: Actor,
  { proceedingId, accountId }: { readonly proceedingId: string; readonly accountId: string },
  { version, reason }: ReturnAccount,
): Promise<void> {
  const { tx, now } = unit;
  const row = await conduct(unit, actor, { id: proceedingId, version });
  const filed = await tx
    .selectFrom('liquidator_account')
    .select(['id', 'number', 'returned_at'])
    .where('proceeding_id', '=', proceedingId)
    .orderBy('number', 'desc')
    .orderBy('id', 'desc')
    .execute();
  if (!filed.some(({ id }) => id === accountId)) refuse('REQ-404');
  const last = filed.find(({ returned_at }) => returned_at === null);
  if (last?.id !== accountId) refuse('FLOW-409', { message: 'liquidator.notLastAccount' });
  await tx
    .updateTable('liquidator_account')
    .set({ returned_at: now, returned_by: actor.accountId, return_reason: reason })
    .where('id', '=', accountId)
    .execute();
  unit.audit({
    actor,
    action: 'LIQUIDATOR_ACCOUNT_RETURNED',
    objectType: 'proceeding',
    objectId: proceedingId,
    objectVersion: row.version,
    after: { number: last.number },
    remark: reason,
  });
  const licence = await tx
    .selectFrom('liquidator_appointment')
    .innerJoin('liquidator_licence', 'liquidator_licence.id', 'liquidator_appointment.licence_id')
    .select(['liquidator_licence.id', 'account_id', 'admitted_at'])
    .where('proceeding_id', '=', proceedingId)
    .where('until', 'is', null)
    .executeTakeFirst();
  if (licence) await tellReturned(unit, { proceedingId, licence }, accountId, reason);
}
