import { enumeration } from '../../enumerations/enumeration';
import {
  filedAnswers,
  filedItems,
  type Answers,
  type FiledItem,
  type FilingFrame,
} from '../../processes/definition/filing-frame';
import { personPhone } from '../../processes/questions/address';
import { answers, choice, day, optionalAmount, text, withRules, yesNo } from '../../processes/questions/answer';
import { always, ask, bothScripts } from '../../processes/questions/ask';
import type { CrossIssue, ListSection, SectionDefinition } from '../../processes/definition/section-definition';

export const testScopes = enumeration([
  ['OFFICE', 'कार्यालय मात्र', 'The office only'],
  ['PLACES', 'कार्यालय र अरू ठाउँ', 'The office and other places'],
]);

const matterAnswers = answers({
  addressNepali: text('REQUIRED'),
  addressEnglish: text('REQUIRED'),
  scope: choice(testScopes.keys, 'REQUIRED'),
  decidedOn: day('DECIDED_ON_REQUIRED'),
  isLeased: yesNo(),
  rent: optionalAmount(),
});
/** What the office enters; as it is handed in. */
export const matterOfTest = matterAnswers.complete;

/** The parts of the filing that come and go look at this answer. */
export const namesPlaces = (frame: FilingFrame): boolean => filedAnswers(frame, 'MATTER')['scope'] === 'PLACES';
export const isLeased = (frame: FilingFrame): boolean => filedAnswers(frame, 'MATTER')['isLeased'] === true;
/** Above it the officer is cautioned; whole paisa. */
export const HIGH_RENT = 100_000_00;

/** The first form: fields that decide on the rest, one that the register answers, one that another one brings. */
export const MATTER = {
  key: 'MATTER',
  label: { ne: 'निवेदनको विषय', en: 'The matter' },
  optional: false,
  schema: matterAnswers.complete,
  schemaFor: ({ today }) =>
    withRules(matterAnswers, ({ decidedOn }) =>
      decidedOn !== undefined && decidedOn > today ? [{ path: ['decidedOn'], code: 'DATE_IN_FUTURE' }] : [],
    ),
  draft: matterAnswers.draft,
  keep: ({ registrationNumber }, given) => ({ ...given, registrationNumber }),
  fields: [
    ask('registrationNumber', 'text', 'कम्पनीको दर्ता नम्बर', 'Registration number', { told: true }),
    ...bothScripts('address', 'ठेगाना', 'Address', { required: always, english: 200 }),
    ask('scope', 'radio', 'के राख्ने', 'What it is about', { required: always, options: testScopes }),
    ask('decidedOn', 'date', 'निर्णय मिति', 'Decided on', { required: always }),
    ask('isLeased', 'switch', 'भाडामा हो?', 'Is it leased?'),
    ask('rent', 'amount', 'मासिक भाडा', 'Monthly rent', { onlyWhen: 'isLeased' }),
  ],
  issues: unchangedAddress,
} satisfies SectionDefinition<'MATTER'>;

/** What no schema of one section sees: the register of the company. */
function unchangedAddress({ addressEnglish }: Answers, { company }: FilingFrame): readonly CrossIssue[] {
  const standing = company?.parts.find(({ aspect }) => aspect === 'REGISTERED_OFFICE')?.data['addressEnglish'];
  return typeof addressEnglish === 'string' && addressEnglish !== '' && addressEnglish === standing
    ? [{ path: 'addressEnglish', code: 'ADDRESS_UNCHANGED' }]
    : [];
}

const placeAnswers = answers({
  addressNepali: text('REQUIRED'),
  addressEnglish: text('REQUIRED'),
  phoneNo: personPhone,
  needsPhoto: yesNo(),
});
export const placeOfTest = placeAnswers.complete;
const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A list: it is there under a condition, has a most, and looks across its entries. */
export const PLACES = {
  key: 'PLACES',
  kind: 'LIST',
  label: { ne: 'अरू ठाउँ', en: 'Other places' },
  optional: false,
  appliesTo: namesPlaces,
  most: 5,
  item: {
    name: { ne: 'ठाउँ', en: 'place' },
    schemaFor: () => placeAnswers.complete,
    draft: placeAnswers.draft,
    fields: [
      ...bothScripts('address', 'ठेगाना', 'Address', { required: always, english: 200 }),
      ask('phoneNo', 'phone', 'फोन नम्बर', 'Phone number', { required: always }),
      ask('needsPhoto', 'switch', 'फोटो राख्ने?', 'With a photo?'),
    ],
    title: ({ addressNepali, addressEnglish }) => ({ ne: wordOf(addressNepali), en: wordOf(addressEnglish) }),
  },
  issues: placesTwice,
} satisfies ListSection<'PLACES'>;

function placesTwice(items: readonly FiledItem[]): readonly CrossIssue[] {
  const seen = new Set<unknown>();
  return items.flatMap(({ id, data: { addressEnglish } }) => {
    if (addressEnglish === undefined || !seen.has(addressEnglish)) {
      seen.add(addressEnglish);
      return [];
    }
    return [{ path: `${id}.addressEnglish`, code: 'INVALID' as const }];
  });
}

const visitAnswers = answers({ placeId: text('REQUIRED', 60), visitedOn: day('REQUIRED') });

/** A second list whose entries name one of the first and go with it. */
export const VISITS = {
  key: 'VISITS',
  kind: 'LIST',
  label: { ne: 'निरीक्षण', en: 'Visits' },
  optional: true,
  appliesTo: namesPlaces,
  goesWith: { section: 'PLACES', path: 'placeId' },
  item: {
    name: { ne: 'निरीक्षण', en: 'visit' },
    schemaFor: (frame) =>
      withRules(visitAnswers, ({ placeId }) =>
        placeId === undefined || filedItems(frame, 'PLACES').some(({ id }) => id === placeId)
          ? []
          : [{ path: ['placeId'], code: 'INVALID' }],
      ),
    draft: visitAnswers.draft,
    fields: [
      ask('placeId', 'personChoice', 'ठाउँ', 'Place', { required: always, people: ['PLACES'] }),
      ask('visitedOn', 'date', 'मिति', 'Date', { required: always }),
    ],
    title: ({ visitedOn }) => ({ ne: wordOf(visitedOn), en: wordOf(visitedOn) }),
  },
} satisfies ListSection<'VISITS'>;
