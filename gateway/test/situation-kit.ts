import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DB } from '../src/platform/database/schema.generated';
import { committeeSeat, isNamedInFiling } from '../src/filings/engine/committee/committee-state';
import { parentCompanyStands } from '../src/filings/engine/group/guards';
import { isAtWork } from '../src/filings/engine/queue/guards';
import { filingBlockers } from '../src/filings/processes/allowed-processes';
import { companyAsFiled } from '../src/filings/facts/company/as-filed';
import { missingDocuments } from '../src/filings/facts/documents/required-documents';
import type { Situation } from '../src/filings/facts/situation';

/** Answers every question with no rows. */
export const noDatabase = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** The situation with every fact that a database would be asked for answered as if all were in order. */
export function inOrder(situation: Situation, { parentStands = true } = {}): Situation {
  parentCompanyStands.set(situation, parentStands);
  missingDocuments.set(situation, []);
  filingBlockers.set(situation, []);
  companyAsFiled.set(situation, true);
  isAtWork.set(situation, true);
  const isBeforeCommittee = situation.application.row.status === 'SENT_FOR_COMMITTEE';
  committeeSeat.set(situation, { invited: isBeforeCommittee, begun: isBeforeCommittee });
  isNamedInFiling.set(situation, false);
  return situation;
}
