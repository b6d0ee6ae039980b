import type { FiledShares, ProcessDefinition } from '@registrar/domain/processes';
import type { Aspect } from '@registrar/domain/register';
import type { Kysely } from 'kysely';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { applyChanges, type CompanyChanges } from '../../register/apply-changes';
import type { NewEntry } from '../../register/entries/enter';
import { readLastEntries } from '../../register/entries/read-entries';
import { openCompany } from '../../register/open-company';
import { refuseUnderOrder } from '../../register/shares/encumbered-shares';
import { mayUndoChanges, undoChanges } from '../../register/undo-changes';
import { frameOf, type Application } from '../../applications/application';
import { refuse } from '../../platform/refusal';
import { effectsOf } from './effects-of';
import type { EffectContext } from './effects/process-effects';

type Touching = Pick<Application, 'row' | 'definition' | 'named'>;

/** The company that files, and those that the filing names, in the order of their ids; all are locked in this order. */
function companiesOf({ row, definition, named }: Touching): string[] {
  if (row.company_id === null) throw new Error(`${definition.process} is filed for a company`);
  return [row.company_id, ...named.map(({ id }) => id)].sort();
}

/**
 * Locks the companies of the filing, enters the changes of the approval company by company, and writes them to the
 * audit log; nothing for a process without changes.
 *
 * @returns the ids of the companies that were changed
 */
export async function enterChanges(context: EffectContext): Promise<readonly string[]> {
  const { unit, application, actor } = context;
  const { changes } = effectsOf(application.definition.process);
  if (!changes) return [];
  for (const companyId of companiesOf(application)) await openCompany(unit, companyId);
  const changed = await withFiledCapital(unit, application, withFiledShares(application, await changes(context)));
  requireNamedAspects(application, changed);
  for (const ofCompany of [...changed].sort((a, b) => (a.companyId < b.companyId ? -1 : 1))) {
    const { companyId, entries } = ofCompany;
    const { version, tableHash } = await applyChanges(
      unit,
      { companyId, applicationId: application.row.id, effectiveOn: dayInNepal(unit.now) },
      ofCompany,
    );
    unit.audit({
      actor,
      action: 'COMPANY_CHANGED',
      objectType: 'company',
      objectId: companyId,
      objectVersion: version,
      after: { applicationId: application.row.id, entries: entries.length, tableHash },
    });
  }
  return changed.filter(({ entries, shares = [] }) => entries.length + shares.length > 0).map((of) => of.companyId);
}

/** The changes with those of the shares that the definition computes from the answers (`register.shares`). */
function withFiledShares(application: Application, changed: readonly CompanyChanges[]): readonly CompanyChanges[] {
  const { row, definition } = application;
  const shares = definition.register.shares?.(frameOf(application)) ?? null;
  if (shares === null) return changed;
  if (!shares.ok) refuseShares(shares, row.company_id);
  return changed.map((ofCompany) =>
    ofCompany.companyId === row.company_id ? { ...ofCompany, shares: shares.changes } : ofCompany,
  );
}

/** What was judged when it was filed is refused where the shares, or what lies on them, have changed since. */
function refuseShares(shares: FiledShares & { readonly ok: false }, companyId: string | null): never {
  const ordered = shares.findings.find(({ finding }) => finding.code === 'SHARES_UNDER_ORDER')?.finding;
  if (ordered === undefined || companyId === null) refuse('FLOW-409', { message: 'register.sharesChanged' });
  refuseUnderOrder(companyId, ordered);
}

/** The changes with the capital that the definition computes from the answers (`register.capital`). */
async function withFiledCapital(
  { tx }: UnitOfWork,
  application: Application,
  changed: readonly CompanyChanges[],
): Promise<readonly CompanyChanges[]> {
  const { row, definition } = application;
  const capital = definition.register.capital?.(frameOf(application)) ?? null;
  if (capital === null || row.company_id === null) return changed;
  const standing = (await readLastEntries(tx, row.company_id)).find(({ aspect }) => aspect === 'CAPITAL')?.after;
  const entry: NewEntry = { aspect: 'CAPITAL', after: { ...standing, ...capital } };
  return changed.map((ofCompany) =>
    ofCompany.companyId === row.company_id ? { ...ofCompany, entries: [...ofCompany.entries, entry] } : ofCompany,
  );
}

/** Aspects that the reports of several years enter one after the other: they create no conflict. */
const OF_A_YEAR: readonly Aspect[] = ['AUDITOR', 'DISCLOSURE'];

/**
 * A filing may change only the companies that it names, each once, and of them only the aspects of its definition,
 * because conflicts and the check for a changed company read only those. A note conflicts with no other filing.
 *
 * @throws when `changes` of a process returns more
 */
export function requireNamedAspects(
  application: {
    readonly row: Pick<Application['row'], 'company_id'>;
    readonly definition: Pick<ProcessDefinition, 'process' | 'register'>;
    readonly named: readonly { readonly id: string }[];
  },
  changed: readonly CompanyChanges[],
): void {
  const { row, definition, named } = application;
  const { process, register } = definition;
  for (const [index, { companyId, entries, shares = [] }] of changed.entries()) {
    const isNamed = named.some(({ id }) => id === companyId);
    if (!isNamed && companyId !== row.company_id) throw new Error(`${process} would change a company it does not name`);
    if (changed.findIndex((other) => other.companyId === companyId) !== index)
      throw new Error(`${process} changes a company twice`);
    const aspects = isNamed ? (register.named?.aspects ?? []) : register.aspects;
    const touched: Aspect[] = [
      ...entries.map(({ aspect }) => aspect),
      ...(shares.length > 0 ? (['SHARES'] as const) : []),
    ];
    const unnamed = touched.filter(
      (aspect) =>
        aspect !== 'NOTE' && !aspects.includes(aspect) && !(aspects.includes('FILINGS') && OF_A_YEAR.includes(aspect)),
    );
    if (unnamed.length > 0)
      throw new Error(
        `${process} would change ${[...new Set(unnamed)].join(', ')}, which its definition does not name`,
      );
  }
}

/**
 * Reverses the entries of `enterChanges` by counter entries, in each company that it changed.
 *
 * @returns the ids of these companies
 */
export async function undoEntered({ unit, application, actor }: EffectContext): Promise<readonly string[]> {
  if (!effectsOf(application.definition.process).changes) return [];
  const changedBack: string[] = [];
  const companies = companiesOf(application);
  for (const companyId of companies) await openCompany(unit, companyId);
  for (const companyId of companies) {
    const undone = await undoChanges(unit, companyId, application.row.id);
    if (undone === null) continue;
    changedBack.push(companyId);
    unit.audit({
      actor,
      action: 'COMPANY_CHANGE_UNDONE',
      objectType: 'company',
      objectId: companyId,
      objectVersion: undone.version,
      after: { applicationId: application.row.id },
    });
  }
  return changedBack;
}

/**
 * Whether the approval can be reversed: by the process's own rule, or part by part for its register changes, in all
 * companies that it changed or in none.
 */
export async function mayBeUndone(db: Kysely<DB>, application: Application): Promise<boolean> {
  const { changes, mayBeUndone: own } = effectsOf(application.definition.process);
  if (own) return own(db, application);
  if (changes === undefined || application.row.company_id === null) return false;
  return mayUndoChanges(db, companiesOf(application), application.row.id);
}
