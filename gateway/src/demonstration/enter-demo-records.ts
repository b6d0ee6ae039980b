import { addDays } from '@registrar/domain/calendar';
import { rupees } from '@registrar/domain/money';
import {
  allot,
  allotFirst,
  assignInSequence,
  inSteps,
  transfer,
  type ShareChange,
  type ShareStep,
} from '@registrar/domain/share-ledger';
import type { UnitOfWork } from '../platform/unit-of-work';
import { dayInNepal, morningInNepal } from '../platform/clock';
import { applyChanges } from '../register/apply-changes';
import type { NewEntry } from '../register/entries/enter';
import { DEMO_RECORDS, type DemoRecord, type DemoShareStep } from './demo-records';

const RATE = 100; // rupees

interface HeldBy {
  readonly ids: readonly string[];
  readonly on: string;
}

/**
 * Enters what these companies are made of and posts their shares, as a filing of the day before would have: what
 * changes today then has something before it.
 */
export async function enterDemoRecords(
  unit: UnitOfWork,
  companies: ReadonlyMap<string, string>,
  records: readonly DemoRecord[] = DEMO_RECORDS,
): Promise<void> {
  const yesterday = addDays(dayInNepal(unit.now), -1);
  for (const record of records) {
    const companyId = companies.get(record.registrationNumber);
    if (companyId === undefined) throw new Error(`The demonstration has no ${record.registrationNumber}`);
    const on = addDays(yesterday, 1 - (record.daysAgo ?? 1));
    await unit.tx
      .updateTable('company')
      .set({ created_at: morningInNepal(on) })
      .where('id', '=', companyId)
      .execute();
    const held = { ids: record.holders.map(() => unit.newId()), on };
    await applyChanges(
      unit,
      { companyId, applicationId: null, effectiveOn: on },
      { entries: entriesOf(unit, record, held), shares: sharesOf(record, held) },
    );
  }
}

function entriesOf(unit: UnitOfWork, record: DemoRecord, { ids }: HeldBy): NewEntry[] {
  const names = record.holders.map(({ name: [nameEnglish, nameNepali] }) => ({ nameEnglish, nameNepali }));
  const capital = {
    authorizedCapital: rupees(record.authorizedRupees),
    issuedCapital: rupees(record.issuedShares * RATE),
    paidUpCapital: rupees(record.paidUpRupees),
    ratePerShare: rupees(RATE),
    issuedShares: record.issuedShares,
  };
  return [
    { aspect: 'CAPITAL', after: capital },
    ...names.map((name, at): NewEntry => ({
      aspect: 'SHAREHOLDER',
      subjectId: ids[at] ?? '',
      after: {
        ...name,
        entity: 'INDIVIDUAL',
        companyId: null,
        details: { investorType: 'NEPALI', shareholderType: 'NORMAL_SHAREHOLDER' },
      },
    })),
    ...names.slice(0, record.directors).map((name, at): NewEntry => ({
      aspect: 'DIRECTOR',
      subjectId: unit.newId(),
      after: {
        ...name,
        independent: false,
        since: '2025-04-20',
        until: null,
        details: {
          email: `${name.nameEnglish.toLowerCase().replaceAll(' ', '.')}@demo.example`,
          phoneNo: `98510001${String(at + 1).padStart(2, '0')}`,
        },
      },
    })),
  ];
}

/** The first table of the company and what followed. */
function sharesOf({ registrationNumber, holders, issuedShares, steps }: DemoRecord, held: HeldBy): ShareChange[] {
  const { ids, on } = held;
  const ratePerShare = rupees(RATE);
  const given = assignInSequence(holders.map(({ shares }, at) => ({ holderId: ids[at] ?? '', quantity: shares })));
  const allotments = holders.map(({ shares, shareType }, at) => ({
    holderId: ids[at] ?? '',
    ranges: given.filter(({ holderId }) => holderId === ids[at]),
    paid: shares * ratePerShare,
    shareType,
  }));
  const first = { on, allotments, issued: issuedShares, ratePerShare };
  const outcome = inSteps({ table: [], ratePerShare }, [
    { run: ({ table }) => allotFirst(table, first), placeOf: () => 'first' },
    ...steps.map((step): ShareStep<string> => ({ run: runOf(step, held), placeOf: () => step.step })),
  ]);
  if (!outcome.ok) throw new Error(`The shares of ${registrationNumber}: ${JSON.stringify(outcome.findings)}`);
  return [...outcome.changes];
}

function runOf(step: DemoShareStep, { ids, on }: HeldBy): ShareStep<string>['run'] {
  const idAt = (place: number): string => ids[place] ?? '';
  if (step.step === 'ALLOT') {
    const { quantity, shareType } = step;
    const to = { quantities: [{ holderId: idAt(step.to), quantity }] };
    return (ledger) => allot(ledger, { on, source: 'RESERVE', to, paidPerShare: rupees(step.paidRupees), shareType });
  }
  const range = { from: step.from, to: step.last };
  return (ledger) =>
    transfer(ledger, {
      on,
      holderId: idAt(step.seller),
      ranges: [range],
      to: [{ ...range, holderId: idAt(step.buyer) }],
    });
}
