import { expect, test } from '@jest/globals';
import { frameOf, itemsOf, TODAY } from '../../../testing/filed-agreement';
import type { Answers, FilingFrame } from '../../definition/filing-frame';
import { liquidation } from './definition';
import { SOLVENCY, SOLVENCY_DIRECTORS, solvencyParties } from '../../questions/closing/solvency';

const DECLARED: Answers = { declaredOn: TODAY, paidBy: '2027-11-28', assets: 900, debts: 100 };

function codesOf(more: Answers): string[] {
  const parsed = SOLVENCY.schemaFor(frameOf({})).safeParse({ ...DECLARED, ...more });
  return (parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
}

test.each<[string, Answers, string[]]>([
  ['one year to the day', {}, []],
  ['one day more', { paidBy: '2027-11-29' }, ['paidBy DEBTS_NOT_WITHIN_YEAR']],
  ['the day itself', { paidBy: TODAY }, []],
  ['the day before', { paidBy: '2026-11-27' }, ['paidBy DEBTS_PAID_BEFORE_DECLARATION']],
  ['declared tomorrow', { declaredOn: '2026-11-29' }, ['declaredOn DATE_IN_FUTURE']],
  [
    'declared before the registration',
    { declaredOn: '2019-12-31', paidBy: '2020-06-01' },
    ['declaredOn BEFORE_REGISTRATION'],
  ],
  ['as much debt as property', { debts: 900 }, []],
  ['more debt than property', { debts: 901 }, ['debts DEBTS_ABOVE_ASSETS']],
])('a declaration of solvency: %s', (_what, more, expected) => {
  expect(codesOf(more)).toEqual(expected);
});

const director = (id: string) => ({
  aspect: 'DIRECTOR' as const,
  subjectId: id,
  since: '2020-01-01',
  applicationId: null,
  data: { nameEnglish: id, nameNepali: id, independent: false, since: null, until: null },
});
function framed(directors: readonly string[], items: readonly Answers[], solvency = DECLARED): FilingFrame {
  const frame = frameOf({ sections: { SOLVENCY: solvency, SOLVENCY_DIRECTORS: itemsOf(items) } });
  if (!frame.company) throw new Error('A company was expected');
  const { parts } = frame.company;
  return { ...frame, company: { ...frame.company, parts: [...parts, ...directors.map(director)] } };
}
const signer = (id: string) => ({ registeredId: id, nameNepali: id, nameEnglish: id, language: 'ne' });

test('every director in the register signs: one who is missing is named, and without any nothing is declared', () => {
  const issuesOf = (directors: readonly string[], items: readonly Answers[]) =>
    SOLVENCY_DIRECTORS.issues(itemsOf(items).items, framed(directors, items)).map(({ code, parameters }) => [
      code,
      parameters?.['name'],
    ]);
  expect(issuesOf(['d1', 'd2'], [signer('d1'), signer('d2')])).toEqual([]);
  expect(issuesOf(['d1', 'd2'], [signer('d1')])).toEqual([['SOLVENCY_DIRECTOR_MISSING', 'd2']]);
  expect(issuesOf([], [])).toEqual([['SOLVENCY_NO_DIRECTOR', undefined]]);
});

test('each signs the declaration as it is: another amount or day is another signature', () => {
  const partiesOf = (solvency: Answers) =>
    solvencyParties(framed(['d1', 'd2'], [signer('d1'), signer('d2')], solvency));
  const [first, second] = partiesOf(DECLARED);
  expect([first?.key, second?.key]).toEqual(['SOLVENCY_DECLARATION:item1', 'SOLVENCY_DECLARATION:item2']);
  expect(first?.signs).toEqual(DECLARED);
  expect(first?.covers).toEqual(['SOLVENCY']);
  expect(partiesOf({ ...DECLARED, paidBy: '2027-01-01' })[0]?.signs).not.toEqual(first?.signs);
});

test('the earliest of resolution, declaration and appointment says whether it is late', () => {
  const late = (resolutionOn: string, declaredOn: string, appointedOn: string) =>
    liquidation.money.lateness(
      frameOf({
        sections: {
          LIQUIDATION_DECISION: { resolution: { resolutionOn } },
          SOLVENCY: { declaredOn },
          LIQUIDATOR: { appointedOn },
        },
      }),
    );
  expect(late('2026-11-20', '2026-11-22', '2026-11-24')).toEqual({
    eventId: 'LIQUIDATION_RESOLUTION',
    triggeredOn: '2026-11-20',
  });
  expect(late('2026-11-20', '2026-11-18', '2026-11-24')?.triggeredOn).toBe('2026-11-18');
  expect(late('2026-11-20', '2026-11-22', '2026-11-10')).toEqual({
    eventId: 'LIQUIDATOR_NOTICE',
    triggeredOn: '2026-11-10',
  });
  expect(liquidation.money.lateness(frameOf({}))).toBeNull();
});
