import type { MergedCompany } from '@registrar/domain/processes/questions/mergers/merged-company';
import { publicParts } from '@registrar/domain/register';
import type { NewEntry } from '../../../../register/entries/enter';
import { readPresent } from '../../../facts/mergers/read-merged';
import type { EffectContext } from '../process-effects';

/** Members pass one by one; whoever is a member here already stays one, and nobody is a member of itself. */
export async function joiningMembers(
  { unit: { tx }, application }: EffectContext,
  merged: MergedCompany,
): Promise<NewEntry[]> {
  const ownId = application.row.company_id ?? '';
  const partner = await readPresent(tx, merged.companyId);
  const own = await readPresent(tx, ownId);
  const joining = merged.holdings.filter(({ heldAs, companyId }) => heldAs === null && companyId !== ownId);
  return [
    ...joining.map(({ holderId }): NewEntry => ({
      aspect: 'SHAREHOLDER',
      subjectId: holderId,
      after: partner.parts.find(({ subjectId }) => subjectId === holderId)?.data ?? null,
    })),
    ...own.parts.flatMap(({ aspect, subjectId, data }): NewEntry[] =>
      aspect === 'SHAREHOLDER' && publicParts.SHAREHOLDER.parse(data).companyId === merged.companyId
        ? [{ aspect, subjectId, after: null }]
        : [],
    ),
  ];
}
