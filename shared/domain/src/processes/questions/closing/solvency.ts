import { z } from 'zod';
import { emailSchema, mobileNumberSchema } from '../../../accounts/contact';
import type { Bilingual } from '../../../bilingual';
import { bothCalendars } from '../../../calendar';
import { yearsLater } from '../../../calendar/age';
import { citation } from '../../../law/citation';
import { formatMoney, type Paisa } from '../../../money';
import { publicParts } from '../../../register/register-aspects';
import { companyTypeRules } from '../../../registration/company-type-rules';
import { placeKey } from '../../definition/document-requirement';
import { filedAnswers, filedItems, type FiledItem, type FilingFrame } from '../../definition/filing-frame';
import { registeredOn } from '../../definition/registered-on';
import type { CrossIssue, ListSection, SectionDefinition } from '../../definition/section-definition';
import type { SigningFact, SigningParty } from '../../definition/signing-party';
import { amount, answers, choice, day, optionalFormed, withRules, type Finding } from '../answer';
import { always, ask, type When } from '../ask';
import { contactOf, disclosureLanguages, isInRegister } from '../disclosures/director-disclosures';
import { registeredIdOf, registeredPeople } from '../people/registered-people';

const SOLVENCY_KEY = 'SOLVENCY';
const DIRECTORS_KEY = 'SOLVENCY_DIRECTORS';
/** The longest time in which the debts are paid. */
const LONGEST_YEARS = 1;

const solvencyAnswers = answers({
  declaredOn: day('DECLARED_ON_REQUIRED'),
  paidBy: day('DEBTS_PAID_BY_REQUIRED'),
  assets: amount('ASSETS_REQUIRED', { positive: false }),
  debts: amount('DEBTS_REQUIRED', { positive: false }),
});
export const solvency = solvencyAnswers.complete;
type Declared = z.output<typeof solvencyAnswers.draft>;

/** Section 126: at most one year from the declaration, by a company that owns at least what it owes. */
function findings({ declaredOn, paidBy, assets, debts }: Declared, frame: FilingFrame): Finding[] {
  const found: Finding[] = [];
  const since = registeredOn(frame);
  if (declaredOn !== undefined && declaredOn > frame.today)
    found.push({ path: ['declaredOn'], code: 'DATE_IN_FUTURE' });
  else if (declaredOn !== undefined && since !== null && declaredOn < since)
    found.push({ path: ['declaredOn'], code: 'BEFORE_REGISTRATION' });
  if (declaredOn !== undefined && paidBy !== undefined) {
    if (paidBy < declaredOn) found.push({ path: ['paidBy'], code: 'DEBTS_PAID_BEFORE_DECLARATION' });
    else if (paidBy > yearsLater(declaredOn, LONGEST_YEARS))
      found.push({ path: ['paidBy'], code: 'DEBTS_NOT_WITHIN_YEAR' });
  }
  if (assets !== undefined && debts !== undefined && debts > assets)
    found.push({ path: ['debts'], code: 'DEBTS_ABOVE_ASSETS' });
  return found;
}

/** The declaration of the directors, which each of them signs. Paisa. */
export const SOLVENCY = {
  key: SOLVENCY_KEY,
  label: { ne: 'दायित्व तिर्न सक्ने घोषणा', en: 'Declaration of solvency' },
  schema: solvencyAnswers.complete,
  schemaFor: (frame) => withRules(solvencyAnswers, (kept) => findings(kept, frame)),
  draft: solvencyAnswers.draft,
  optional: false,
  fields: [
    ask('declaredOn', 'date', 'सञ्चालकहरूले घोषणा गरेको मिति', 'Date of the declaration', { required: always }),
    ask('paidBy', 'date', 'सबै ऋण र दायित्व तिरिसक्ने मिति', 'Day by which all debts are paid', { required: always }),
    ask('assets', 'amount', 'कम्पनीको जम्मा सम्पत्ति', 'Assets of the company', { required: always }),
    ask('debts', 'amount', 'कम्पनीको जम्मा ऋण र दायित्व', 'Debts and liabilities of the company', { required: always }),
  ],
} satisfies SectionDefinition<typeof SOLVENCY_KEY>;

const asked = answers({
  language: choice(disclosureLanguages.keys, 'LANGUAGE_REQUIRED'),
  email: optionalFormed(emailSchema, 254),
  mobileNumber: optionalFormed(mobileNumberSchema, 20),
});
const signer = asked.draft.extend({
  registeredId: z.string().optional(),
  nameNepali: z.string().optional(),
  nameEnglish: z.string().optional(),
});

const nameOf = (data: unknown): Bilingual => {
  const { nameNepali = '', nameEnglish = '' } = signer.safeParse(data).data ?? {};
  return { ne: nameNepali || nameEnglish, en: nameEnglish || nameNepali };
};

