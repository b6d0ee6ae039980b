import { publicParts } from '../../register/register-aspects';
import type { Answers, FilingFrame } from '../definition/filing-frame';
import type { CrossIssue } from '../definition/section-definition';
import { registeredObjectivesDraft, type RegisteredObjectives } from './objective-details';

/** The register's objectives in the form of the questions; objectives without a code stay text. */
export function standingObjectives({
  company,
}: Pick<FilingFrame, 'company'>): Partial<RegisteredObjectives> & Pick<RegisteredObjectives, 'nsicCodes'> {
  const part = company?.parts.find(({ aspect }) => aspect === 'OBJECTIVES')?.data ?? {};
  const objectives = publicParts.OBJECTIVES.safeParse(part).data?.objectives ?? [];
  const filed = registeredObjectivesDraft.safeParse(part['details']).data;
  const inWords = objectives.filter(({ nsicCode }) => nsicCode === null);
  const words = (pick: 'objectiveNepali' | 'objectiveEnglish'): string | undefined =>
    inWords
      .map((one) => one[pick])
      .filter(Boolean)
      .join('\n') || undefined;
  return {
    ...filed,
    nsicCodes: objectives.flatMap(({ nsicCode }) => nsicCode ?? []),
    descriptionNepali: filed?.descriptionNepali || words('objectiveNepali'),
    descriptionEnglish: filed?.descriptionEnglish || words('objectiveEnglish'),
  };
}

/** The first one is the main objective, so the order counts too. */
export function unchangedObjectives(data: Answers, frame: FilingFrame): readonly CrossIssue[] {
  const [after, before] = [registeredObjectivesDraft.safeParse(data).data, standingObjectives(frame)];
  if (after === undefined || after.nsicCodes.length === 0) return [];
  const said = (one: Partial<RegisteredObjectives>): string =>
    JSON.stringify([
      one.nsicCodes,
      one.descriptionNepali ?? '',
      one.descriptionEnglish ?? '',
      one.registeredInOtherGovernmentBody ?? false,
      one.otherGovernmentBody ?? '',
      one.otherGovernmentBodyRegistrationNumber ?? '',
    ]);
  return said(after) === said(before) ? [{ path: 'nsicCodes', code: 'OBJECTIVES_UNCHANGED' }] : [];
}
