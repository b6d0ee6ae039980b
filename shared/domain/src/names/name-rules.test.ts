import { expect, test } from '@jest/globals';
import { validationMessages } from '../messages/validation';
import { nameDetails, nameDetailsBy } from '../processes/questions/names/name-details';
import { checkName } from './check-name';
import { consentBodies } from './consent-bodies';
import { needsConsent } from './consent';
import { awaitingOverride, withOverrides } from './name-override';
import { SHIPPED_NAME_RULES, type NameRules } from './name-rules';
import { ruleName } from './rule-names';
import { readWordFile } from './word-file';

const rules = (more: Partial<NameRules>): NameRules => ({
  forbidden: [],
  pronouns: [],
  dotCom: [],
  consent: [],
  activities: [],
  ...more,
});
const check = (english: string, nepali: string, more: Partial<NameRules> = {}, input: object = {}) =>
  checkName(
    { english, nepali, ...input },
    { names: [], blacklist: [{ english: 'Interpol', nepali: 'इन्टरपोल' }], rules: rules(more) },
  ).findings.map(({ kind, severity, token }) => `${kind} ${severity} ${token ?? ''}`.trim());
const word = (
  english: string,
  nepali: string,
  mode: 'STANDALONE' | 'FIRST' | 'ANYWHERE' = 'STANDALONE',
  overridable = false,
) => ({ english, nepali, mode, overridable });

test.each([
  ['STANDALONE', 'Makalu Mega', 'मकालु मेगा', ['NAME_FORBIDDEN_WORD refuse Mega', 'NAME_FORBIDDEN_WORD refuse मेगा']],
  ['STANDALONE', 'Makalu Megatech', 'मकालु मेगाटेक', []],
  ['FIRST', 'Mega Makalu', 'मेगा मकालु', ['NAME_FORBIDDEN_WORD refuse Mega', 'NAME_FORBIDDEN_WORD refuse मेगा']],
  ['FIRST', 'Makalu Mega', 'मकालु मेगा', []],
  [
    'ANYWHERE',
    'Makalu Megatech',
    'मकालु मेगाटेक',
    ['NAME_FORBIDDEN_WORD refuse Megatech', 'NAME_FORBIDDEN_WORD refuse मेगाटेक'],
  ],
] as const)('a word counts %s in %s, %s', (mode, english, nepali, expected) => {
  expect(check(english, nepali, { forbidden: [word('mega', 'मेगा', mode)] })).toEqual(expected);
});

test('a word that an approver may allow is for the officer and does not make the form wrong', () => {
  const forbidden = [word('nepal', 'नेपाल', 'STANDALONE', true)];
  expect(check('Makalu Nepal', 'मकालु नेपाल', { forbidden })).toEqual([
    'NAME_FORBIDDEN_WORD warn Nepal',
    'NAME_FORBIDDEN_WORD warn नेपाल',
  ]);
  const answers = { english: 'Makalu Nepal', nepali: 'मकालु नेपाल', suffix: 'PRIVATE_LIMITED', companyTypeId: 1 };
  expect(nameDetailsBy(rules({ forbidden })).safeParse(answers).success).toBe(true);
  expect(nameDetailsBy(rules({ forbidden: [word('nepal', '')] })).safeParse(answers).success).toBe(false);
  expect(nameDetails.safeParse({ ...answers, english: 'Super Makalu' }).success).toBe(false);
});

test('a phrase counts where its words follow each other, and invisible letters hide nothing', () => {
  const consent = [
    {
      english: 'foreign employment',
      nepali: 'वैदेशिक रोजगार',
      mode: 'STANDALONE' as const,
      body: 'DEPARTMENT_OF_FOREIGN_EMPLOYMENT' as const,
    },
  ];
  expect(check('Makalu Foreign Employment', '', { consent })).toEqual(['CONSENT_WORD warn Foreign Employment']);
  expect(check('', 'मकालु वैदेशिक  रोजगार', { consent })).toEqual(['CONSENT_WORD warn वैदेशिक रोजगार']);
  expect(check('Foreign Makalu Employment', '', { consent })).toEqual([]);
  expect(check('', 'मकालु मे\u200Dगा', { forbidden: [word('', 'मेगा')] })).toEqual([
    'NAME_FORBIDDEN_WORD refuse मे\u200Dगा',
  ]);
});

