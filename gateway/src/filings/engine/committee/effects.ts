import type { EffectHandlers } from '../handlers/effect';

export const committeeEffects: EffectHandlers<'ADD_TO_AGENDA' | 'RECORD_MINUTES' | 'LEAVE_AGENDA'> = {
  /** Adds the application to the items that wait for a meeting; an approver sends it. */
  async ADD_TO_AGENDA({ unit, application: { row }, actor, remark }) {
    if (!actor) throw new Error('An approver sends an application to the committee');
    await unit.tx
      .insertInto('committee_item')
      .values({
        id: unit.newId(),
        application_id: row.id,
        office_id: row.office_id,
        sent_by: actor.accountId,
        sent_at: unit.now,
        remark: remark ?? '',
      })
      .execute();
    return {};
  },
  /** Stores the committee's decision on the item, with the minutes. */
  async RECORD_MINUTES({ unit, application: { row }, actor, minutes = '' }, { to }) {
    if (!actor) throw new Error('A committee decides by one of its members');
    await unit.tx
      .updateTable('committee_item')
      .set({
        decision: to === 'VERIFY' ? 'RETURNED' : 'FOR_REVIEW',
        minutes,
        decided_by: actor.accountId,
        decided_at: unit.now,
      })
      .where('application_id', '=', row.id)
      .where('decided_at', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow();
    return {};
  },
  /** Nothing is left for a meeting to decide. */
  async LEAVE_AGENDA({ unit, application: { row } }) {
    await unit.tx
      .deleteFrom('committee_item')
      .where('application_id', '=', row.id)
      .where('decided_at', 'is', null)
      .execute();
    return {};
  },
};