/** Every director in the register is asked, once. */
function boardIssues(items: readonly FiledItem[], frame: FilingFrame): readonly CrossIssue[] {
  const { directors } = registeredPeople(frame);
  if (directors.length === 0) return [{ path: '', code: 'SOLVENCY_NO_DIRECTOR' }];
  const entered = items.map(({ data }) => registeredIdOf(data));
  return directors
    .filter(({ id }) => !entered.includes(id))
    .map(({ part }): CrossIssue => ({
      path: '',
      code: 'SOLVENCY_DIRECTOR_MISSING',
      parameters: { name: publicParts.DIRECTOR.parse(part).nameNepali },
    }));
}

const CONTACT: Bilingual = { ne: 'सम्पर्क', en: 'Contact' };
const isUnknown: When = (data, frame) => !isInRegister(data, frame);

/** One item per director in the register; items cannot be added or deleted. */
export const SOLVENCY_DIRECTORS = {
  kind: 'LIST',
  key: DIRECTORS_KEY,
  label: { ne: 'घोषणामा हस्ताक्षर गर्ने सञ्चालक', en: 'Directors who sign the declaration' },
  optional: false,
  appliesTo: ({ companyType }) => companyType === null || companyTypeRules(companyType).directors !== null,
  ofRegister: { closed: true, isStanding: () => true, isTouched: () => true },
  item: {
    name: { ne: 'सञ्चालक', en: 'Director' },
    schemaFor: () => asked.complete,
    draft: asked.draft,
    keep: ({ registeredId, nameNepali, nameEnglish }, given) => ({ ...given, registeredId, nameNepali, nameEnglish }),
    title: nameOf,
    fields: [
      ask('language', 'radio', 'सञ्चालकको भाषा', 'Language of the director', {
        required: always,
        options: disclosureLanguages,
      }),
      ask('email', 'email', 'सञ्चालकको इमेल', 'Email of the director', { group: CONTACT, maximum: 254, when: isUnknown }),
      ask('mobileNumber', 'phone', 'सञ्चालकको मोबाइल नम्बर', 'Mobile number of the director', {
        group: CONTACT,
        when: isUnknown,
      }),
    ],
  },
  issues: boardIssues,
} satisfies ListSection<typeof DIRECTORS_KEY>;

const LAW = citation('126');
const STATEMENT: Bilingual = {
  ne: `कम्पनीको अवस्था जाँचबुझ गरी हेर्दा यहाँ लेखिएको मितिभित्र कम्पनीका सबै ऋण र दायित्व तिर्न सकिने र कम्पनी दामासाहीमा नपरेको म घोषणा गर्दछु (${LAW.ne})।`,
  en: `Having inquired into the affairs of the company, I declare that it can pay all its debts and liabilities by the day named here and that it is not in insolvency (${LAW.en}).`,
};

/** Every director signs the same declaration; another declaration makes the signatures void. */
export const solvencyParties = (frame: FilingFrame): readonly SigningParty[] =>
  filedItems(frame, DIRECTORS_KEY)
    .filter(({ data }) => nameOf(data).ne !== '')
    .map((item) => partyOf(item, frame));

function partyOf({ id, data }: FiledItem, frame: FilingFrame): SigningParty {
  const { ne, en } = nameOf(data);
  return {
    key: placeKey('SOLVENCY_DECLARATION', id),
    role: 'DIRECTOR',
    paper: 'SOLVENCY_DECLARATION',
    name: { nameNepali: ne, nameEnglish: en },
    contact: contactOf(data, frame),
    language: data['language'] === 'en' ? 'en' : 'ne',
    statement: STATEMENT,
    facts: factsOf(frame),
    reads: [],
    covers: [SOLVENCY_KEY],
    signs: filedAnswers(frame, SOLVENCY_KEY),
  };
}

function factsOf(frame: FilingFrame): readonly SigningFact[] {
  const { declaredOn, paidBy, assets, debts } =
    solvencyAnswers.draft.safeParse(filedAnswers(frame, SOLVENCY_KEY)).data ?? {};
  const rows: readonly (readonly [ne: string, en: string, value: Bilingual | undefined])[] = [
    ['घोषणा मिति', 'Date of the declaration', dayOf(declaredOn)],
    ['ऋण र दायित्व तिरिसक्ने मिति', 'Debts are paid by', dayOf(paidBy)],
    ['जम्मा सम्पत्ति', 'Assets', money(assets)],
    ['जम्मा ऋण र दायित्व', 'Debts and liabilities', money(debts)],
  ];
  return rows.flatMap(([ne, en, value]) => (value === undefined ? [] : [{ label: { ne, en }, value }]));
}

const dayOf = (given: string | undefined): Bilingual | undefined =>
  given === undefined ? undefined : { ne: bothCalendars(given, 'ne'), en: bothCalendars(given, 'en') };
const money = (paisa: Paisa | undefined): Bilingual | undefined =>
  paisa === undefined ? undefined : { ne: formatMoney(paisa, 'ne'), en: formatMoney(paisa, 'en') };
