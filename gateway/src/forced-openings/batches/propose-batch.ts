import type { ProposeForcedBatch } from '@registrar/domain/calls/forced-batches';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { sql } from 'kysely';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import { domainLanguage, type WireLanguage } from '../../platform/language';
import { refuse } from '../../platform/refusal';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { forcedEvidencesOf } from '../../proceedings/forced-ground';
import { waitsAbout } from '../../proposals/list-proposals';
import { propose } from '../../proposals/propose';
import { companiesOf } from '../../register/representation';
import { isInBatch } from '../in-batch';
import { isShown } from '../opening-proposal';
import { forcedBatchProposals } from './batch-proposal';

/**
 * Proposes to de-register these companies of the office, each on the same ground. Returns the id.
 *
 * @throws VAL-422 with every company that does not belong into it, at its place in `companyIds`
 */
export async function proposeBatch(
  unit: UnitOfWork,
  actor: Actor,
  { companyIds, ground, remark }: ProposeForcedBatch,
  language: WireLanguage,
): Promise<string> {
  const ids = [...new Set(companyIds)];
  const { officeId } = actor;
  const companies = await lockedCompanies(unit, ids);
  const evidences = await forcedEvidencesOf(unit.tx, ids, unit.now);
  const own = new Set(
    (await companiesOf(unit.tx, actor.accountId, dayInNepal(unit.now))).map(({ companyId }) => companyId),
  );
  const codeOf = (id: string): ValidationCode | undefined => {
    const company = companies.get(id);
    const evidence = evidences.get(id);
    if (!company || !evidence || company.office_id !== officeId || company.status !== 'ACTIVE')
      return 'FORCED_BATCH_STRANGER';
    if (own.has(id)) return 'FORCED_BATCH_OWN';
    if (company.is_proposed) return 'FORCED_BATCH_PROPOSED';
    return isShown(ground, evidence) ? undefined : 'FORCED_BATCH_GROUND_ABSENT';
  };
  const inLanguage = domainLanguage(language);
  const errors = companyIds.flatMap((id, at): FieldError[] => {
    const code = codeOf(id);
    if (code === undefined) return [];
    const company = companies.get(id);
    const name = (inLanguage === 'ne' ? company?.name_nepali : company?.name_english) ?? '';
    return [{ path: `companyIds.${at}`, code, message: validationMessage(code, inLanguage, { company: name }) }];
  });
  if (errors.length > 0 || officeId === null) refuse('VAL-422', { errors });
  const proposalId = await propose(unit, actor, forcedBatchProposals, {
    subject: null,
    offices: [officeId],
    content: { ground, companies: ids.length },
    remark,
  });
  await unit.tx
    .insertInto('forced_batch_item')
    .values(
      ids.map((id) => ({ proposal_id: proposalId, company_id: id, status: 'HOLD', changed_at: unit.now }) as const),
    )
    .execute();
  return proposalId;
}

/** Locked in the order of their ids, so that two batches with the same companies wait for each other. */
async function lockedCompanies({ tx, now }: UnitOfWork, ids: readonly string[]) {
  await tx
    .selectFrom('company')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const rows = await tx
    .selectFrom('company')
    .select(['id', 'office_id', 'status', 'name_english', 'name_nepali'])
    .select(
      sql<boolean>`${waitsAbout('FORCED_OPENING', sql`company.id::text`, now)} or ${isInBatch(sql`company.id`, now)}`.as(
        'is_proposed',
      ),
    )
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
