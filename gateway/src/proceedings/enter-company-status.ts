import { proceedingKind } from '@registrar/domain/proceedings';
import type { CompanyStatus } from '@registrar/domain/enumerations';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { applyChanges } from '../register/apply-changes';
import { endMandatesOf } from '../register/mandates/end-mandates';
import { isClosed } from '../register/open-company';
import type { ProceedingRow } from './lock-proceeding';

export type StatusSetter = Pick<ProceedingRow, 'id' | 'kind' | 'number' | 'company_id'>;

interface Entering {
  readonly from: CompanyStatus;
  readonly to: CompanyStatus;
  /** The outcome that leads there; null: the proceeding is open. */
  readonly outcome: string | null;
  /** Null: the portal itself. */
  readonly actor: Actor | null;
  /** The filing that brought it about; left out: none. */
  readonly applicationId?: string | undefined;
  /** What the order says, kept with the entry; left out: nothing besides the outcome. */
  readonly order?: OrderText | undefined;
}

/** The words of an order by which a company gets a status. */
export interface OrderText {
  readonly reason: string;
  /** Of liabilities and property, where the company leaves the register (section 136(7) to (9)). */
  readonly liabilities: string | null;
}

/** By what a proceeding ends: a filing that is approved, or an order. */
export interface EndedBy {
  readonly actor: Actor | null;
  readonly applicationId?: string | undefined;
  readonly order?: OrderText | undefined;
}

/**
 * Enters the status that a proceeding gives its company, with the proceeding as the reason. The gate reads it from the
 * register. Nothing is entered where the kind leaves the status as it is.
 *
 * @throws FLOW-409 where the company has another status than the one from which it changes
 */
async function enter(
  unit: UnitOfWork,
  setter: StatusSetter,
  { from, to, outcome, actor, applicationId, order }: Entering,
): Promise<void> {
  const company = await unit.tx
    .selectFrom('company')
    .select('status')
    .where('id', '=', setter.company_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (company.status !== from) refuse('FLOW-409', { message: 'proceeding.otherStatus' });
  const today = dayInNepal(unit.now);
  const isEnd = isClosed(to);
  const { version } = await applyChanges(
    unit,
    { companyId: setter.company_id, applicationId: applicationId ?? null, effectiveOn: today },
    {
      entries: [
        {
          aspect: 'STATUS',
          after: {
            status: to,
            deregisteredOn: isEnd ? today : null,
            details: { proceeding: setter.number, kind: setter.kind, outcome, ...order },
          },
        },
      ],
    },
  );
  unit.audit({
    actor,
    action: 'COMPANY_STATUS_ENTERED',
    objectType: 'company',
    objectId: setter.company_id,
    objectVersion: version,
    before: { status: from },
    after: { status: to, proceeding: setter.id, outcome },
  });
  if (isEnd) await endMandatesOf(unit, setter.company_id, actor);
}

/** Of a proceeding that opens. The company is active: another proceeding that gives it a status must end first. */
export async function enterOpenStatus(unit: UnitOfWork, setter: StatusSetter, actor: Actor | null): Promise<void> {
  const given = proceedingKind(setter.kind).companyStatus;
  if (given !== null) await enter(unit, setter, { from: 'ACTIVE', to: given.open, outcome: null, actor });
}

/** Of a proceeding that ends with an outcome of its kind. */
export async function enterOutcomeStatus(
  unit: UnitOfWork,
  setter: StatusSetter,
  outcome: string,
  by: EndedBy,
): Promise<void> {
  const given = proceedingKind(setter.kind).companyStatus;
  if (given === null) return;
  const to = statusAfter(setter.kind, outcome);
  await enter(unit, setter, { from: given.open, to, outcome, ...by });
}

/** Of a proceeding whose end is undone: the status of before the end. */
export async function undoOutcomeStatus(
  unit: UnitOfWork,
  setter: StatusSetter,
  outcome: string,
  actor: Actor | null,
): Promise<void> {
  const given = proceedingKind(setter.kind).companyStatus;
  if (given !== null)
    await enter(unit, setter, { from: statusAfter(setter.kind, outcome), to: given.open, outcome: null, actor });
}

function statusAfter(kind: string, outcome: string): CompanyStatus {
  const status = proceedingKind(kind).companyStatus?.outcomes[outcome];
  if (status === undefined) throw new Error(`${kind} has no outcome ${outcome}`);
  return status;
}
