import { longestFiles } from './longest-files.mjs';

/**
 * The long part of the tests, cut into slices that each run alone: what kills processes, waits for minutes, brings
 * servers of its own, or walks a journey that the core of the browser tests does not. Files of a slice run in no other
 * part; `slices.test.ts` holds that every file named here exists and every browser test belongs to one part.
 *
 * `jest`: files of the Jest project `project`; `browser`: Playwright project and files (all of the project without).
 *
 * @typedef {{
 *   name: string,
 *   title: string,
 *   jest?: { project: 'gateway' | 'node', files: readonly string[], embedded?: boolean },
 *   browser?: { project: string, files?: readonly string[], config?: string },
 *   embeddedPass?: boolean,
 * }} Slice
 */

/** Journeys beside the core, by subject; a file whose tests are all in the core stands here too, and costs nothing. */
const JOURNEYS = {
  accounts: [
    ...[
      'company-email',
      'desk',
      'e-services',
      'first-journey',
      'first-pages',
      'migration',
      'notifications',
      'officers',
      'recovery',
    ],
    ...['representatives', 'search-company', 'second-factor', 'sessions', 'staff'],
  ],
  companies: [
    ...['amendment-of-aoa-moa', 'annual-report', 'annual-report-public', 'annual-report-years'],
    ...['asked-documents', 'bought-copies', 'call-for-explanation', 'certified-copies', 'company-changes'],
    ...['company-locks', 'company-orders', 'company-representative-change', 'company-returned'],
    ...['company-type-change', 'corrected-mistakes', 'grievance-refund', 'grievances'],
    ...['individual-representative-change', 'initial-return', 'paper-signing', 'reported-filings', 'shared-documents'],
    ...['location-change', 'objective-change', 'capital-change', 'share-baad-phaad', 'share-rate-change'],
    ...['company-acquisition', 'discounted', 'merger'],
    ...['foreign-closing', 'forced-by-office', 'liquidation'],
    ...['jafat-jageda', 'share-succession', 'share-transfer', 'share-transfer-foreign', 'shareholder-change'],
    ...['heir-admission', 'institution-asks', 'model-forms', 'orders-on-shares', 'restored', 'shares-keyboard'],
  ],
  money: [
    ...['card-payments', 'fee-schedules', 'fines', 'payable', 'payment-reconciliation', 'refunds', 'voucher-payments'],
  ],
  names: [
    ...['applicants-reservation', 'committee', 'decisions', 'expiry', 'group-names', 'migrated-reservation'],
    ...['name-change', 'name-fee', 'name-outcomes', 'next-step', 'public-odds', 'word-lists'],
  ],
  registration: [
    ...['additional-document', 'correction', 'foreign-branch', 'founding-signatures', 'joint-venture', 'keyboard'],
    ...['migrated', 'non-profit', 'phone', 'point', 'private', 'public', 'rejected', 'saving', 'signatures'],
    'type-change',
  ].map((name) => `registration-${name}`),
};

/** A release changes what every tab is served, so these run on a portal of their own. */
const RELEASES = 'e2e/releases.config.ts';

/** @returns {Slice} */
const journeysOf = (subject, names) => ({
  name: `journeys-${subject}`,
  title: `journeys beside the core: ${subject}`,
  browser: { project: 'journeys', files: names.map((name) => `journeys/${name}.spec.ts`) },
});

