/**
 * Where PostgreSQL and RabbitMQ answer, the whole suite runs on them, and on the embedded database only these files:
 * what differs there, and one way through the gateway. Without the servers the whole suite runs here.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../portal/paths.mjs';

const DIFFERS = {
  'gateway/test/first-release/upgrade.test.ts': 'migrations of a database that the first release has filled',
  'gateway/test/second-release/upgrade.test.ts': 'migrations of a database that the second release has filled: drafts',
  'gateway/test/second-release/under-way.test.ts': 'the same: filings, links, calls and money under way',
  'gateway/src/platform/unit-of-work.test.ts': 'one session for all transactions, jobs and counters',
  'gateway/src/platform/storage/storage.test.ts': 'files in a folder',
  'gateway/src/audit/audit.test.ts': 'the chain, with one writer at a time',
  'gateway/src/filings/engine/at-the-same-moment.test.ts': 'locks with one session',
  'gateway/src/filings/processes/name-reservation/name-rush.test.ts': 'locks with one session',
  'gateway/src/filings/use-cases/group/group-requests.test.ts': 'answers at the same moment',
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
  'gateway/src/accounts/sign-up.test.ts': 'an account',
  'gateway/test/registered-over-http.test.ts': 'a company from the draft to the register: filings, money, papers',
};

const there = (files) => {
  const gone = files.filter((file) => !existsSync(join(ROOT, file)));
  if (gone.length > 0)
    throw new Error(`scripts/test/embedded-pass.mjs names test files that do not exist:\n${gone.join('\n')}`);
  return files;
};

export const embeddedPass = () => there(Object.keys({ ...DIFFERS, ...ONE_WAY_THROUGH }));
