import { companyTypeRules, type CompanyTypeRules, type Limit } from '../../../registration/company-type-rules';
import { filedAnswers, filedItems, type FiledItem, type FilingFrame } from '../../definition/filing-frame';
import type { CrossIssue } from '../../definition/section-definition';
import { readHolders } from '../holders/shareholders-together';

/** Rules on the board as a whole: number of directors, independent directors, and no duplicates. */
export function boardIssues(items: readonly FiledItem[], frame: FilingFrame): CrossIssue[] {
  const rules = frame.companyType && companyTypeRules(frame.companyType);
  if (!rules?.directors) return [];
  const issues: CrossIssue[] = [...sizeIssues(items.length, rules.directors)];
  const declared = filedAnswers(frame, 'GENERAL_INFORMATION')['numberOfDirectors'];
  if (issues.length === 0 && typeof declared === 'number' && declared !== items.length)
    issues.push({ path: '', code: 'DIRECTORS_DIFFER_FROM_NUMBER', parameters: { number: declared } });
  return [...issues, ...independenceIssues(items, rules), ...seatTwiceIssues(items), ...roleIssues(items, frame)];
}

/** The number of directors must be within the limits. */
export function sizeIssues(count: number, { minimum, maximum }: Pick<Limit, 'minimum' | 'maximum'>): CrossIssue[] {
  if (maximum !== null && count > maximum) return [{ path: '', code: 'DIRECTORS_MAXIMUM_REACHED' }];
  return count < minimum ? [{ path: '', code: 'DIRECTORS_TOO_FEW', parameters: { minimum } }] : [];
}

/** The required number of independent directors. */
export function independenceIssues(
  items: readonly FiledItem[],
  rules: Pick<CompanyTypeRules, 'independentDirectors'>,
): CrossIssue[] {
  const needed = rules.independentDirectors(items.length);
  const independent = items.filter(
    ({ data }) => data['directorType'] === 'OUTSIDE_SHAREHOLDER' && data['isIndependent'] === true,
  ).length;
  return independent < needed
    ? [{ path: '', code: 'INDEPENDENT_DIRECTORS_REQUIRED', parameters: { minimum: needed } }]
    : [];
}

/** A holder may have one seat in person; a company may have more than one representative on the board. */
export function seatTwiceIssues(items: readonly FiledItem[]): CrossIssue[] {
  const seen = new Set<unknown>();
  return items.flatMap(({ id, data }): CrossIssue[] => {
    const holder = data['directorType'] === 'PROMOTER' ? data['holderItemId'] : undefined;
    if (holder === undefined || holder === null) return [];
    if (seen.has(holder)) return [{ path: `${id}.holderItemId`, code: 'DIRECTOR_TWICE' }];
    seen.add(holder);
    return [];
  });
}

/** A shareholder marked as a director must have a seat on the board. */
function roleIssues(items: readonly FiledItem[], frame: FilingFrame): CrossIssue[] {
  const seated = new Set(items.map(({ data }) => data['holderItemId']));
  const missing = readHolders(filedItems(frame, 'SHAREHOLDER')).filter(
    ({ id, data }) => data.roles?.bod === true && !seated.has(id),
  );
  return missing.length === 0
    ? []
    : [{ path: '', code: 'DIRECTOR_WITHOUT_SEAT', parameters: { count: missing.length } }];
}

/** The seats that are deleted together with a shareholder. */
export function seatsOf(items: readonly FiledItem[], holderItemId: string): readonly FiledItem[] {
  return items.filter(
    ({ data }) => data['holderItemId'] === holderItemId && data['directorType'] !== 'OUTSIDE_SHAREHOLDER',
  );
}
