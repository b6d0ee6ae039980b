import type { Actor } from '../platform/actor';
import { addDays } from '@registrar/domain/calendar';
import { everyDefinition } from '@registrar/domain/processes/tables/definitions';
import { dayInNepal } from '../platform/clock';
import { readTerm } from '../platform/terms';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { Proposal } from '../proposals/proposal-kind';
import { notifyPeople } from '../register/notify-of-change';
import { openCompany } from '../register/open-company';
import { nameOf } from '../register/person-name';
import type { ProposedAdmission } from './admission-proposal';

const PROCESSES = everyDefinition().flatMap(({ process, origin }) => (origin.byAdmittedHeir ? [process] : []));

/** The heir may file the transfer after the death, and read what it needs; nothing else. */
export async function admitHeir(
  unit: UnitOfWork,
  actor: Actor,
  { content, remark }: Proposal<ProposedAdmission>,
): Promise<void> {
  const { companyId, heirId, holderId, representativeId } = content;
  const company = await openCompany(unit, companyId);
  const today = dayInNepal(unit.now);
  const { heirFilingDays } = await readTerm(unit.tx, 'PROPOSAL_TERMS', today);
  const heir = await unit.tx
    .selectFrom('account')
    .select(['email', 'username'])
    .where('id', '=', heirId)
    .executeTakeFirstOrThrow();
  const email = (heir.email ?? heir.username ?? heirId).toLowerCase();
  // one mandate is open for an address; one whose last day is over is closed by nobody else
  await unit.tx
    .updateTable('mandate')
    .set({ state: 'ENDED', ended_at: unit.now })
    .where('company_id', '=', companyId)
    .where('email', '=', email)
    .where('state', 'in', ['PENDING', 'ACCEPTED'])
    .where('until', '<', today)
    .execute();
  const id = unit.newId();
  const until = addDays(today, heirFilingDays);
  await unit.tx
    .insertInto('mandate')
    .values({
      id,
      company_id: companyId,
      account_id: heirId,
      email,
      asked_by: 'OFFICE',
      state: 'ACCEPTED',
      processes: JSON.stringify(PROCESSES),
      since: today,
      until,
      heir_of: holderId,
      replaces: representativeId,
      requested_by: actor.accountId,
      created_at: unit.now,
      settled_at: unit.now,
      settled_by: actor.accountId,
    })
    .execute();
  unit.audit({
    actor,
    action: 'mandate.accept',
    objectType: 'mandate',
    objectId: id,
    objectVersion: 1,
    after: { companyId, accountId: heirId, heirOf: holderId, until },
    remark,
  });
  const of = { company, subject: await nameOf(unit.tx, heirId), type: 'MANDATE_CHANGED' as const, until };
  await notifyPeople(unit, [heirId], {
    ...of,
    title: 'heirAdmission.admitted.title',
    body: 'heirAdmission.admitted.body',
    next: 'heirAdmission.admitted.next',
    link: '/post-amendment/add-new',
  });
  // somebody who is alive after all learns of it at once
  if (representativeId !== null)
    await notifyPeople(unit, [representativeId], {
      ...of,
      title: 'heirAdmission.toRepresentative.title',
      body: 'heirAdmission.toRepresentative.body',
      next: 'heirAdmission.toRepresentative.next',
      sms: 'heirAdmission.toRepresentative.sms',
      link: `/representatives?company=${companyId}`,
    });
}
