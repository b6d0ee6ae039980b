import { isSuccession, successionOf } from '@registrar/domain/processes/questions/shares/succession';
import { frameOf, type Application } from '../../../applications/application';
import { dayInNepal } from '../../../platform/clock';
import { refuse } from '../../../platform/refusal';
import { heirMandateOf } from '../../../register/mandates/heir-mandate';
import { notifyPeople } from '../../../register/notify-of-change';
import { openCompany } from '../../../register/open-company';
import { nameOf } from '../../../register/person-name';
import { seat, unseat } from '../../../register/representatives/move-access';
import { speaksFor } from '../../../register/representation';
import type { EffectContext } from './process-effects';

/** Whoever the office admitted as an heir files the transfer after that death, and no other agreement. */
export async function refuseOthersOfHeir({ unit, application }: EffectContext): Promise<void> {
  const { companyId, applicantId } = partiesOf(application);
  const today = dayInNepal(unit.now);
  if (await speaksFor(unit.tx, applicantId, companyId, today)) return;
  const mandate = await heirMandateOf(unit.tx, applicantId, companyId, today);
  const frame = frameOf(application);
  if (mandate === undefined || (isSuccession(frame) && successionOf(frame).holderId === mandate.heirOf)) return;
  refuse('PERM-403', { message: 'heirAdmission.otherFiling' });
}

/** An admitted heir represents the company from the approval on, in place of who died (section 153). */
export async function seatAdmittedHeir(context: EffectContext): Promise<void> {
  const { unit, application, actor, remark } = context;
  const { companyId, applicantId } = partiesOf(application);
  const today = dayInNepal(unit.now);
  const mandate = await heirMandateOf(unit.tx, applicantId, companyId, today);
  if (mandate?.heirOf !== successionOf(frameOf(application)).holderId || mandate === undefined) return;
  const company = await openCompany(unit, companyId);
  await unit.tx
    .updateTable('mandate')
    .set({
      state: 'ENDED',
      used_by: application.row.id,
      ended_at: unit.now,
      ended_by: actor?.accountId ?? null,
      version: mandate.version + 1,
    })
    .where('id', '=', mandate.id)
    .execute();
  await seat(unit, actor, { companyId, accountId: applicantId, partId: null }, 'ACCEPTED');
  if (mandate.replaces !== null && (await speaksFor(unit.tx, mandate.replaces, companyId, today)))
    await unseat(unit, actor, { companyId, accountId: mandate.replaces }, remark);
  await notifyPeople(unit, [applicantId], {
    company,
    subject: await nameOf(unit.tx, applicantId),
    type: 'REPRESENTATIVE_CHANGED',
    title: 'heirAdmission.seated.title',
    body: 'heirAdmission.seated.body',
    link: `/representatives?company=${companyId}`,
  });
}

/** With its approval revoked the heir represents the company no more, and who was registered before does again. */
export async function unseatAdmittedHeir({ unit, application, actor, remark }: EffectContext): Promise<void> {
  const { companyId, applicantId } = partiesOf(application);
  const used = await unit.tx
    .selectFrom('mandate')
    .select('replaces')
    .where('used_by', '=', application.row.id)
    .executeTakeFirst();
  if (used === undefined) return;
  if (used.replaces !== null)
    await seat(unit, actor, { companyId, accountId: used.replaces, partId: null }, 'RESTORED');
  if (await speaksFor(unit.tx, applicantId, companyId, dayInNepal(unit.now)))
    await unseat(unit, actor, { companyId, accountId: applicantId }, remark);
}

function partiesOf({ row }: Application): { readonly companyId: string; readonly applicantId: string } {
  if (row.company_id === null) throw new Error('An agreement on shares is filed for a company');
  return { companyId: row.company_id, applicantId: row.applicant_id };
}
