import type { Bilingual, Language } from '@registrar/domain/bilingual';
import { toNepaliDigits } from '@registrar/domain/digits';
import { formatMoney, groupDigits, moneyInWords } from '@registrar/domain/money';
import type { ClauseValues } from '@registrar/domain/papers';
import { capitalFigures } from '@registrar/domain/processes/questions/capital/capital-figures';
import { companyTypeRules } from '@registrar/domain/registration/company-type-rules';
import type { Founding } from './read-founding';

/** What the placeholders of the clauses stand for in this filing. What is not answered is left out. */
export function clauseValues(founding: Founding): ClauseValues {
  const { capital, companyName, address, objectives, founders, numberOfDirectors, companyType } = founding;
  const figures = capitalFigures(capital);
  return {
    companyName: said(companyName),
    address: address ?? undefined,
    objectives: objectives.length === 0 ? undefined : listed(objectives),
    authorizedCapital: amount(capital.authorizedCapital),
    authorizedQuantity: count(capital.authorizedQuantity),
    shareRate: amount(capital.shareRate),
    issuedCapital: amount(capital.issuedCapital),
    issuedQuantity: count(figures.issuedQuantity),
    committedCapital: amount(
      capital.promoterPaidAmount === undefined && capital.promoterUnpaidAmount === undefined
        ? undefined
        : figures.committedAmount,
    ),
    paidCapital: amount(capital.promoterPaidAmount),
    unpaidCapital: remainder(capital.promoterUnpaidAmount),
    maximumHolders: count(companyTypeRules(companyType).holders?.maximum ?? undefined),
    numberOfDirectors: count(numberOfDirectors ?? undefined),
    membershipFee: amount(capital.membershipFee),
    annualFee: amount(capital.annualFee ?? (capital.membershipFee === undefined ? undefined : 0)),
    founderCount: founders.length === 0 ? undefined : count(founders.length),
  };
}

/** The sections in which a value that is missing is answered, for the list of what is still to do. */
const ANSWERED_IN: Readonly<Record<keyof ClauseValues, string>> = {
  companyName: 'GENERAL_INFORMATION',
  address: 'GENERAL_INFORMATION',
  objectives: 'OBJECTIVE_DETAILS',
  authorizedCapital: 'CAPITAL_STRUCTURE',
  authorizedQuantity: 'CAPITAL_STRUCTURE',
  shareRate: 'CAPITAL_STRUCTURE',
  issuedCapital: 'CAPITAL_STRUCTURE',
  issuedQuantity: 'CAPITAL_STRUCTURE',
  committedCapital: 'CAPITAL_STRUCTURE',
  paidCapital: 'CAPITAL_STRUCTURE',
  unpaidCapital: 'CAPITAL_STRUCTURE',
  maximumHolders: 'GENERAL_INFORMATION',
  numberOfDirectors: 'GENERAL_INFORMATION',
  membershipFee: 'CAPITAL_STRUCTURE',
  annualFee: 'CAPITAL_STRUCTURE',
  founderCount: 'SHAREHOLDER',
};

/** Keys of sections without which these texts have gaps. */
export function missingSections(texts: readonly string[], values: ClauseValues): string[] {
  const asked = new Set(texts.flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)));
  return [
    ...new Set(
      Object.entries(ANSWERED_IN).flatMap(([name, section]) =>
        asked.has(name) && !new Map(Object.entries(values)).get(name) ? [section] : [],
      ),
    ),
  ];
}

const said = (text: Bilingual): Bilingual | undefined => (text.ne || text.en ? text : undefined);

/**
 * "रु. १,००,००० (अक्षरेपी एक लाख रुपैयाँ)": figures and words, as a legal document has it; nothing is not spelt out.
 */
function amount(paisa: number | undefined): Bilingual | undefined {
  if (paisa === undefined) return undefined;
  if (paisa === 0) return { ne: formatMoney(0, 'ne'), en: formatMoney(0, 'en') };
  return {
    ne: `${formatMoney(paisa, 'ne')} (अक्षरेपी ${moneyInWords(paisa, 'ne')})`,
    en: `${formatMoney(paisa, 'en')} (${moneyInWords(paisa, 'en')})`,
  };
}

/** What remains to be paid, as the sentence that says until when; most companies have nothing left to pay. */
function remainder(paisa: number | undefined): Bilingual | undefined {
  const left = amount(paisa);
  if (left === undefined) return undefined;
  return paisa === 0
    ? { ne: 'चुक्ता गर्न बाँकी रकम रहने छैन।', en: 'No amount shall remain to be paid.' }
    : {
        ne: `बाँकी ${left.ne} सञ्चालक समितिले माग गरेको समयभित्र चुक्ता गर्नुपर्नेछ।`,
        en: `The remaining ${left.en} shall be paid within the time for which the board calls it.`,
      };
}

function count(value: number | undefined): Bilingual | undefined {
  if (value === undefined) return undefined;
  const grouped = groupDigits(String(value));
  return { ne: toNepaliDigits(grouped), en: grouped };
}

function listed(items: readonly Bilingual[]): Bilingual {
  const lines = (language: Language): string =>
    items
      .map((item, index) => `(${language === 'ne' ? toNepaliDigits(index + 1) : index + 1}) ${item[language]}`)
      .join('\n');
  return { ne: lines('ne'), en: lines('en') };
}
