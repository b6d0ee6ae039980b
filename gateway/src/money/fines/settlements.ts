import { fiscalYear, type AdDay } from '@registrar/domain/calendar';
import {
  maySettle136ka,
  type CompanySettlement,
  type Settlement136ka,
  type SettlementQuestion,
} from '@registrar/domain/calls/settlement-136ka';
import { hasShares } from '@registrar/domain/registration/company-type-rules';
import type { Kysely } from 'kysely';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import { readDueRules } from '../../obligations/due-rules';
import type { DB } from '../../platform/database/schema.generated';
import type { WireLanguage } from '../../platform/language';
import { companiesOf } from '../../register/representation';
import { assessFine } from './assess-fine';
import { refuseField } from './calculate';
import { dualDay } from './delay';
import { annualReturnsOf, dueDayOf } from './fine-events';
import { duesOfCompanies, paidUpOn, readCompanies, type Due } from './read-dues';
import { readFineRows, section136kaOn, termsOf, type Section136kaTerms } from './read-terms';
import { settle136ka } from './settle-136ka';

interface SettlementFacts {
  readonly on: AdDay;
  readonly registeredOn: AdDay;
  readonly paidUpPaisa: number;
  readonly fines: Settlement136ka['fines'];
}

function describeSettlement(
  { rule, lawReference, lawReferenceNepali }: Section136kaTerms,
  { on, registeredOn, paidUpPaisa, fines }: SettlementFacts,
): Settlement136ka {
  const owed = fines.map(({ dueOn, unpaidPaisa: paisa }) => ({ dueOn, paisa }));
  const settled = settle136ka(rule, { registeredOn, paidUpPaisa, fines: owed });
  return {
    assessedOn: dualDay(on),
    registeredOn,
    eligibleIfRegisteredBefore: rule.eligibleIfRegisteredBefore,
    fines,
    paidUpPaisa,
    percentOfPaidUp: rule.percentOfPaidUp,
    ...settled,
    lawReference,
    lawReferenceNepali,
  };
}

/** The public calculator: all returns of these fiscal years are missing on the day. */
export async function calculateSettlement(
  db: Kysely<DB>,
  { companyType, paidUpPaisa, registeredOn, fromYear, toYear, on: asked }: SettlementQuestion,
  today: AdDay,
  language: WireLanguage,
): Promise<Settlement136ka> {
  const on = asked ?? today;
  const rows = await readFineRows(db);
  const due = await readDueRules(db);
  const section = section136kaOn(rows, on) ?? refuseField('on', 'FINE_NO_RATE', language);
  const years = Array.from({ length: toYear - fromYear + 1 }, (_, index) => fromYear + index);
  const fines = years.flatMap((year) =>
    annualReturnsOf(companyType).flatMap((event) => {
      const dueOn = dueDayOf(event, { fiscalYear: year }, due) ?? refuseField('toYear', 'INVALID', language);
      const terms = termsOf(rows, event, dueOn, on) ?? refuseField('fromYear', 'FINE_NO_RATE', language);
      const result = assessFine({ event, companyType, paidUpPaisa, dueOn, filedOn: on }, terms);
      if (!result.ok) return refuseField(asked === undefined ? 'toYear' : 'on', 'FINE_PROVISIONAL_CALENDAR', language);
      const { eventId, section: of, nameNepali, nameEnglish } = event;
      // a return that is not late is not missing
      return result.fine.daysLate === 0
        ? []
        : [
            {
              eventId,
              section: of,
              nameNepali,
              nameEnglish,
              fiscalYear: fiscalYear(year)?.name ?? null,
              dueOn,
              unpaidPaisa: result.fine.payablePaisa,
            },
          ];
    }),
  );
  const share = hasShares(companyType) ? paidUpPaisa : 0;
  return describeSettlement(section, { on, registeredOn, paidUpPaisa: share, fines });
}

/** The settlements of companies that a user represents or acts for and that have missing annual reports. */
export async function settlementsOf(db: Kysely<DB>, actor: Actor, now: Date): Promise<CompanySettlement[]> {
  const ids = [...new Set((await companiesOf(db, actor.accountId, dayInNepal(now))).map(({ companyId }) => companyId))];
  const found = await Promise.all(ids.map((id) => settlementOfCompany(db, id, now)));
  return found.flatMap((one) => one ?? []);
}

/**
 * The amount for a removal from the register under section 136ka, for the page of dues. Null: the company owes neither
 * a report nor a fine, or the register does not know its registration day or capital.
 */
export async function settlementOfCompany(
  db: Kysely<DB>,
  companyId: string,
  now: Date,
): Promise<CompanySettlement | null> {
  const found = await findSettlement(db, companyId, now);
  if (!found?.owesSomething) return null;
  return { company: found.company, settlement: found.settlement };
}

export interface FoundSettlement extends CompanySettlement {
  /** Those that it would settle, the oldest first. */
  readonly dues: readonly Due[];
  /** A report is missing or a fine is unpaid. */
  readonly owesSomething: boolean;
}

/**
 * The same for the discounted de-registration, which is also for a company that owes nothing. Null: it is not offered
 * to such a company, or the register does not know its registration day or capital.
 */
export async function findSettlement(db: Kysely<DB>, companyId: string, now: Date): Promise<FoundSettlement | null> {
  const on = dayInNepal(now);
  const [company] = await readCompanies(db, [companyId]);
  const section = section136kaOn(await readFineRows(db), on);
  if (!company || !section || company.registeredOn === null || !maySettle136ka(company.companyType)) return null;
  const dues = await duesOfCompanies(db, [companyId], now);
  const paidUpPaisa = (await paidUpOn(db, company, on)) ?? (hasShares(company.companyType) ? null : 0);
  if (paidUpPaisa === null) return null;
  const owed = dues.filter(({ shown }) => shown.restPaisa > 0);
  const fines = owed.map(
    ({
      dueOn,
      shown: {
        event: { eventId, section: of, nameNepali, nameEnglish },
        fiscalYear: year,
        restPaisa,
      },
    }) => ({ eventId, section: of, nameNepali, nameEnglish, fiscalYear: year, dueOn, unpaidPaisa: restPaisa }),
  );
  const { id, registrationNumber, nameEnglish, nameNepali } = company;
  return {
    company: { id, registrationNumber, nameEnglish, nameNepali },
    settlement: describeSettlement(section, { on, registeredOn: company.registeredOn, paidUpPaisa, fines }),
    dues: owed,
    owesSomething:
      owed.length > 0 || dues.some(({ shown: { event, filedOn } }) => event.section === '80' && filedOn === null),
  };
}
