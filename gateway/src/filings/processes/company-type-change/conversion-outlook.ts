import type { Language } from '@registrar/domain/bilingual';
import type { ConversionOutlook } from '@registrar/domain/calls/conversions';
import { companyTypeIdOf, companyTypes, processName, type CompanyType } from '@registrar/domain/enumerations';
import { citation } from '@registrar/domain/law/citation';
import {
  conversionFacts,
  judgeConversion,
  mayConvert,
  type ConversionFacts,
  type JudgedCondition,
} from '@registrar/domain/processes/filings/company-type-change/conversion-conditions';
import { processDefinition } from '@registrar/domain/processes/tables/definitions';
import { conditionWords } from '@registrar/domain/processes/filings/company-type-change/conversion-words';
import { chosenCompanyType } from '@registrar/domain/processes/filings/company-type-change/definition';
import { publicParts } from '@registrar/domain/register';
import { conversionKind, conversionsOf, nameAfterConversion } from '@registrar/domain/registration/conversions';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database/schema.generated';
import { readStandingCompany } from '../../../register/standing-company';
import type { CompanyFacts } from '../../facts/gate/company-facts';
import { factualReason, type Reason } from '../../facts/gate/law-reason';
import { WAYS_OUT } from '../../facts/gate/ways-out';

interface Outlook {
  readonly to: CompanyType;
  readonly facts: ConversionFacts;
  readonly judged: readonly JudgedCondition[];
}

/**
 * The page where the filing that meets a condition is opened; overdue filings start from the page of dues. Null when
 * the portal does not offer the filing yet.
 */
function settledAt({ id }: CompanyFacts, { condition, settledBy }: JudgedCondition): string | null {
  const ofDues = condition === 'ACCOUNTS' ? WAYS_OUT.NOT_IN_GOOD_STANDING?.(id) : undefined;
  if (ofDues !== undefined) return ofDues;
  return processDefinition(settledBy) === undefined
    ? null
    : `/post-amendment/add-new?company=${encodeURIComponent(id)}#${settledBy}`;
}

async function readOutlooks(db: Kysely<DB>, company: CompanyFacts) {
  const standing = await readStandingCompany(db, company.id, { on: company.today });
  const missing = company.open.flatMap(({ kind, fiscalYear, dueOn }) =>
    kind === 'ANNUAL_REPORT' && fiscalYear !== null && dueOn < company.today ? [fiscalYear] : [],
  );
  const facts = conversionFacts(standing, company.today, [...new Set(missing)].sort());
  return {
    standing,
    outlooks: conversionsOf(company.type).map((to): Outlook => ({
      to,
      facts,
      judged: judgeConversion(company.type, to, facts),
    })),
  };
}

/** The types that the company can be converted to, with the conditions of the Act that it meets today. */
export async function readConversions(
  db: Kysely<DB>,
  company: CompanyFacts,
  language: Language,
): Promise<ConversionOutlook> {
  const { standing, outlooks } = await readOutlooks(db, company);
  const { nameNepali: ne, nameEnglish: en } = publicParts.NAME.parse(
    standing.parts.find(({ aspect }) => aspect === 'NAME')?.data,
  );
  return {
    types: outlooks.map(({ to, facts, judged }) => {
      const name = nameAfterConversion({ ne, en }, to);
      return {
        companyTypeId: companyTypeIdOf(to),
        companyType: to,
        name: companyTypes.name(to)[language],
        nameAfterNepali: name.ne,
        nameAfterEnglish: name.en,
        possible: mayConvert(judged),
        conditions: judged.map((one) => {
          const { label, has, needs } = conditionWords(one.condition, to, facts);
          const link = one.state === 'UNMET' ? settledAt(company, one) : null;
          return {
            condition: one.condition,
            state: one.state,
            label: label[language],
            has: has[language],
            needs: needs[language],
            lawReference: citation(one.law)[language],
            wayOut: link === null ? null : { link, process: processName(one.settledBy)[language] },
          };
        }),
      };
    }),
  };
}

/**
 * The legal reasons against the conversion to the type in the filing. Without a type, the reasons against every type;
 * then the conditions missing for the nearest type are returned.
 */
export async function conversionReasons(
  db: Kysely<DB>,
  company: CompanyFacts,
  filing: { readonly id: string } | null,
): Promise<Reason[]> {
  const { outlooks } = await readOutlooks(db, company);
  const chosen = filing && (await readChosenType(db, filing.id));
  const [nearest] = chosen
    ? outlooks.filter(({ to }) => to === chosen)
    : outlooks.some(({ judged }) => mayConvert(judged))
      ? []
      : nearestOf(company.type, outlooks);
  return nearest === undefined
    ? []
    : unmet(nearest).map((one) => {
        const { label, has, needs } = conditionWords(one.condition, nearest.to, nearest.facts);
        return factualReason(
          'CONDITION_UNMET',
          'blocker.conversionCondition',
          { type: companyTypes.name(nearest.to), condition: label, has, needs },
          { lawReference: citation(one.law), wayOut: settledAt(company, one) },
        );
      });
}

/** Sorts conversions between private and public first, then by the number of unmet conditions. */
const nearestOf = (from: CompanyType, outlooks: readonly Outlook[]): readonly Outlook[] => {
  const farther = ({ to, ...one }: Outlook) =>
    (conversionKind(from, to) === 'WITHIN' ? 100 : 0) + unmet({ to, ...one }).length;
  return [...outlooks].sort((one, other) => farther(one) - farther(other));
};

const unmet = ({ judged }: Outlook): readonly JudgedCondition[] => judged.filter(({ state }) => state === 'UNMET');

async function readChosenType(db: Kysely<DB>, applicationId: string): Promise<CompanyType | undefined> {
  const saved = await db
    .selectFrom('application_section')
    .select('data')
    .where('application_id', '=', applicationId)
    .where('section_key', '=', 'NEW_COMPANY_TYPE')
    .executeTakeFirst();
  return saved && chosenCompanyType({ answers: { NEW_COMPANY_TYPE: saved.data } });
}