test('pronouns and web addresses are refused in both scripts, however they are spaced', () => {
  const { pronouns, dotCom } = SHIPPED_NAME_RULES;
  expect(check('My Makalu', 'मेरो मकालु', { pronouns })).toEqual(
    expect.arrayContaining(['NAME_PRONOUN refuse My', 'NAME_PRONOUN refuse मेरो']),
  );
  for (const english of [
    'Makalu.com',
    'Makalu . Com',
    'Makalu Dot Com',
    'MakaluDotcom Dotcom',
    'Www Makalu',
    'Makalu.com.np',
  ])
    expect([english, check(english, '', { dotCom })]).toEqual([
      english,
      expect.arrayContaining(['NAME_DOT_COM refuse']),
    ]);
  for (const nepali of ['मकालु डटकम', 'मकालुडट कम', 'मकालु डोट नेट'])
    expect([nepali, check('', nepali, { dotCom })]).toEqual([nepali, expect.arrayContaining(['NAME_DOT_COM refuse'])]);
  expect(check('Makalu Dotcomfort', 'मकालु डटकमल', { dotCom })).not.toContain('NAME_DOT_COM refuse');
});

test('every body has words in both scripts, and a body is named once with the word that asks for it', () => {
  for (const body of consentBodies.keys) {
    const words = SHIPPED_NAME_RULES.consent.filter((entry) => entry.body === body);
    expect([body, words.some(({ english }) => english !== ''), words.some(({ nepali }) => nepali !== '')]).toEqual([
      body,
      true,
      true,
    ]);
  }
  expect(needsConsent({ english: 'Makalu Banking Finance Private Limited', nepali: 'मकालु बैंकिङ' })).toEqual([
    { body: 'NRB', token: 'Banking' },
  ]);
  expect(needsConsent({ english: 'Makalu Insurance School', nepali: '' }).map(({ body }) => body)).toEqual([
    'INSURANCE_AUTHORITY',
    'MINISTRY_OF_EDUCATION',
  ]);
  expect(needsConsent({ english: 'Riverbank Traders', nepali: 'नदी ट्रेडर्स' })).toEqual([]);
  const finding = checkName({ english: 'Makalu Hospital', nepali: '' }, { names: [], blacklist: [] }).findings[0];
  expect(finding).toMatchObject({
    kind: 'CONSENT_WORD',
    body: 'MINISTRY_OF_HEALTH',
    document: 'REGULATOR_LETTER',
    why: {
      en: expect.stringContaining('Ministry of Health and Population'),
      ne: expect.stringContaining('स्वास्थ्य तथा जनसङ्ख्या मन्त्रालयको'),
    },
  });
});

test('a word that claims another activity than the objectives is told; beside one that fits it only informs', () => {
  const { activities } = SHIPPED_NAME_RULES;
  expect(check('Makalu Hotel', 'मकालु होटल', { activities }, { nsicCodes: ['5510'] })).toEqual([]);
  expect(check('Makalu Hotel', 'मकालु होटल', { activities }, { nsicCodes: ['4520'] })).toEqual([
    'ACTIVITY_FIT warn Hotel',
    'ACTIVITY_FIT warn होटल',
  ]);
  expect(check('Makalu Hotel Construction', '', { activities }, { nsicCodes: ['4520'] })).toEqual([
    'ACTIVITY_FIT info Hotel',
  ]);
  expect(check('Makalu Hotel', 'मकालु होटल', { activities })).toEqual([]);
});

test('a member of a group begins with the word of its parent, in either script', () => {
  const parent = { english: 'Makalu Holdings', nepali: 'मकालु होल्डिङ्स' };
  expect(check('Makalu Foods', 'मकालु फुड्स', {}, { parent })).toEqual([]);
  expect(check('Makaloo Foods', '', {}, { parent })).toEqual([]);
  expect(check('Langtang Foods', 'लाङटाङ फुड्स', {}, { parent })).toEqual(['GROUP_LEADING_WORD refuse Langtang']);
});

