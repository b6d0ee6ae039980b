import { INITIAL_RETURN, type ObligationKind } from '@registrar/domain/register/obligation-kinds';
import { addDays, fiscalYear, fiscalYearOf, type AdDay } from '@registrar/domain/calendar';
import { dueAfter, dueAfterYear, type DueRules } from './due-rules';

export interface CompanyDays {
  readonly registeredOn: AdDay | null;
  /** Since when this portal keeps the company's record: what was due before that it cannot know. */
  readonly recordedOn: AdDay;
  /** When it was not in the register; left out: it never left it. */
  readonly absences?: readonly Absence[];
}

/** A time in which a company was de-registered: nothing fell due in it. */
export interface Absence {
  readonly leftOn: AdDay;
  /** When a court restored it, and the last day for what would have fallen due meanwhile; null: it is still gone. */
  readonly back: { readonly on: AdDay; readonly dueOn: AdDay } | null;
}

export interface Obligation {
  readonly kind: ObligationKind;
  /** BS name of the fiscal year, or nothing. */
  readonly fiscalYear: string | null;
  /** A filing that settles it is handed in from this day on. */
  readonly since: AdDay;
  readonly dueOn: AdDay;
  /** It would have fallen due while the company was gone, and is due again since its return. */
  readonly again?: true;
}

/** How far ahead somebody is told. */
const HORIZON_DAYS = 366;

/** What the Act asks of every company by a day: up to a year ahead, and everything past that the portal can know of. */
export function companyObligations(
  { registeredOn, recordedOn, absences = [] }: CompanyDays,
  today: AdDay,
  due: DueRules,
): Obligation[] {
  const horizon = addDays(today, HORIZON_DAYS);
  return [
    ...threeMonthUpdate(registeredOn, due),
    ...annualReports(registeredOn ?? recordedOn, recordedOn, { horizon, due }),
  ]
    .filter(({ dueOn }) => dueOn >= recordedOn)
    .flatMap((obligation) => dueInPresence(obligation, absences))
    .filter(({ dueOn }) => dueOn <= horizon);
}

/** What falls due while the company is gone is not owed; after its return it is due again, with time of its own. */
function dueInPresence(obligation: Obligation, absences: readonly Absence[]): Obligation[] {
  const { dueOn } = obligation;
  const gone = absences.find(({ leftOn, back }) => leftOn <= dueOn && (back === null || dueOn < back.on));
  if (gone === undefined) return [obligation];
  return gone.back === null ? [] : [{ ...obligation, dueOn: gone.back.dueOn, again: true }];
}

/** Three months of the Nepali calendar after registration: the registered address (section 184(2)). */
function threeMonthUpdate(registeredOn: AdDay | null, due: DueRules): Obligation[] {
  const dueOn = registeredOn === null ? undefined : dueAfter(due('REGISTERED_ADDRESS', registeredOn), registeredOn);
  return registeredOn === null || dueOn === undefined
    ? []
    : [{ kind: INITIAL_RETURN, fiscalYear: null, since: registeredOn, dueOn }];
}

/** Six months after each fiscal year that the company has seen the end of: the last day of Poush. */
function annualReports(
  registeredOn: AdDay,
  recordedOn: AdDay,
  { horizon, due }: { readonly horizon: AdDay; readonly due: DueRules },
): Obligation[] {
  const first = fiscalYearOf(registeredOn > recordedOn ? registeredOn : recordedOn)?.startYear;
  const last = fiscalYearOf(horizon)?.startYear;
  if (first === undefined || last === undefined) return [];
  const obligations: Obligation[] = [];
  for (let startYear = first - 1; startYear <= last; startYear += 1) {
    const year = fiscalYear(startYear);
    const dueOn = year && dueAfterYear(due('ANNUAL_REPORT_S80_ALL', year.endsOn), year.endsOn);
    if (year === undefined || dueOn === undefined || year.endsOn < registeredOn) continue;
    obligations.push({ kind: 'ANNUAL_REPORT', fiscalYear: year.name, since: addDays(year.endsOn, 1), dueOn });
  }
  return obligations;
}
