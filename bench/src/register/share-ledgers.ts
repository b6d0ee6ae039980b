import { issuedExtractSchema } from '@registrar/domain/calls/papers';
import { agreementOn, gift } from '@registrar/domain/testing/share-agreement';
import { dayInNepal } from '../../../gateway/src/platform/clock';
import { renderPaper } from '../../../gateway/src/papers/render-paper';
import { act, callerOf, detailOf, newKey, type Caller } from '../../../gateway/test/filings-kit';
import { startTestGateway, type Answer, type TestGateway } from '../../../gateway/test/harness';
import { draftAgreement, verifiedAgreement } from '../../../gateway/test/share-agreement-kit';
import { kindsHere, newPlace, type PlaceKind } from '../gateway/place';
import type { Options } from '../options';
import type { Row } from '../row';
import { IN_RANGE, largeLedger, type LargeLedger } from './large-ledger';

const MANY = { holders: 500, ranges: 3_000 };
const PUBLIC = { holders: 10_000, ranges: 10_000 };

/** The table of shares of a company with many holders: shown, changed by a transfer, and as a signed paper. */
export async function measureShareLedgers(options: Options): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of await kindsHere()) rows.push(...(await ledgersOn(options, kind)));
  return rows;
}

async function ledgersOn(options: Options, kind: PlaceKind): Promise<Row[]> {
  const place = await newPlace(kind, options.data);
  const gateway = await startTestGateway({ demoData: true, dataDirectory: place.folder, database: place.database });
  try {
    await gateway.platform.jobs.stop(); // reminders and papers would be taken for a part of the call
    const puja = await callerOf(gateway, 'puja.representative');
    const many = await largeLedger(gateway, puja, MANY);
    const open = await largeLedger(gateway, puja, PUBLIC);
    const [pages, postings, extracts, pagesOfPublic]: [number[], number[], number[], number[]] = [[], [], [], []];
    for (let run = 0; run <= options.runs; run += 1) {
      const page = await timed(() => showPage(puja, many));
      const posting = await approvedTransfer(gateway, puja, many, run);
      const extract = await timed(() => writeExtract(gateway, puja, many));
      const pageOfPublic = await timed(() => showPage(puja, open));
      if (run === 0) continue; // the first compiles what the others run, and loads the typeface
      pages.push(page);
      postings.push(posting);
      extracts.push(extract);
      pagesOfPublic.push(pageOfPublic);
    }
    const size = `${MANY.holders} holders, ${MANY.ranges} ranges`;
    return [
      {
        name: `table of shares, ${size}, ${kind}`,
        unit: 'ms',
        ours: pages,
        bar: { kind: 'at most', limit: 1_000 },
        note: 'what its page asks for: the record, the shareholders, the ownership',
      },
      {
        name: `approval of a transfer of shares, ${size}, ${kind}`,
        unit: 'ms',
        ours: postings,
        bar: { kind: 'at most', limit: 500 },
        note: 'the whole call',
      },
      {
        name: `extract of the table of shares, ${size}, ${kind}`,
        unit: 'ms',
        ours: extracts,
        bar: { kind: 'at most', limit: 3_000 },
        note: 'asked for, set, signed, stored',
      },
      {
        name: `table of shares of a public company, ${PUBLIC.holders} holders, ${kind}`,
        unit: 'ms',
        ours: pagesOfPublic,
        bar: { kind: 'at most', limit: 1_000 },
        note: 'what its page asks for',
      },
    ];
  } finally {
    await gateway.close();
    await place.drop();
  }
}

const pathOf = ({ companyId }: LargeLedger, what: string): string => `external/api/company/${companyId}/${what}`;

async function showPage(puja: Caller, ledger: LargeLedger): Promise<void> {
  const answers = await Promise.all(
    ['record', 'shareholder', 'ownership'].map((what) => puja.call('GET', pathOf(ledger, what))),
  );
  answers.forEach(granted);
}

/** The milliseconds of the approval: shares of the public in the middle of a range go to the next holder. */
async function approvedTransfer(gateway: TestGateway, puja: Caller, ledger: LargeLedger, run: number): Promise<number> {
  const gita = await callerOf(gateway, 'gita.operator');
  const maya = await callerOf(gateway, 'maya.approver');
  const range = Math.floor(MANY.ranges * 0.6) + run;
  const [seller = '', buyer = ''] = [0, 1].map((next) => ledger.holders[(range + next) % MANY.holders]);
  const from = range * IN_RANGE + 6;
  const setup = agreementOn(dayInNepal(gateway.clock.now()), 'TRANSFER');
  const given = gift(seller, [{ from, to: from + 4 }], { buyer: 'REGISTERED', buyerId: buyer });
  const draft = await draftAgreement(puja, ledger.companyId, setup, { SPSA_TRANSFERS: [given] });
  const verified = await verifiedAgreement([puja, gita], draft);
  return timed(async () => void detailOf(await act(maya, verified, 'approve')));
}

async function writeExtract({ platform }: TestGateway, puja: Caller, ledger: LargeLedger): Promise<void> {
  const answer = await puja.call('POST', pathOf(ledger, 'shareholder/extract'), {}, newKey());
  granted(answer);
  const { code } = issuedExtractSchema.parse(answer.body.data);
  const { db } = platform.database;
  const { id } = await db.selectFrom('letter').select('id').where('code', '=', code).executeTakeFirstOrThrow();
  await renderPaper(platform, id);
}

function granted({ status, body }: Answer): void {
  if (status !== 200) throw new Error(`${status} ${body.message} ${JSON.stringify(body.errors ?? '')}`);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
