import type { AssessmentBasis, ProposedLine } from '@registrar/domain/calls/money';
import { fiscalYearOf } from '@registrar/domain/calendar';
import type { CompanyType, ProcessType } from '@registrar/domain/enumerations';
import { chargeCodes, type ChargeCode } from '@registrar/domain/enumerations/money';
import type { Paisa } from '@registrar/domain/money';
import type { FeeRule } from '@registrar/domain/schedules/fee-rule';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { answersOf, type Application } from '../filings/application';
import { readTerm, type Term } from '../lookups/configuration';
import { companyTypeOf } from '../lookups/seed/company-types';
import type { DB } from '../platform/database/schema.generated';
import { assessFee, type FeeFacts } from './fees/assess-fee';
import { incorporationScheduleOf } from './fees/assess-incorporation';
import { readFeeSchedule } from './schedule';

/** What the fee of a filing depends on. */
export interface ChargeFacts {
  readonly companyType: CompanyType | null;
  readonly answers: Readonly<Record<string, unknown>>;
  /** Of the company it is filed for, as the register has it on the day; null where there is none, or the register does not know. */
  readonly registeredCapitalPaisa: Paisa | null;
}

interface Charged {
  readonly code: ChargeCode;
  /** The row of the configuration that says how much. */
  readonly schedule: string;
  readonly basis: AssessmentBasis;
}

/** What a process is charged for. Null: its answers do not say enough yet. */
type Charge = (facts: ChargeFacts) => Charged | null;

/** Of a draft; each is there only for the kinds of company that are asked it. */
const capitalStructure = z.looseObject({ authorizedCapital: z.int().nonnegative().optional().catch(undefined), branchAuthorizedCapital: z.int().nonnegative().optional().catch(undefined) });

/** The authorized capital, and of a foreign branch the capital it is to work with; a flat fee asks for neither. */
const incorporation: Charge = ({ companyType, answers }) => {
  if (!companyType) return null;
  const capital = capitalStructure.safeParse(answers.CAPITAL_STRUCTURE ?? {}).data;
  const charged = (capitalPaisa: Paisa | null): Charged => ({ code: 'INCORPORATION', schedule: incorporationScheduleOf(companyType), basis: { companyType, capitalPaisa } });
  switch (companyType) {
    case 'NON_PROFIT':
    case 'FOREIGN_LIAISON': return charged(null);
    case 'FOREIGN_BRANCH': return charged(capital?.branchAuthorizedCapital ?? null);
    default: return charged(capital?.authorizedCapital ?? null);
  }
};

/** The same for every kind of company; the kind is kept so that the line says what it was asked for. */
const reservation: Charge = ({ answers }) => {
  const { companyTypeId } = z.looseObject({ companyTypeId: z.int().optional().catch(undefined) }).catch({}).parse(answers.NAME_DETAILS);
  const companyType = companyTypeOf(companyTypeId ?? null);
  return companyType && { code: 'NAME_RESERVATION', schedule: 'FEE_NAME_RESERVATION', basis: { companyType, capitalPaisa: null } };
};

/** A part of what the company would be incorporated for today, by the capital that the register has; of a flat fee no capital is asked. */
const nameChange: Charge = ({ companyType, registeredCapitalPaisa }) =>
  companyType && { code: 'NAME_CHANGE', schedule: 'FEE_NAME_CHANGE', basis: { companyType, capitalPaisa: registeredCapitalPaisa } };

const CHARGES: Partial<Record<ProcessType, Charge>> = { COMPANY_REGISTRATION: incorporation, NAME_RESERVATION: reservation, NAME_CHANGE: nameChange };

const revenueHeads: Term<Record<string, string>> = { key: 'REVENUE_HEADS', schema: z.record(z.string(), z.string().min(1)) };

/** The lines of a filing by the schedules of a day of Nepal; null as long as its answers do not say enough. */
export async function proposeLines(db: Kysely<DB>, application: Application, day: string): Promise<{ basis: AssessmentBasis; lines: ProposedLine[] } | null> {
  const { definition, companyType } = application;
  const charge = CHARGES[definition.process];
  if (!charge) throw new Error(`${definition.process} costs money, and nothing says how much`);
  const charged = charge({ companyType, answers: answersOf(application), registeredCapitalPaisa: await registeredCapital(db, application) });
  if (!charged) return null;
  const { basis } = charged;
  const schedule = await readFeeSchedule(db, charged.schedule, day);
  const fee = assessFee(schedule.rule, { capitalPaisa: basis.capitalPaisa, ...(await incorporationOf(db, schedule.rule, companyType, day)) });
  const fiscalYear = fiscalYearOf(day)?.name;
  if (!fee) return null;
  if (!fiscalYear) throw new RangeError(`No fiscal year is known for ${day}`);
  const code = fee.feePaisa === 0 ? 'NO_FEE' : charged.code;
  const { ne, en } = chargeCodes.name(code);
  const heads = await readTerm(db, revenueHeads, day);
  const line: ProposedLine = {
    code, kind: 'REVENUE', nameEnglish: en, nameNepali: ne, lawReference: schedule.lawReference, lawReferenceNepali: schedule.lawReferenceNepali, certainty: schedule.certainty, basis, working: [...fee.working],
    quantity: 1, ratePaisa: fee.feePaisa, proposedPaisa: fee.feePaisa, fiscalYear, revenueHead: heads.REGISTRATION ?? '',
  };
  return { basis, lines: [line] };
}

async function registeredCapital(db: Kysely<DB>, { row, definition }: Application): Promise<Paisa | null> {
  if (definition.ofCompany !== true || row.company_id === null) return null;
  const { authorized_capital } = await db.selectFrom('company').select('authorized_capital').where('id', '=', row.company_id).executeTakeFirstOrThrow();
  return authorized_capital;
}

/** What incorporating costs on the day, for the fees that lean on it. */
async function incorporationOf(db: Kysely<DB>, { basis }: FeeRule, companyType: CompanyType | null, day: string): Promise<Pick<FeeFacts, 'incorporation'>> {
  if (companyType === null || (basis !== 'PERCENT_OF_INCORPORATION_FEE' && basis !== 'DIFFERENCE_OF_INCORPORATION_FEES')) return {};
  return { incorporation: (await readFeeSchedule(db, incorporationScheduleOf(companyType), day)).rule };
}
