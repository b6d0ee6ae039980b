/**
 * Where PostgreSQL and RabbitMQ answer, the whole suite runs on them, and on the embedded database only these files:
 * what differs there, and one way through each part of the gateway. Without the servers the whole suite runs here.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/portal/paths.mjs';

/** They bring an embedded database of their own, whatever servers there are: the other pass leaves them out. */
const ON_DISK_ANYWAY = {
  'gateway/src/platform/database/open-database.test.ts': 'how it is opened, and that the migrations arrive at the committed types',
  'gateway/test/killed-while-approving.test.ts': 'killed processes',
  'gateway/test/killed-while-rendering.test.ts': 'killed processes',
  'gateway/test/killed-while-submitting.test.ts': 'killed processes',
  'gateway/test/process.test.ts': 'one folder, one process',
};

const DIFFERS = {
  'gateway/test/first-release/upgrade.test.ts': 'migrations of a database that the first release has filled',
  'gateway/src/platform/unit-of-work.test.ts': 'one session for all transactions, jobs and counters',
  'gateway/src/platform/storage/storage.test.ts': 'files in a folder',
  'gateway/src/audit/audit.test.ts': 'the chain, with one writer at a time',
  'gateway/src/filings/at-the-same-moment.test.ts': 'locks with one session',
  'gateway/src/filings/name-rush.test.ts': 'locks with one session',
  'gateway/src/filings/group/group-requests.test.ts': 'answers at the same moment',
  'gateway/src/register/entries/enter.test.ts': 'triggers of the register',
  'gateway/src/register/registration-number.test.ts': 'numbers without a gap, with one session',
  'gateway/src/register/shares/share-ledger.test.ts': 'constraints that need btree_gist',
  'gateway/src/names/name-index.test.ts': 'pg_trgm',
  'gateway/src/names/name-check.test.ts': 'pg_trgm, and how long it takes',
  'gateway/src/names/name-rules-by-http.test.ts': 'names',
  'gateway/src/register/import-names/import-names.test.ts': 'names written in bulk',
  'gateway/src/register/search/company-search.test.ts': 'collation and pg_trgm',
};

const ONE_WAY_THROUGH = {
  'gateway/src/accounts/sign-up.test.ts': 'accounts',
  'gateway/src/administration/staff.test.ts': 'administration',
  'gateway/src/dashboard/dashboard.test.ts': 'dashboard',
  'gateway/src/deadlines/deadlines.test.ts': 'deadlines',
  'gateway/src/filings/documents/documents.test.ts': 'documents',
  'gateway/src/filings/name-reservation.test.ts': 'filings: a name',
  'gateway/test/registered-over-http.test.ts': 'filings, money, papers: a company from the draft to the register',
  'gateway/src/papers/name-reservation/letters.test.ts': 'letters',
  'gateway/src/lookups/lookups.test.ts': 'lookups',
  'gateway/src/money/vouchers.test.ts': 'money: an invoice and its vouchers',
  'gateway/src/notifications/notifications.test.ts': 'notifications',
  'gateway/src/old-system/migration.test.ts': 'old system',
  'gateway/src/papers/certificate/certificate.test.ts': 'papers',
  'gateway/src/platform/http/http.test.ts': 'limits and refusals of HTTP',
  'gateway/src/platform/stomp/stomp.test.ts': 'sockets on the bus in the process',
  'gateway/src/uploads/uploads.test.ts': 'uploads',
};

const there = (files) => {
  const gone = files.filter((file) => !existsSync(join(ROOT, file)));
  if (gone.length > 0) throw new Error(`gateway/test/jest/embedded-pass.mjs names test files that do not exist:\n${gone.join('\n')}`);
  return files;
};

export const onDiskAnyway = () => there(Object.keys(ON_DISK_ANYWAY));
export const embeddedPass = () => there(Object.keys({ ...ON_DISK_ANYWAY, ...DIFFERS, ...ONE_WAY_THROUGH }));
