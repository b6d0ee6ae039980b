import type { CompanyChange } from '@registrar/domain/calls/filed-company';
import type { FiledCompany } from '@registrar/domain/processes';
import { compareRecords, type Aspect, type RegisterPart } from '@registrar/domain/register';
import { quantityOf, type ShareTable } from '@registrar/domain/share-ledger';

/** The name of the share table in the list of parts that can be taken over. */
export const SHARES = 'SHARES';

/** The name of a part in `take`: its aspect, with the id when the aspect has several parts. */
export const partName = ({ aspect, subjectId }: Pick<RegisterPart, 'aspect' | 'subjectId'>): string =>
  subjectId === null ? aspect : `${aspect}/${subjectId}`;

/**
 * The differences of the touched aspects between two states of a company, by part and by field; for shares the number
 * of each holder.
 */
export function companyChanges(before: FiledCompany, after: FiledCompany, aspects: readonly Aspect[]): CompanyChange[] {
  const touched = new Set<Aspect>(aspects);
  const parts = compareRecords(before.parts, after.parts)
    .filter(({ aspect }) => touched.has(aspect))
    .map(({ aspect, subjectId, path, ...values }): CompanyChange => ({
      aspect,
      part: partName({ aspect, subjectId }),
      field: path,
      before: values.before ?? null,
      after: values.after ?? null,
    }));
  return touched.has(SHARES) ? [...parts, ...shareChanges(before.shares, after.shares)] : parts;
}

function shareChanges(before: ShareTable | null, after: ShareTable | null): CompanyChange[] {
  const [was, is] = [heldIn(before ?? []), heldIn(after ?? [])];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((owner) => was.get(owner) !== is.get(owner))
    .map((owner) => ({
      aspect: SHARES,
      part: SHARES,
      field: owner,
      before: was.get(owner) ?? null,
      after: is.get(owner) ?? null,
    }));
}

/** By the holder's id, or by the bucket of the company itself. */
function heldIn(table: ShareTable): Map<string, number> {
  const held = new Map<string, number>();
  for (const range of table) {
    const owner = range.holderId ?? range.bucket;
    held.set(owner, (held.get(owner) ?? 0) + quantityOf(range));
  }
  return held;
}

/**
 * The former state with the taken parts replaced by their present state. `begin` reads it to find the answers that come
 * from these parts.
 */
export function withParts(before: FiledCompany, after: FiledCompany, taken: ReadonlySet<string>): FiledCompany {
  const is = (part: RegisterPart): boolean => taken.has(partName(part));
  return {
    ...after,
    type: taken.has('COMPANY_TYPE') ? after.type : before.type,
    parts: [...before.parts.filter((part) => !is(part)), ...after.parts.filter(is)],
    shares: taken.has(SHARES) ? after.shares : before.shares,
  };
}
