import { z } from 'zod';
import type { Paisa } from '../../../money';
import { incorporationScheduleOf } from '../../../schedules/incorporation-schedule';
import type { Charge } from '../../definition/charge';
import { filedAnswers, type FilingFrame } from '../../definition/filing-frame';

/** Answers of a draft; each exists only for the company types that are asked for it. */
const capitalStructure = z.looseObject({
  authorizedCapital: z.int().nonnegative().optional().catch(undefined),
  branchAuthorizedCapital: z.int().nonnegative().optional().catch(undefined),
});

/** The authorized capital, for a foreign branch its proposed capital; a flat fee needs neither. */
export function incorporationCharges(frame: FilingFrame): readonly Charge[] | null {
  const { companyType } = frame;
  if (companyType === null) return null;
  const capital = capitalStructure.safeParse(filedAnswers(frame, 'CAPITAL_STRUCTURE')).data;
  const charge = (capitalPaisa: Paisa | null): readonly Charge[] => [
    { code: 'INCORPORATION', schedule: incorporationScheduleOf(companyType), companyType, capitalPaisa },
  ];
  switch (companyType) {
    case 'NON_PROFIT':
    case 'FOREIGN_LIAISON':
      return charge(null);
    case 'FOREIGN_BRANCH':
      return charge(capital?.branchAuthorizedCapital ?? null);
    default:
      return charge(capital?.authorizedCapital ?? null);
  }
}
