import type { Bilingual } from '../../../bilingual';
import type { CompanyType } from '../../../enumerations/company-types';
import { companyTypeRules, type Limit } from '../../../registration/company-type-rules';
import { formatMoney, type Paisa } from '../../../money';
import { toNepaliDigits } from '../../../digits';
import type { ConversionCondition, ConversionFacts } from './conversion-conditions';

export interface ConditionWords {
  readonly label: Bilingual;
  /** The company's present value. */
  readonly has: Bilingual;
  /** The value that the new type requires. */
  readonly needs: Bilingual;
}

const LABELS: Readonly<Record<ConversionCondition, Bilingual>> = {
  HOLDERS: { ne: 'शेयरधनी', en: 'Shareholders' },
  RESIDENCE: { ne: 'नेपाली र विदेशी शेयरधनी', en: 'Nepali and foreign shareholders' },
  GOVERNMENT: { ne: 'सरकारी निकायको शेयर', en: 'Government bodies among the shareholders' },
  DIRECTORS: { ne: 'सञ्चालक', en: 'Directors' },
  PAID_UP: { ne: 'चुक्ता पुँजी', en: 'Paid-up capital' },
  FACE_VALUE: { ne: 'प्रतिशेयर अङ्कित मूल्य', en: 'Face value per share' },
  ACCOUNTS: { ne: 'वार्षिक विवरण', en: 'Annual reports' },
};

const NOT_KNOWN: Bilingual = {
  ne: 'दर्ता किताबमा छैन; कार्यालयले पेश भएको कागजातबाट हेर्छ',
  en: 'not in the register; the office looks at the documents instead',
};
const count = (value: number): Bilingual => ({ ne: toNepaliDigits(value), en: String(value) });
const money = (paisa: Paisa): Bilingual => ({ ne: formatMoney(paisa, 'ne'), en: formatMoney(paisa, 'en') });

function needed({ minimum, maximum }: Pick<Limit, 'minimum' | 'maximum'>): Bilingual {
  const [least, most] = [count(minimum), maximum === null ? null : count(maximum)];
  if (most === null) return { ne: `कम्तीमा ${least.ne} जना`, en: `at least ${least.en}` };
  if (minimum === maximum) return { ne: `${least.ne} जना मात्र`, en: `exactly ${least.en}` };
  return { ne: `${least.ne} देखि ${most.ne} जना`, en: `from ${least.en} to ${most.en}` };
}

/** The text of a condition, with the company's present value. */
export function conditionWords(
  condition: ConversionCondition,
  to: CompanyType,
  facts: ConversionFacts,
): ConditionWords {
  const { has, needs } = said(condition, to, facts);
  return { label: LABELS[condition], has: has ?? NOT_KNOWN, needs };
}

function said(
  condition: ConversionCondition,
  to: CompanyType,
  facts: ConversionFacts,
): { readonly has: Bilingual | null; readonly needs: Bilingual } {
  const rules = companyTypeRules(to);
  const people = (number: number | null): Bilingual | null =>
    number === null ? null : { ne: `${toNepaliDigits(number)} जना`, en: String(number) };
  switch (condition) {
    case 'HOLDERS':
      return { has: people(facts.holders), needs: needed(rules.holders ?? { minimum: 0, maximum: null }) };
    case 'DIRECTORS':
      return { has: people(facts.directors), needs: needed(rules.directors ?? { minimum: 0, maximum: null }) };
    case 'RESIDENCE':
      return {
        has: facts.residence && {
          ne: `नेपाली ${toNepaliDigits(facts.residence.nepali)}, विदेशी ${toNepaliDigits(facts.residence.foreign)} जना`,
          en: `${facts.residence.nepali} Nepali, ${facts.residence.foreign} foreign`,
        },
        needs: {
          NEPALI_NRN: { ne: 'सबै नेपाली वा गैरआवासीय नेपाली', en: 'all Nepali or non-resident Nepali' },
          FOREIGN_ONLY: { ne: 'सबै विदेशी', en: 'all foreign' },
          BOTH_SIDES: { ne: 'नेपाली र विदेशी दुवै', en: 'both Nepali and foreign' },
          ALL: { ne: 'जो पनि', en: 'anybody' },
        }[rules.residence],
      };
    case 'GOVERNMENT':
      return {
        has: people(facts.governmentHolders),
        needs: {
          ALL: { ne: 'सबै शेयरधनी सरकारी निकाय', en: 'all shareholders' },
          SOME: { ne: 'केही शेयरधनी सरकारी निकाय', en: 'some of the shareholders' },
          NONE: { ne: 'कुनै पनि होइन', en: 'none' },
        }[rules.government],
      };
    case 'PAID_UP': {
      const least = money(rules.minimumPaidUp?.amount ?? 0);
      return {
        has: facts.paidUp === null ? null : money(facts.paidUp),
        needs: { ne: `कम्तीमा ${least.ne}`, en: `at least ${least.en}` },
      };
    }
    case 'FACE_VALUE': {
      const [least, multiple] = [money(rules.faceValue?.minimum ?? 0), money(rules.faceValue?.multipleOf ?? 1)];
      return {
        has: facts.faceValue === null ? null : money(facts.faceValue),
        needs: {
          ne: `कम्तीमा ${least.ne}, ${multiple.ne} ले नि:शेष भाग जाने`,
          en: `at least ${least.en}, divisible by ${multiple.en}`,
        },
      };
    }
    case 'ACCOUNTS': {
      const missing = facts.missingReports.join(', ');
      return {
        has:
          missing === ''
            ? { ne: 'बाँकी छैन', en: 'none missing' }
            : { ne: `आर्थिक वर्ष ${toNepaliDigits(missing)} को बाँकी छ`, en: `missing for fiscal year ${missing}` },
        needs: { ne: 'सबै आर्थिक वर्षको पेश भएको', en: 'filed for every fiscal year' },
      };
    }
  }
}
