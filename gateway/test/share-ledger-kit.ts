import { issuedIn, issueShares, moveShares, type ShareOwner, type ShareTable } from '@registrar/domain/share-ledger';
import fc from 'fast-check';
import type { Platform } from '../src/platform/platform';
import { enterInRegister, type NewEntry } from '../src/register/entries/enter';

export const RATE = 10_000;
export const HOLDERS = [
  '0190a000-0000-7000-8000-00000000000a',
  '0190a000-0000-7000-8000-00000000000b',
  '0190a000-0000-7000-8000-00000000000c',
] as const;

/** Three holders who have nothing yet, entered with whatever else the company is given. */
export async function enterHolders(
  platform: Platform,
  companyId: string,
  effectiveOn: string,
  more: readonly NewEntry[] = [],
): Promise<void> {
  await platform.runUnitOfWork((unit) =>
    enterInRegister(unit, { companyId, applicationId: null, effectiveOn }, [
      ...HOLDERS.map((subjectId) => ({
        aspect: 'SHAREHOLDER' as const,
        subjectId,
        after: { nameEnglish: subjectId.slice(-1), nameNepali: 'क', entity: 'INDIVIDUAL', companyId: null },
      })),
      ...more,
    ]),
  );
}

interface Move {
  /** Where among the issued shares it begins, from 0 to 1. */
  readonly at: number;
  readonly length: number;
  readonly owner: ShareOwner;
}

/** What one posting changes. */
export interface PostedStep {
  readonly issue: number | null;
  readonly moves: readonly Move[];
}

export const withoutChange: PostedStep = { issue: null, moves: [] };

const owner = fc.oneof(
  fc.constantFrom<ShareOwner>(
    { bucket: 'RESERVE', holderId: null },
    { bucket: 'JAFAT', holderId: null },
    { bucket: 'CANCELLED', holderId: null },
  ),
  fc.constantFrom(...HOLDERS).map((holderId): ShareOwner => ({ bucket: 'HOLDER', holderId })),
);

/** Any step: so many new shares at most, and so many moves of so many shares at most. */
export const anyStep = ({
  issued,
  moves,
  length,
}: {
  readonly issued: number;
  readonly moves: number;
  readonly length: number;
}): fc.Arbitrary<PostedStep> =>
  fc.record({
    issue: fc.option(fc.integer({ min: 1, max: issued }), { freq: 3 }),
    moves: fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 0.999, noNaN: true }),
        length: fc.integer({ min: 1, max: length }),
        owner,
      }),
      { maxLength: moves },
    ),
  });

export function afterStep(before: ShareTable, { issue, moves }: PostedStep): ShareTable {
  let table = issue === null ? before : issueShares(before, issue);
  for (const { at, length, owner: to } of moves) {
    const from = 1 + Math.floor(at * issuedIn(table));
    table = moveShares(table, { from, to: Math.min(issuedIn(table), from + length - 1), owner: to });
  }
  return table;
}
