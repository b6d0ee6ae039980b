import { companyTypeRules } from '../../registration/company-type-rules';
import { filedAnswers, filedItems, type FiledItem, type FilingFrame } from '../filing-frame';
import type { CrossIssue } from '../section-definition';
import { readHolders } from './shareholders-together';

/** What the board owes as a whole: its number, its independent directors, and nobody twice. */
export function boardIssues(items: readonly FiledItem[], frame: FilingFrame): CrossIssue[] {
  const rules = frame.companyType && companyTypeRules(frame.companyType);
  if (!rules?.directors) return [];
  const issues: CrossIssue[] = [];
  const { minimum, maximum } = rules.directors;
  const declared = filedAnswers(frame, 'GENERAL_INFORMATION')['numberOfDirectors'];
  if (maximum !== null && items.length > maximum) issues.push({ path: '', code: 'DIRECTORS_MAXIMUM_REACHED' });
  else if (items.length < minimum) issues.push({ path: '', code: 'DIRECTORS_TOO_FEW', parameters: { minimum } });
  else if (typeof declared === 'number' && declared !== items.length) issues.push({ path: '', code: 'DIRECTORS_DIFFER_FROM_NUMBER', parameters: { number: declared } });
  const needed = rules.independentDirectors(items.length);
  const independent = items.filter(({ data }) => data['directorType'] === 'OUTSIDE_SHAREHOLDER' && data['isIndependent'] === true).length;
  if (independent < needed) issues.push({ path: '', code: 'INDEPENDENT_DIRECTORS_REQUIRED', parameters: { minimum: needed } });
  return [...issues, ...twiceIssues(items), ...roleIssues(items, frame)];
}

/** A holder sits on the board once in person; a company may have more than one representative there. */
function twiceIssues(items: readonly FiledItem[]): CrossIssue[] {
  const seen = new Set<unknown>();
  return items.flatMap(({ id, data }): CrossIssue[] => {
    const holder = data['directorType'] === 'PROMOTER' ? data['holderItemId'] : undefined;
    if (holder === undefined || holder === null) return [];
    if (seen.has(holder)) return [{ path: `${id}.holderItemId`, code: 'DIRECTOR_TWICE' }];
    seen.add(holder);
    return [];
  });
}

/** Whoever is marked as a director among the holders has a seat on the board. */
function roleIssues(items: readonly FiledItem[], frame: FilingFrame): CrossIssue[] {
  const seated = new Set(items.map(({ data }) => data['holderItemId']));
  const missing = readHolders(filedItems(frame, 'SHAREHOLDER')).filter(({ id, data }) => data.roles?.bod === true && !seated.has(id));
  return missing.length === 0 ? [] : [{ path: '', code: 'DIRECTOR_WITHOUT_SEAT', parameters: { count: missing.length } }];
}

/** The seats that go with a shareholder who is deleted. */
export function seatsOf(items: readonly FiledItem[], holderItemId: string): readonly FiledItem[] {
  return items.filter(({ data }) => data['holderItemId'] === holderItemId && data['directorType'] !== 'OUTSIDE_SHAREHOLDER');
}
