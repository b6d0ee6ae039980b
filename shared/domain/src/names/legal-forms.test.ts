import { describe, expect, test } from '@jest/globals';
import { checkName } from './check-name';
import { englishFormFindings, nepaliFormFindings } from './form-rules';
import { withoutEnglishForm, withoutNepaliForm } from './legal-forms';
import { nameKeys } from './name-keys';
import type { NameWorld } from './name-check-types';

const REGISTERED = { english: 'Karnali Agro Furniture Private Limited', nepali: 'कर्णाली एग्रो फर्निचर प्राइभेट लिमिटेड' };
const CORE = { english: 'Karnali Agro Furniture', nepali: 'कर्णाली एग्रो फर्निचर' };
const world: NameWorld = {
  names: [{ id: 'r1', ...REGISTERED, kind: 'COMPANY' }],
  blacklist: [],
};

const ENGLISH_FORMS = [
  'Private Limited',
  'private limited',
  'PRIVATE LIMITED',
  'Private Ltd',
  'Private Ltd.',
  'Pvt Ltd',
  'Pvt. Ltd.',
  'Pvt.Ltd.',
  'Pvt. Limited',
  'Pvt Limited',
  'Pvt',
  'Private',
  '(Pvt.) Ltd.',
  '(Pvt) Ltd',
  '(Private) Limited',
  '[Private] Limited',
  'P Limited',
  'P. Ltd.',
  'P.Ltd.',
  'P Ltd',
  '(P) Ltd',
  '(P.) Ltd.',
  '(P.) Limited',
  '(P)',
  'Pte. Ltd.',
  'Pra. Li.',
  'Limited',
  'Ltd.',
  'Public Limited',
  'Public Ltd.',
  'Public',
  'Inc',
  'Inc.',
  'Incorporated',
  'LLC',
  'L.L.C.',
  'LLP',
  'PLC',
  'Corporation',
  'Corp.',
  'Public Company Limited',
  'Private Company Ltd.',
];

const NEPALI_FORMS = [
  'प्राइभेट लिमिटेड',
  'प्राईभेट लिमिटेड',
  'प्राइवेट लिमिटेड',
  'प्राईवेट लिमिटेड',
  'प्राइभेट लिमीटेड',
  'प्राइभेट लिमिटेट',
  'प्राइभेट लि.',
  'प्राइभेट लि',
  'प्रा. लिमिटेड',
  'प्रा. लि.',
  'प्रा.लि.',
  'प्रा.लि',
  'प्रा लि',
  'प्रालि',
  'प्रा.ली.',
  'प्रा. ली.',
  'प्रा॰लि॰',
  'प्रा०लि०',
  'प्रा०लि',
  '(प्रा.) लि.',
  '(प्रा) लि.',
  '(प्रा.लि.)',
  'प्रा.',
  'पि. लि.',
  'पि.लि.',
  'पी.लि.',
  'पी लिमिटेड',
  'लिमिटेड',
  'लिमीटेड',
  'लि.',
  'लि०',
  'ली.',
  'पब्लिक लिमिटेड',
  'पब्लिक लि.',
  'पब्लिक',
  'इन्क',
  'इन्कर्पोरेटेड',
  'एल.एल.सी.',
  'एलएलसी',
  'कर्पोरेसन',
  'कर्पोरेशन',
  'निगम',
  'पब्लिक कम्पनी लिमिटेड',
];

describe.each(ENGLISH_FORMS)('with %j behind it', (form) => {
  const name = `${CORE.english} ${form}`;
  test('an English name is the name without it', () => {
    expect(withoutEnglishForm(name)).toBe(CORE.english);
    expect(englishFormFindings(name)).toEqual([]);
    expect(nameKeys({ english: name, nepali: '' })).toEqual(nameKeys({ english: CORE.english, nepali: '' }));
  });
  test('a registered name is found, and it is said that the office adds the form', () => {
    const { outcome, findings } = checkName({ english: name, nepali: '' }, world);
    expect(outcome).toBe('ALREADY_REGISTERED');
    expect(findings.map(({ why }) => why.en)).toEqual([expect.stringContaining('office adds the suffix')]);
    expect(findings.map(({ why }) => why.ne)).toEqual([expect.stringContaining('कार्यालयले आफैँ थप्छ')]);
  });
});

describe.each(NEPALI_FORMS)('with %j behind it', (form) => {
  const name = `${CORE.nepali} ${form}`;
  test('a Nepali name is the name without it', () => {
    expect(withoutNepaliForm(name)).toBe(CORE.nepali);
    expect(nepaliFormFindings(name)).toEqual([]);
    expect(nameKeys({ english: '', nepali: name })).toEqual(nameKeys({ english: '', nepali: CORE.nepali }));
  });
  test('a registered name is found, and it is said that the office adds the form', () => {
    const { outcome, findings } = checkName({ english: '', nepali: name }, world);
    expect(outcome).toBe('ALREADY_REGISTERED');
    expect(findings.map(({ why }) => why.en)).toEqual([expect.stringContaining('office adds the suffix')]);
  });
});

test.each([
  ['Company', ''],
  ['Co.', ''],
  ['& Co.', ''],
  ['and Company Pvt. Ltd.', ''],
  ['Company Limited', ''],
  ['', 'कम्पनी'],
  ['', 'कम्पनि लिमिटेड'],
  ['', 'एण्ड कम्पनी प्रा.लि.'],
])('with %s%s behind it a name is not free either: it is another word that says nothing', (english, nepali) => {
  const name = {
    english: english && `${CORE.english} ${english}`,
    nepali: nepali && `${CORE.nepali} ${nepali}`,
  };
  expect(checkName(name, world).outcome).toBe('SIMILAR_EXISTS');
});

test('without a form nothing is said of one', () => {
  const [finding] = checkName(CORE, world).findings;
  expect(finding?.why.en).toMatch(/already registered/);
  expect(finding?.why.en).not.toMatch(/legal form/);
});

test.each([
  'Public Bus Karnali',
  'Company House Karnali',
  'Karnali Public School',
  'Karnali Company Store',
  'Incline Karnali',
])('what looks like a form stays within %s', (name) => {
  expect(withoutEnglishForm(name)).toBe(name);
});
test.each(['पब्लिक बस कर्णाली', 'कर्णाली पब्लिक स्कुल', 'कर्णाली कम्पनी स्टोर', 'ब्रुस ली', 'कर्णाली विमली', 'प्रालिका', 'नवलि'])(
  'what looks like a form stays within %s',
  (name) => {
    expect(withoutNepaliForm(name)).toBe(name);
  },
);

test.each(['Scorp', 'Zinc', 'Vitamin P', 'Tempco', 'Republic'])('%s does not end in a form', (name) => {
  expect(withoutEnglishForm(`Karnali ${name}`)).toBe(`Karnali ${name}`);
});

test.each([
  ['Company', 'Company'],
  ['Company Limited', 'Company'],
  ['Public', 'Public'],
])('of %s something stays', (name, core) => {
  expect(withoutEnglishForm(name)).toBe(core);
});

test('a form alone is no name, and no two of them are one name', () => {
  for (const form of ['Private Limited', 'Pvt. Ltd.', 'Inc.'])
    expect(englishFormFindings(form).map(({ code }) => code)).toEqual(['NAME_ONLY_LEGAL_FORM']);
  const keys = nameKeys({ english: 'Private Limited', nepali: '' });
  expect(keys).not.toEqual([]);
  expect(keys).not.toEqual(nameKeys({ english: 'Incorporated', nepali: '' }));
});
