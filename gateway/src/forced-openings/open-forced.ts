import type { ForcedGround } from '@registrar/domain/enumerations/forced-grounds';
import { takeNumber } from '../filings/facts/application-number';
import type { Actor } from '../platform/actor';
import type { UnitOfWork } from '../platform/unit-of-work';
import { lookSoon } from '../proceedings/due-job';
import { forcedEvidenceOf } from '../proceedings/forced-ground';
import { openProceeding } from '../proceedings/open-proceeding';

export interface ForcedOpeningOf {
  readonly companyId: string;
  readonly ground: ForcedGround;
  readonly reason: string;
  readonly proposalId: string;
  /** Account of the registrar who approved it. */
  readonly openedBy: string;
  /** Null: the portal opens it, as one of a batch that the registrar approved. */
  readonly actor: Actor | null;
}

/** Opens the de-registration of a company that is locked, with its ground beside it (section 136(1)). */
export async function openForced(
  unit: UnitOfWork,
  { companyId, ground, reason, proposalId, openedBy, actor }: ForcedOpeningOf,
): Promise<{ readonly id: string; readonly number: string }> {
  const { office_id: officeId } = await unit.tx
    .selectFrom('company')
    .select('office_id')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const kind = 'FORCED_BY_OFFICE';
  const number = await takeNumber(unit, { process: kind, numberPrefix: 'FO' }, officeId);
  const id = await openProceeding(unit, { kind, number, companyId, officeId, openedBy, ends: {} }, actor);
  const { missingYears } = await forcedEvidenceOf(unit.tx, companyId, unit.now);
  await unit.tx
    .insertInto('forced_ground')
    .values({ proceeding_id: id, ground, fiscal_years: missingYears, reason, proposal_id: proposalId })
    .execute();
  lookSoon(unit, id);
  unit.audit({
    actor,
    action: 'PROCEEDING_OPENED',
    objectType: 'proceeding',
    objectId: id,
    objectVersion: 1,
    after: { kind, number, companyId, ground, proposalId, openedBy },
  });
  return { id, number };
}
