import { z } from 'zod';
import { emailSchema } from '../../accounts/contact';
import { nameSuffixes, parentCompanyTypes } from '../../enumerations/company-types';
import { enumeration } from '../../enumerations/enumeration';
import { identification } from '../../processes/questions/identification';
import {
  answers,
  degreesInNepal,
  group,
  maybe,
  optional,
  optionalAmount,
  optionalChoice,
  optionalChosen,
  optionalDay,
  optionalFormed,
  optionalPercent,
  optionalQuantity,
  text,
  yesNo,
} from '../../processes/questions/answer';
import { ask, bothScripts } from '../../processes/questions/ask';
import type { SectionDefinition } from '../../processes/definition/section-definition';

export const testKinds = enumeration([
  ['FIRST', 'पहिलो', 'First'],
  ['SECOND', 'दोस्रो', 'Second'],
]);

const codes = z.array(z.string().max(20)).max(10).optional();
const rowAnswers = answers({ label: text('REQUIRED', 100), count: optionalQuantity() });
const rows = z.array(rowAnswers.draft).max(3).optional();
const rangeAnswers = answers({ from: optionalQuantity(), to: optionalQuantity() });
const ranges = z.array(rangeAnswers.draft).max(3).optional();
const point = group({
  latitude: degreesInNepal({ limit: 90, from: 26, to: 89 }, 'LATITUDE_REQUIRED', 'LATITUDE_INVALID'),
  longitude: degreesInNepal({ limit: 180, from: 26, to: 89 }, 'LONGITUDE_REQUIRED', 'LONGITUDE_INVALID'),
});

const everyAnswer = answers({
  english: optional(100),
  nepali: optional(200),
  parentCompanyType: optionalChoice(parentCompanyTypes.keys),
  companyTypeId: optionalChosen(),
  suffix: optionalChoice(nameSuffixes.keys),
  nsicCodes: { complete: codes, draft: codes },
  companyEmail: optional(254),
  countryId: optionalChosen(),
  provinceId: optionalChosen(),
  districtId: optionalChosen(),
  localBodyId: optionalChosen(),
  wardNo: optionalQuantity(),
  point: maybe(point),
  officeId: optionalChosen(),
  phoneNo: optional(20),
  email: optionalFormed(emailSchema, 254),
  number: optionalQuantity(),
  quantity: optionalQuantity(),
  amount: optionalAmount(),
  percent: optionalPercent(),
  day: optionalDay(),
  kind: optionalChoice(testKinds.keys),
  kindAgain: optionalChoice(testKinds.keys),
  isTrue: yesNo(),
  wordNepali: optional(),
  wordEnglish: optional(),
  words: optional(500),
  identification: maybe(identification),
  director: optional(60),
  holder: optional(60),
  otherCompany: optional(60),
  table: { complete: rows, draft: rows },
  kitta: { complete: ranges, draft: ranges },
});

const GROUP = { ne: 'बाँकी', en: 'The rest' };

/** One question of every kind that a filing may ask; all of them may be left out, and so may the form. */
export const EVERY_KIND = {
  key: 'EVERY_KIND',
  label: { ne: 'सबै किसिमका प्रश्न', en: 'Every kind of question' },
  optional: true,
  schema: everyAnswer.complete,
  draft: everyAnswer.draft,
  fields: [
    ask('english', 'nameEnglish', 'अङ्ग्रेजी नाम', 'Name (English)', { maximum: 100 }),
    ask('nepali', 'nameNepali', 'नेपाली नाम', 'Name (Nepali)', { maximum: 200 }),
    ask('parentCompanyType', 'parentCompanyType', 'कम्पनीको समूह', 'Company category'),
    ask('companyTypeId', 'companyType', 'कम्पनीको किसिम', 'Company type'),
    ask('suffix', 'suffix', 'नामको पछाडि', 'Suffix'),
    ask('nsicCodes', 'nsic', 'उद्देश्य', 'Objectives'),
    ask('companyEmail', 'provenEmail', 'प्रमाणित इमेल', 'Verified email', { maximum: 254 }),
    ask('countryId', 'country', 'देश', 'Country'),
    ask('provinceId', 'province', 'प्रदेश', 'Province'),
    ask('districtId', 'district', 'जिल्ला', 'District'),
    ask('localBodyId', 'localBody', 'स्थानीय तह', 'Local body'),
    ask('wardNo', 'ward', 'वडा नं.', 'Ward no.'),
    ask('point', 'mapPoint', 'नक्सामा स्थान', 'Place on the map'),
    ask('officeId', 'office', 'रजिष्ट्रारको कार्यालय', 'Office of the registrar'),
    ask('phoneNo', 'phone', 'फोन', 'Phone', { group: GROUP }),
    ask('email', 'email', 'इमेल', 'Email', { group: GROUP, maximum: 254 }),
    ask('number', 'number', 'अङ्क', 'Number', { group: GROUP }),
    ask('quantity', 'quantity', 'सङ्ख्या', 'Quantity', { group: GROUP }),
    ask('amount', 'amount', 'रकम', 'Amount', { group: GROUP }),
    ask('percent', 'percent', 'प्रतिशत', 'Percent', { group: GROUP }),
    ask('day', 'date', 'मिति', 'Day', { group: GROUP, hint: { ne: 'जुनसुकै दिन', en: 'Any day' } }),
    ask('kind', 'select', 'किसिम', 'Kind', { group: GROUP, options: testKinds, offered: () => ['FIRST'] }),
    ask('kindAgain', 'radio', 'अर्को किसिम', 'Another kind', { group: GROUP, options: testKinds }),
    ask('isTrue', 'switch', 'हो?', 'Is it so?', { group: GROUP }),
    ...bothScripts('word', 'शब्द', 'Word', { onlyWhen: 'isTrue' }),
    ask('words', 'textarea', 'व्यहोरा', 'Words', { maximum: 500 }),
    ask('identification', 'identification', 'परिचयपत्र', 'Identification'),
    ask('director', 'registerChoice', 'सञ्चालक', 'Director', { registered: ['DIRECTOR'] }),
    ask('holder', 'registerChoice', 'शेयरधनी', 'Holder', { registered: ['SHAREHOLDER'] }),
    ask('otherCompany', 'otherCompany', 'अर्को कम्पनी', 'Another company'),
    ask('table', 'rows', 'तालिका', 'Table', {
      maximum: 3,
      rows: [ask('label', 'text', 'नाम', 'Label', { maximum: 100 }), ask('count', 'quantity', 'सङ्ख्या', 'Count')],
    }),
    ask('kitta', 'ranges', 'कित्ता', 'Share numbers', {
      maximum: 3,
      holderAt: 'holder',
      rows: [ask('from', 'quantity', 'देखि', 'From'), ask('to', 'quantity', 'सम्म', 'To')],
    }),
  ],
} satisfies SectionDefinition<'EVERY_KIND'>;
