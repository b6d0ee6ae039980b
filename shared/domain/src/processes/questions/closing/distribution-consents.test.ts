import { expect, test } from '@jest/globals';
import { validationMessage } from '../../../messages/validation';
import type { ShareTable } from '../../../share-ledger/share-table';
import { ASHA, BINA, CHET, frameOf, itemsOf, RATE, TODAY } from '../../../testing/filed-agreement';
import type { FilingFrame } from '../../definition/filing-frame';
import { consentOf, DISTRIBUTION_CONSENTS, filedConsent, knowsPaidUpShares } from './distribution-consents';

const held = (holderId: string, from: number, to: number, paidPerShare = RATE) => ({
  bucket: 'HOLDER' as const,
  holderId,
  from,
  to,
  paidPerShare,
  shareType: null,
});
const own = (bucket: 'RESERVE' | 'JAFAT' | 'CANCELLED', from: number, to: number) => ({
  bucket,
  holderId: null,
  from,
  to,
  paidPerShare: RATE,
  shareType: null,
});

const framed = (holders: readonly string[], table?: ShareTable): FilingFrame =>
  frameOf({
    ...(table && { table }),
    sections: { DISTRIBUTION_CONSENTS: itemsOf(holders.map((holderId) => ({ holderId, consentedOn: TODAY }))) },
  });
function codesOf(holders: readonly string[], table?: ShareTable): string[] {
  const frame = framed(holders, table);
  const { items } = itemsOf(holders.map((holderId) => ({ holderId, consentedOn: TODAY })));
  return DISTRIBUTION_CONSENTS.issues(items, frame).map(({ path, code }) => `${path} ${code}`.trim());
}

test('exactly 75 per cent of the paid-up capital is enough, one share less is not', () => {
  // Asha has 60 of the 80 shares that are paid
  expect(codesOf([ASHA])).toEqual([]);
  const less: ShareTable = [held(ASHA, 1, 59), held(BINA, 60, 79)];
  expect(codesOf([ASHA], less)).toEqual(['CONSENT_BELOW_PERCENT']);
  expect(codesOf([ASHA, BINA], less)).toEqual([]);
  expect(codesOf([])).toEqual(['CONSENT_BELOW_PERCENT']);
});

test('one paisa below the edge is refused, whatever the numbers', () => {
  const edge = (paid: number): ShareTable => [held(ASHA, 1, 1, paid), held(BINA, 2, 2, 1_000_000_000_000_01)];
  expect(consentOf({ shares: edge(3_000_000_000_000_03) }, [ASHA])?.isEnough).toBe(true);
  expect(consentOf({ shares: edge(3_000_000_000_000_02) }, [ASHA])?.isEnough).toBe(false);
});

test('it is what is paid that counts, not how many shares', () => {
  const unpaid: ShareTable = [held(ASHA, 1, 90, RATE / 10), held(BINA, 91, 100)];
  expect(consentOf({ shares: unpaid }, [ASHA])).toEqual({
    consented: 9 * RATE,
    paidUp: 19 * RATE,
    isEnough: false,
  });
});

test('shares in reserve, forfeited and cancelled ones count on neither side', () => {
  const table: ShareTable = [
    held(ASHA, 1, 75),
    held(BINA, 76, 100),
    own('RESERVE', 101, 200),
    own('JAFAT', 201, 300),
    own('CANCELLED', 301, 400),
  ];
  expect(consentOf({ shares: table }, [ASHA])).toEqual({ consented: 75 * RATE, paidUp: 100 * RATE, isEnough: true });
});

test('a holder without shares adds nothing, nobody counts twice, and a stranger is refused at the field', () => {
  expect(codesOf([BINA, CHET])).toEqual(['CONSENT_BELOW_PERCENT']);
  expect(codesOf([ASHA, ASHA])).toEqual(['item2.holderId CONSENT_TWICE']);
  expect(consentOf({ shares: [held(ASHA, 1, 1), held(BINA, 2, 2)] }, [ASHA, ASHA])?.consented).toBe(RATE);
  const stranger = DISTRIBUTION_CONSENTS.item.schemaFor(framed([]));
  const parsed = stranger.safeParse({ holderId: 'nobody', consentedOn: TODAY });
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual(['REGISTER_CHOICE_UNKNOWN']);
});

test('the refusal says the figures in both languages', () => {
  const [found] = DISTRIBUTION_CONSENTS.issues(itemsOf([{ holderId: BINA, consentedOn: TODAY }]).items, framed([BINA]));
  expect(validationMessage('CONSENT_BELOW_PERCENT', 'en', found?.parameters)).toMatch(/2,000.* of .*8,000/);
  expect(validationMessage('CONSENT_BELOW_PERCENT', 'ne', found?.parameters)).toMatch(/८,०००.*२,०००/);
});

test('shares that the register does not know cannot be counted', () => {
  const unknown = framed([ASHA]);
  const without: FilingFrame = { ...unknown, company: unknown.company && { ...unknown.company, shares: null } };
  expect(knowsPaidUpShares(without)).toBe(false);
  expect(DISTRIBUTION_CONSENTS.issues([], without).map(({ code }) => code)).toEqual(['LIQUIDATION_SHARES_UNKNOWN']);
  expect(filedConsent(without)).toBeNull();
  expect(filedConsent(unknown)).toMatchObject({ holders: [ASHA], isEnough: true });
});

test('a company without shares is not asked', () => {
  expect(DISTRIBUTION_CONSENTS.appliesTo({ ...frameOf({}), companyType: 'NON_PROFIT' })).toBe(false);
});