test('what was allowed informs and says by whom; the rest still waits', () => {
  const { findings } = checkName(
    { english: 'Interpoll Nepal', nepali: 'इन्टरपोल्ल नेपाल' },
    { names: [], blacklist: [{ english: 'Interpol', nepali: 'इन्टरपोल' }] },
  );
  expect(awaitingOverride(findings).map(({ kind }) => kind)).toEqual([
    'NAME_FORBIDDEN_WORD',
    'NAME_FORBIDDEN_WORD',
    'BLACKLIST_SIMILAR',
  ]);
  const pass = {
    kind: 'NAME_FORBIDDEN_WORD',
    token: 'nepal',
    remark: 'Old house',
    at: '2026-01-01T00:00:00Z',
    byEnglish: 'Maya',
    byNepali: 'माया',
  };
  const after = withOverrides(findings, [pass]);
  expect(after[0]).toMatchObject({
    severity: 'info',
    override: { remark: 'Old house' },
    why: { ne: expect.stringContaining('माया'), en: expect.stringContaining('Old house') },
  });
  expect(awaitingOverride(after)).toHaveLength(2);
  // another kind of finding on the same word is another decision
  expect(withOverrides(findings, [{ ...pass, kind: 'NAME_MISMATCH' }])).toEqual(findings);
});

test('every finding names its rule in both languages', () => {
  const { findings } = checkName(
    { english: 'my Bank 7.com Nepal', nepali: 'मेरो अस्पताल' },
    { names: [], blacklist: [], rules: SHIPPED_NAME_RULES },
  );
  expect(findings.length).toBeGreaterThan(5);
  for (const { rule } of findings) {
    const { ne, en } = ruleName(rule);
    expect([ne, en]).toEqual([
      expect.stringMatching(/^[\p{Script=Devanagari}\p{P}\s]+$/u),
      expect.stringMatching(/^[\p{Script=Latin}\d\p{P}\s]+$/u),
    ]);
    expect(en).not.toBe(rule);
  }
  expect(ruleName('a rule of tomorrow')).toEqual(ruleName('NAME_RULES'));
  expect(Object.keys(validationMessages)).toContain('NAME_WORD_NEEDS_LEAVE');
});

test('a line of a file is the one an editor shows, also after a cell that holds a line end', () => {
  const file =
    'english,nepali,"note\r\nof the office"\r\none,,"seen\r\nby two"\r\n\r\ntwo,,\r\nthree,three,"a\nb\nc"\r\nfour,,';
  const { entries, lines, faults } = readWordFile('PRONOUN', file, 'en');
  expect(entries.map(({ english }) => english)).toEqual(['one', 'two', 'four']);
  expect(lines).toEqual([3, 6, 10]);
  expect(faults.map(({ line }) => line)).toEqual([7]);
});

test('a file of words says what it lacks and which lines are wrong', () => {
  expect(
    readWordFile('FORBIDDEN', 'english,nepali,mode,overridable\nMega,मेगा,first,yes\n\n"royal",,,\n', 'en'),
  ).toEqual({
    entries: [
      { english: 'mega', nepali: 'मेगा', mode: 'FIRST', overridable: true },
      { english: 'royal', nepali: '', mode: 'STANDALONE', overridable: false },
    ],
    lines: [2, 4],
    faults: [],
    missingColumns: [],
  });
  expect(readWordFile('BLACKLIST', 'english,nepali\nZorb,जोर्ब', 'en').faults).toEqual([
    { line: 2, issue: expect.objectContaining({ path: 'type' }) },
  ]);
  expect(readWordFile('PRONOUN', 'word\nmine', 'en')).toEqual({
    entries: [],
    lines: [],
    faults: [],
    missingColumns: ['english', 'nepali'],
  });
  expect(readWordFile('ACTIVITY', 'english,nepali,nsic\nfarm,"खेती, पशु",01 02', 'en').faults).toHaveLength(1);
});

test('a file says a choice by its key or as the page calls it, and codes in either kind of digits', () => {
  const bodies = readWordFile(
    'CONSENT',
    'english,nepali,mode,body\nairport,,पहिलो शब्द भएमा,NEPAL RASTRA BANK\nheliport,,,nrb\nport,,,somebody',
    'en',
  );
  expect(bodies.entries).toMatchObject([
    { mode: 'FIRST', body: 'NRB' },
    { mode: 'STANDALONE', body: 'NRB' },
  ]);
  expect(bodies.faults).toMatchObject([{ line: 4, issue: { path: 'body' } }]);
  expect(readWordFile('ACTIVITY', 'english,nepali,nsic\nfarming,,४५ 551', 'ne').entries).toMatchObject([
    { nsicPrefixes: ['45', '551'] },
  ]);
});
