import type { ProposeForcedOpening } from '@registrar/domain/calls/forced-openings';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { sql } from 'kysely';
import type { Actor } from '../platform/actor';
import { domainLanguage, type WireLanguage } from '../platform/language';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { forcedEvidenceOf } from '../proceedings/forced-ground';
import { propose, requireNoneWaits } from '../proposals/propose';
import { requireUnrelated } from '../register/require-unrelated';
import { forcedOpeningProposals, isShown, requireNoApplication } from './opening-proposal';
import { isInBatch } from './in-batch';

/** Proposes to de-register a company of the office, with what the register has against it. Returns the id. */
export async function proposeOpening(
  unit: UnitOfWork,
  actor: Actor,
  { companyId, ground, remark }: ProposeForcedOpening,
  language: WireLanguage,
): Promise<string> {
  const company = await unit.tx
    .selectFrom('company')
    .select(['id', 'office_id', 'status'])
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const wrong = (path: string, code: ValidationCode): never =>
    refuse('VAL-422', { errors: [{ path, code, message: validationMessage(code, domainLanguage(language)) }] });
  if (!company || company.office_id !== actor.officeId) return wrong('companyId', 'COMPANY_REQUIRED');
  await requireUnrelated(unit, actor, companyId);
  if (company.status !== 'ACTIVE') refuse('FLOW-409', { message: 'proceeding.otherStatus' });
  await requireNoApplication(unit, companyId);
  const evidence = await forcedEvidenceOf(unit.tx, companyId, unit.now);
  if (!isShown(ground, evidence)) wrong('ground', 'FORCED_GROUND_ABSENT');
  await requireNoneWaits(unit, forcedOpeningProposals, companyId, 'forcedOpening.proposalWaits');
  if (await isNamedByBatch(unit, companyId)) refuse('FLOW-409', { message: 'forcedOpening.proposalWaits' });
  return propose(unit, actor, forcedOpeningProposals, {
    subject: companyId,
    offices: [company.office_id],
    content: { companyId, ground, evidence },
    remark,
  });
}

async function isNamedByBatch({ tx, now }: UnitOfWork, companyId: string): Promise<boolean> {
  const { named } = await tx
    .selectNoFrom(isInBatch(sql`${companyId}::uuid`, now).as('named'))
    .executeTakeFirstOrThrow();
  return named;
}
