import type { EffectHandlers } from '../handlers/effect';

export const groupEffects: EffectHandlers<'STORE_CONSENT'> = {
  async STORE_CONSENT({ unit, application: { row }, actor, remark }) {
    if (!actor || !row.parent_company_id) throw new Error('Consent is given by a representative of a parent company');
    await unit.tx
      .insertInto('group_consent')
      .values({
        id: unit.newId(),
        application_id: row.id,
        company_id: row.parent_company_id,
        account_id: actor.accountId,
        remark,
        at: unit.now,
      })
      .execute();
    return {};
  },
};