/** @type {readonly Slice[]} */
const NAMED = [
  {
    name: 'kills',
    title: 'the gateway killed at named statements',
    jest: {
      project: 'gateway',
      files: [
        'gateway/test/killed-while-approving.test.ts',
        'gateway/test/killed-while-moving-shares.test.ts',
        'gateway/test/killed-while-rendering.test.ts',
        'gateway/test/killed-while-submitting.test.ts',
      ],
      embedded: true,
    },
  },
  journeysOf('companies', JOURNEYS.companies),
  {
    name: 'each-filing',
    title: 'filings in every part and every order',
    jest: {
      project: 'gateway',
      files: [
        'gateway/test/filings/every-filing-changes.test.ts',
        'gateway/test/filings/every-filing-names.test.ts',
        'gateway/test/filings/every-filing-reports.test.ts',
        'gateway/test/filings/every-filing-liquidations.test.ts',
        'gateway/test/filings/every-filing-closings.test.ts',
      ],
    },
  },
  {
    name: 'proceedings',
    title: 'proceedings over months of the moved clock',
    jest: {
      project: 'gateway',
      files: [
        'gateway/src/liquidators/liquidators.test.ts',
        'gateway/src/proceedings/conduct-of-proceedings.test.ts',
        'gateway/src/proceedings/opinion-links.test.ts',
        'gateway/src/proceedings/public-notices.test.ts',
        'gateway/src/requested-documents/requested-documents.test.ts',
        'gateway/test/closing-table/closing-table.test.ts',
      ],
    },
  },
  { name: 'embedded', title: 'the embedded database, what differs there', embeddedPass: true },
  {
    name: 'data-folder',
    title: 'the folder, the lock and the memory of the embedded database',
    jest: { project: 'gateway', files: ['gateway/src/platform/database/open-database.test.ts'], embedded: true },
  },
  journeysOf('names', JOURNEYS.names),
  { name: 'release', title: 'releases while tabs are open', browser: { project: 'release', config: RELEASES } },
  {
    name: 'backup-drill',
    title: 'backups, also under load, killed and restored elsewhere',
    jest: { project: 'gateway', files: ['gateway/test/backup-drill.test.ts', 'gateway/src/backup/backup.test.ts'] },
  },
  journeysOf('registration', JOURNEYS.registration),
  {
    name: 'operations',
    title: 'every command of the pages for operators',
    jest: { project: 'gateway', files: ['gateway/test/operations-commands.test.ts'] },
  },
  {
    name: 'nginx',
    title: 'behind nginx: limits, two minutes of silence, a rolling update',
    jest: {
      project: 'gateway',
      files: ['gateway/test/behind-nginx.test.ts', 'gateway/test/rolling-update.test.ts'],
    },
  },
  {
    name: 'own-repository',
    title: 'a remote in a repository of its own',
    browser: { project: 'own-repository', config: RELEASES },
  },
  {
    name: 'fuzz',
    title: '10,000 fuzzed requests to gateway and host',
    jest: { project: 'gateway', files: ['gateway/test/fuzzed-calls.test.ts'] },
  },
  {
    name: 'attack',
    title: 'the attack on an embedded portal',
    jest: { project: 'gateway', files: ['gateway/test/attack.test.ts'], embedded: true },
  },
  journeysOf('accounts', JOURNEYS.accounts),
  { name: 'a11y', title: 'what opens above a page, and the keyboard alone', browser: { project: 'a11y' } },
  { name: 'skew', title: 'versions that do not fit', browser: { project: 'skew' } },
  {
    name: 'replica',
    title: 'a read replica and a pooler of PostgreSQL',
    jest: {
      project: 'gateway',
      files: [
        'gateway/test/read-replica.test.ts',
        'gateway/test/late-replica.test.ts',
        'gateway/test/pgbouncer.test.ts',
      ],
    },
  },
  journeysOf('money', JOURNEYS.money),
  {
    name: 'first-release',
    title: 'migrations of a database that the first release has filled',
    jest: { project: 'gateway', files: ['gateway/test/first-release/upgrade.test.ts'] },
  },
  { name: 'resilience', title: 'remotes and a gateway that fail', browser: { project: 'resilience' } },
  {
    name: 'releases-under-kill',
    title: 'releases while the host is killed',
    jest: { project: 'node', files: ['host/src/releases-under-kill.test.ts'] },
  },
];

const filesOf = (slices) => slices.flatMap(({ jest }) => jest?.files ?? []);

/** So much of the time of the gateway's other files is slices too: on a slow machine the decisive part has to end. */
const LONGEST_SHARE = 0.4;
const LONGEST_SLICES = 5;

const longest = longestFiles(LONGEST_SHARE, filesOf(NAMED));

/** @type {readonly Slice[]} */
const LONGEST = Array.from({ length: LONGEST_SLICES }, (_, at) => ({
  name: `longest-${at + 1}`,
  title: `the gateway's files that take longest, ${at + 1} of ${LONGEST_SLICES}`,
  jest: {
    project: 'gateway',
    files: ofShard(longest, { index: at + 1, count: LONGEST_SLICES }),
  },
})).filter(({ jest }) => jest.files.length > 0);

/** One of the longest comes after every few of the others, so that wherever a run begins some of both are in it. */
const EVERY = Math.ceil(NAMED.length / LONGEST_SLICES);

/** @type {readonly Slice[]} */
export const SLICES = NAMED.flatMap((slice, at) =>
  at % EVERY === 0 ? [LONGEST[at / EVERY], slice].filter(Boolean) : [slice],
);

/** Test files of Jest that only a slice runs. */
export const filesOfSlices = () => filesOf(SLICES);

/**
 * The slices in the order of this run. Which one begins follows from the number of the commit, so that none is always
 * last and left out when the time is over.
 *
 * @template T
 * @param {readonly T[]} slices
 * @param {number} commit number of commits before this one
 * @returns {T[]}
 */
export function inTurn(slices, commit) {
  const first = slices.length === 0 ? 0 : commit % slices.length;
  return [...slices.slice(first), ...slices.slice(0, first)];
}

/**
 * The shard `index` of `count` (from 1) of what cannot be divided any further.
 *
 * @template T
 * @param {readonly T[]} items
 * @param {{ index: number, count: number } | undefined} shard
 */
export function ofShard(items, shard) {
  return shard === undefined ? [...items] : items.filter((_, at) => at % shard.count === shard.index - 1);
}
