import { filedItems, valueAt, type FilingFrame } from '@registrar/domain/processes';
import type { CompanyTypeRules } from '@registrar/domain/registration/company-type-rules';

export interface BoardStanding {
  readonly seats: number;
  readonly independent: number;
  readonly independentNeeded: number;
  readonly women: number;
  /** Companies Act section 86: a woman on the board of a public company in which women hold shares. */
  readonly womanNeeded: boolean;
}

/** How a board that is being put together stands to the rules of its company type. */
export function boardStanding(frame: FilingFrame, rules: CompanyTypeRules): BoardStanding {
  const directors = filedItems(frame, 'BOD_DETAILS');
  const holders = filedItems(frame, 'SHAREHOLDER');
  const genderOfHolder = new Map(
    holders.map(({ id, data }) => [id, data['entity'] === 'INDIVIDUAL' ? valueAt(data, 'person.gender') : undefined]),
  );
  const genderOf = (data: Readonly<Record<string, unknown>>): unknown =>
    data['directorType'] === 'PROMOTER'
      ? genderOfHolder.get(String(data['holderItemId']))
      : valueAt(data, 'person.gender');
  return {
    seats: directors.length,
    independent: directors.filter(
      ({ data }) => data['directorType'] === 'OUTSIDE_SHAREHOLDER' && data['isIndependent'] === true,
    ).length,
    independentNeeded: rules.independentDirectors(directors.length),
    women: directors.filter(({ data }) => genderOf(data) === 'FEMALE').length,
    womanNeeded: rules.womanDirector && [...genderOfHolder.values()].includes('FEMALE'),
  };
}
