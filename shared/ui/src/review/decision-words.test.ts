import { expect, test } from '@jest/globals';
import { reasonsOf } from '@registrar/domain/processes';
import { filableProcesses, processDefinition } from '@registrar/domain/processes/tables/definitions';
import en from './locales/en.json' with { type: 'json' };
import ne from './locales/ne.json' with { type: 'json' };

const words = { ne, en };
const NAMES: readonly string[] = ['NAME_RESERVATION', 'MIGRATION_NAME_RESERVATION', 'NAME_CHANGE'];
const said = (language: 'ne' | 'en', key: string): string | undefined =>
  Object.entries(words[language]).find(([known]) => known === key)?.[1];

test.each(['ne', 'en'] as const)(
  'every kind of filing says in its own words what an approval does (%s)',
  (language) => {
    expect(
      filableProcesses.filter(
        (process) =>
          (processDefinition(process)?.office.decision?.approve?.[language] ??
            said(language, `decide.meaning.approve.${process}`) ??
            '') === '',
      ),
    ).toEqual([]);
  },
);

test.each(['ne', 'en'] as const)(
  'what is said of any kind speaks of no name and of no number of days (%s)',
  (language) => {
    for (const action of ['approve', 'reject', 'revoke']) {
      expect(said(language, `decide.meaning.${action}`)).toBeDefined();
      expect(said(language, `decide.meaning.${action}`)).not.toMatch(/name|नाम|आरक्षण|reserv|days|दिन/i);
    }
  },
);

test.each(['ne', 'en'] as const)(
  'no sentence counts days by itself: they come from the configuration (%s)',
  (language) => {
    for (const [key, sentence] of Object.entries(words[language]))
      if (key.startsWith('decide.')) expect([key, sentence]).toEqual([key, expect.not.stringMatching(/\d|[०-९]/)]);
    expect(said(language, 'decide.meaning.approve.NAME_RESERVATION')).toContain('{{days}}');
  },
);

test('grounds about names are those of names only', () => {
  for (const process of filableProcesses)
    expect([process, reasonsOf(process).includes('TOO_SIMILAR')]).toEqual([process, NAMES.includes(process)]);
  expect(reasonsOf('COMPANY_REGISTRATION')).toEqual([
    'DOCUMENT_INSUFFICIENT',
    'WRONG_INFORMATION',
    'COURT_ORDER',
    'OTHER',
  ]);
});
