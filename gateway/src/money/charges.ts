import type { AssessmentBasis, ProposedLine } from '@registrar/domain/calls/money';
import { fiscalYearOf } from '@registrar/domain/calendar';
import type { CompanyType, ProcessType } from '@registrar/domain/enumerations';
import { chargeCodes } from '@registrar/domain/enumerations/money';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { answersOf, type Application } from '../filings/application';
import { readTerm, type Term } from '../lookups/configuration';
import type { DB } from '../platform/database/schema.generated';
import { assessIncorporation, incorporationScheduleOf } from './fees/assess-incorporation';
import { readFeeSchedule } from './schedule';

/** What the fee of a filing depends on. */
export interface ChargeFacts {
  readonly companyType: CompanyType;
  readonly answers: Readonly<Record<string, unknown>>;
}

/** What a process is charged for. Null: its answers do not say enough yet. */
type Charge = (facts: ChargeFacts) => AssessmentBasis | null;

/** Of a draft; each is there only for the kinds of company that are asked it. */
const capitalStructure = z.looseObject({ authorizedCapital: z.int().nonnegative().optional().catch(undefined), branchAuthorizedCapital: z.int().nonnegative().optional().catch(undefined) });

/** The authorized capital, and of a foreign branch the capital it is to work with; a flat fee asks for neither. */
const incorporation: Charge = ({ companyType, answers }) => {
  const capital = capitalStructure.safeParse(answers.CAPITAL_STRUCTURE ?? {}).data;
  switch (companyType) {
    case 'NON_PROFIT':
    case 'FOREIGN_LIAISON': return { companyType, capitalPaisa: null };
    case 'FOREIGN_BRANCH': return { companyType, capitalPaisa: capital?.branchAuthorizedCapital ?? null };
    default: return { companyType, capitalPaisa: capital?.authorizedCapital ?? null };
  }
};

const CHARGES: Partial<Record<ProcessType, Charge>> = { COMPANY_REGISTRATION: incorporation };

const revenueHeads: Term<Record<string, string>> = { key: 'REVENUE_HEADS', schema: z.record(z.string(), z.string().min(1)) };

/** The lines of a filing by the schedules of a day of Nepal; null as long as its answers do not say enough. */
export async function proposeLines(db: Kysely<DB>, application: Application, day: string): Promise<{ basis: AssessmentBasis; lines: ProposedLine[] } | null> {
  const { definition, companyType } = application;
  const charge = CHARGES[definition.process];
  if (!charge) throw new Error(`${definition.process} costs money, and nothing says how much`);
  const basis = companyType && charge({ companyType, answers: answersOf(application) });
  if (!companyType || !basis) return null;
  const schedule = await readFeeSchedule(db, incorporationScheduleOf(companyType), day);
  const fee = assessIncorporation(schedule.rule, { authorizedCapital: basis.capitalPaisa });
  const fiscalYear = fiscalYearOf(day)?.name;
  if (!fee) return null;
  if (!fiscalYear) throw new RangeError(`No fiscal year is known for ${day}`);
  const code = fee.feePaisa === 0 ? 'NO_FEE' : 'INCORPORATION';
  const { ne, en } = chargeCodes.name(code);
  const heads = await readTerm(db, revenueHeads, day);
  const line: ProposedLine = {
    code, kind: 'REVENUE', nameEnglish: en, nameNepali: ne, lawReference: schedule.lawReference, certainty: schedule.certainty, basis, working: [...fee.working],
    quantity: 1, ratePaisa: fee.feePaisa, proposedPaisa: fee.feePaisa, fiscalYear, revenueHead: heads.REGISTRATION ?? '',
  };
  return { basis, lines: [line] };
}
