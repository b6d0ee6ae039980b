import { importReportSchema, ITEMS_AT_ONCE, savedItemSchema } from '@registrar/domain/calls/filing-sections';
import { applicationDetailSchema, type ApplicationDetail } from '@registrar/domain/calls/filings';
import { nepaliHolder, stake } from '@registrar/domain/testing/registration-people';
import { third, type Options } from '../options';
import type { Row } from '../row';
import { percentile } from '../statistics';
import { act, APPLICATION, callerOf, filledDraft, newKey, saveSection, type Caller } from './caller';
import { clientCredentials, filledPlace, startGateway } from './gateway-program';
import { kindsHere, type PlaceKind } from './place';

const HOLDERS = 500;
/** Of a large public company. */
const MANY_HOLDERS = 10_000;
/** Shares of all holders together. */
const HELD = HOLDERS * 300;
const SAVES_A_RUN = 40;
const RATE = 100_00;
const TYPE = {
  companyType: 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI',
  parentCompanyType: 'PUBLIC_NON_GOVERNMENT',
  suffix: 'LIMITED',
} as const;

/**
 * A registration with five hundred shareholders: bringing them in, showing them all, and saving one of them while it is
 * typed.
 */
export async function measureShareholders(options: Options): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of await kindsHere()) rows.push(...(await shareholdersOn(options, kind)));
  return rows;
}

async function shareholdersOn(options: Options, kind: PlaceKind): Promise<Row[]> {
  const place = await filledPlace(options, kind);
  const gateway = await startGateway(options, place);
  try {
    const person = (username: string): Promise<Caller> => callerOf(gateway.url, clientCredentials(place), username);
    const [ram, gita, maya] = [
      await person('ram.applicant'),
      await person('gita.operator'),
      await person('maya.approver'),
    ];
    const importing: number[] = [];
    const showing: number[] = [];
    const saving: number[] = [];
    const importingMany: number[] = [];
    for (let run = 0; run < third(options); run++) {
      const draft = await openRegistration(ram, gita, maya);
      importingMany.push((await timed(() => bringIn(ram, draft, MANY_HOLDERS))) / 1_000);
    }
    for (let run = 0; run <= options.runs; run++) {
      const draft = await openRegistration(ram, gita, maya);
      const brought = await timed(() => bringIn(ram, draft, HOLDERS));
      const shown = await timed(() => show(ram, draft));
      const saves = await saveOften(ram, draft);
      if (run === 0) continue; // the first is the warm-up
      importing.push(brought);
      showing.push(shown);
      saving.push(percentile(saves, 99));
    }
    const note = `${HOLDERS} shareholders of a public company, judged together`;
    return [
      {
        name: `import of ${HOLDERS} shareholders, ${kind}`,
        unit: 'ms',
        ours: importing,
        bar: { kind: 'at most', limit: 5_000 },
        note,
      },
      {
        name: `import of ${MANY_HOLDERS} shareholders, ${kind}`,
        unit: 's',
        ours: importingMany,
        bar: { kind: 'at most', limit: 60 },
        note: `a sheet, ${ITEMS_AT_ONCE} rows a call`,
      },
      {
        name: `summary of ${HOLDERS} shareholders, ${kind}`,
        unit: 'ms',
        ours: showing,
        bar: { kind: 'at most', limit: 1_000 },
        note: `${note}; the filing and its list`,
      },
      {
        name: `autosave of one of ${HOLDERS} shareholders, ${kind}, p99`,
        unit: 'ms',
        ours: saving,
        bar: { kind: 'at most', limit: 500 },
        note: `${note}; ${SAVES_A_RUN} saves after each other`,
      },
    ];
  } finally {
    await gateway.stop();
    await place.drop();
  }
}

async function openRegistration(ram: Caller, gita: Caller, maya: Caller): Promise<ApplicationDetail> {
  let reservation = await act(ram, await filledDraft(ram, TYPE), 'submit');
  for (const [officer, action] of [
    [gita, 'claim'],
    [gita, 'verify'],
    [maya, 'approve'],
  ] as const)
    reservation = await act(officer, reservation, action);
  const opened = await ram.call(
    'POST',
    APPLICATION,
    { processName: 'COMPANY_REGISTRATION', reservationId: reservation.reservation?.id },
    newKey(),
  );
  return saveSection(ram, applicationDetailSchema.parse(opened), 'CAPITAL_STRUCTURE', {
    authorizedCapital: HELD * 4 * RATE,
    shareRate: RATE,
    authorizedQuantity: HELD * 4,
    issuedCapital: HELD * 2 * RATE,
    promoterPercent: 51,
    publicPercent: 49,
    promoterPaidAmount: HELD * RATE,
    promoterUnpaidAmount: 0,
    sourcesOfFund: [{ source: 'OWN_INCOME', amount: HELD * RATE }],
  });
}

const listOf = ({ id }: Pick<ApplicationDetail, 'id'>): string => `${APPLICATION}/${id}/section/SHAREHOLDER/item`;

/** As a sheet is brought in: as many rows a call as one may have. */
async function bringIn(ram: Caller, draft: ApplicationDetail, holders: number): Promise<void> {
  const rows = Array.from({ length: holders }, (_, at) => nepaliHolder(at + 1, stake(HELD / holders, RATE)));
  let all = 0;
  for (let first = 0; first < rows.length; first += ITEMS_AT_ONCE) {
    const part = { rows: rows.slice(first, first + ITEMS_AT_ONCE) };
    all += importReportSchema.parse(await ram.call('POST', `${listOf(draft)}/import`, part, newKey())).written;
  }
  if (all !== holders) throw new Error(`${all} of ${holders} shareholders were written`);
}

async function show(ram: Caller, draft: ApplicationDetail): Promise<void> {
  await Promise.all([ram.call('GET', `${APPLICATION}/${draft.id}`), ram.call('GET', listOf(draft))]);
}

/** How long each of many saves of the same entry took. */
async function saveOften(ram: Caller, draft: ApplicationDetail): Promise<number[]> {
  const added = savedItemSchema.parse(
    await ram.call('POST', listOf(draft), nepaliHolder(HOLDERS + 1, stake(1, RATE)), newKey()),
  );
  let version = added.item?.version ?? 1;
  const took: number[] = [];
  for (let at = 0; at < SAVES_A_RUN; at++) {
    took.push(
      await timed(async () => {
        const saved = await ram.call(
          'PUT',
          `${listOf(draft)}/${added.item?.id ?? ''}`,
          nepaliHolder(HOLDERS + 1, stake(at + 1, RATE)),
          { 'if-match': `"${version}"` },
        );
        version = savedItemSchema.parse(saved).item?.version ?? version;
      }),
    );
  }
  return took;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
