import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import { issuedIn, paidOn, tableText, undo, type ShareChange, type ShareLedger } from '@registrar/domain/share-ledger';
import {
  anyStart,
  anyWish,
  asked,
  firstLedger,
  linesOf,
  run,
  textOf,
  written,
} from '@registrar/domain/testing/share-operations';
import fc from 'fast-check';
import { addCompany } from '../../../test/company-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { enterHolders, HOLDERS } from '../../../test/share-ledger-kit';
import { expectSealed } from '../../../test/share-seals-kit';
import type { NewEntry } from '../entries/enter';
import { enterShareChanges } from './enter-share-changes';
import { postShares } from './post-shares';
import { readPosting, readShareLedger } from './read-share-ledger';
import { readShares } from './read-shares';

const FIRST_DAY = '2026-11-22';
/** The last one is new to the register. */
const PEOPLE = [...HOLDERS, '0190a000-0000-7000-8000-00000000000d'] as const;

let gateway: TestGateway;
let representative = '';
beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.clock.moveTo(new Date('2026-11-22T06:00:00Z'));
  representative = await gateway.addAccount({ username: 'share.sequences' });
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;

/** A company in the register with these shares. */
async function companyWith({ table, ratePerShare }: ShareLedger): Promise<string> {
  const { id } = await addCompany(gateway, representative);
  const issuedShares = issuedIn(table);
  const capital = {
    authorizedCapital: 100 * issuedShares * ratePerShare,
    issuedCapital: issuedShares * ratePerShare,
    paidUpCapital: paidOn(table),
    ratePerShare,
    issuedShares,
  };
  await enterHolders(gateway.platform, id, FIRST_DAY, [{ aspect: 'CAPITAL', after: capital }]);
  await gateway.platform.runUnitOfWork((unit) =>
    postShares(unit, { companyId: id, applicationId: null, effectiveOn: FIRST_DAY }, table),
  );
  return id;
}

async function ledgerOn(companyId: string, day: string): Promise<ShareLedger> {
  const ledger = await readShareLedger(db(), companyId, day);
  if (!ledger) throw new Error('The register knows of the shares');
  return ledger;
}

const newHolder = (subjectId: string): NewEntry => ({
  aspect: 'SHAREHOLDER',
  subjectId,
  after: { nameEnglish: subjectId.slice(-1), nameNepali: 'घ', entity: 'INDIVIDUAL', companyId: null },
});

const enter = (companyId: string, change: ShareChange, entries: readonly NewEntry[]) =>
  gateway.platform.runUnitOfWork((unit) =>
    enterShareChanges(unit, { companyId, applicationId: null, effectiveOn: change.on }, [change], entries),
  );

test('random sequences of operations in the register: each day is read as the replay of its postings, every seal is intact, and a day undone gives the day before', async () => {
  const kinds = new Set<string>();
  await fc.assert(
    fc.asyncProperty(anyStart, fc.array(anyWish, { minLength: 1, maxLength: 10 }), async (start, wishes) => {
      const first = firstLedger(start, PEOPLE);
      const companyId = await companyWith(first);
      const known = new Set<string>(HOLDERS);
      const days = new Map([[FIRST_DAY, first]]);
      const numbers = new Map([[FIRST_DAY, 1]]);
      const changes: ShareChange[] = [];
      let on = addDays(FIRST_DAY, 1);
      for (const wish of wishes) {
        on = addDays(on, wish.days);
        const ledger = await ledgerOn(companyId, on);
        const operation = asked(wish, { ledger, on, people: PEOPLE, changes });
        const outcome = run(ledger, operation);
        if (!outcome.ok) continue;
        const strangers = outcome.change.opened.map(({ holderId }) => holderId).filter((id) => !known.has(id));
        await enter(companyId, outcome.change, strangers.map(newHolder));
        for (const id of strangers) known.add(id);
        changes.push(outcome.change);
        kinds.add(operation.kind);
        days.set(on, outcome.ledger);
        numbers.set(on, changes.length + 1);
      }

      for (const [day, { table, ratePerShare }] of days) {
        expect(tableText((await readShares(db(), companyId, day))?.table ?? [])).toBe(tableText(table));
        expect((await ledgerOn(companyId, day)).ratePerShare).toBe(ratePerShare);
        const lines = written(
          linesOf(first.table),
          changes.filter((change) => change.on <= day).flatMap(({ postings }) => postings),
        );
        expect(lines && textOf(lines)).toBe(tableText(table));
      }
      await expectSealed(db(), companyId);

      const [last, before] = [...days.keys()].reverse();
      if (last === undefined || before === undefined) return;
      const postings = [];
      for (let number = (numbers.get(before) ?? 0) + 1; number <= changes.length + 1; number += 1)
        postings.push(await readPosting(db(), companyId, number));
      const rate = (day: string): number => days.get(day)?.ratePerShare ?? 0;
      const change: ShareChange = {
        kind: 'UNDO',
        on: last,
        postings,
        ratePerShare: { before: rate(before), after: rate(last) },
        closed: [],
        opened: [],
      };
      const undoneOn = addDays(last, 1);
      const back = undo(await ledgerOn(companyId, last), { on: undoneOn, change });
      if (!back.ok) throw new Error('The last changes can be undone');
      await enter(companyId, back.change, []);
      expect(await ledgerOn(companyId, undoneOn)).toEqual(await ledgerOn(companyId, before));
      await expectSealed(db(), companyId);
    }),
    { numRuns: 120 },
  );
  // all operations came, the one by right beside the one by list
  expect(kinds.size).toBe(14);
}, 600_000);
