import { addDays } from '@registrar/domain/calendar';
import { standingCompany } from './beginnings';
import {
  approve,
  beginFilled,
  handIn,
  perform,
  verify,
  type Beginning,
  type FilingDeclaration,
  type FilingDeclarations,
} from './filing';
import { TODAY, type FilingDesk } from './filing-desk';
import { closingStatusOf } from './closing-status';

const forced: FilingDeclaration<'FORCED'> = {
  process: 'FORCED',
  begins: (desk) => standingCompany(desk),
  answers: () => ({
    NEVER_STARTED: {
      notStarted: 'The licence that the business needs was refused.',
      decidedOn: TODAY,
      outstanding: 0,
      statement: 'The company has never done business.',
    },
  }),
  standing: closingStatusOf,
  correction: { section: 'NEVER_STARTED', field: 'statement', to: 'The company has not done any business.' },
  expected: { entered: ['NOTE'], papers: ['RECORD_LETTER'], charged: ['DEREGISTRATION'], undone: true },
};

/** What the promoters file (section 136), and the answer of a company that was served. */
export const forcedClosings = {
  FORCED: forced,
  FORCED_II: {
    process: 'FORCED_II',
    begins: afterService,
    answers: () => ({ FORCED_ANSWER: { answer: 'The licence was given meanwhile, and business has begun.' } }),
    standing: closingStatusOf,
    correction: { section: 'FORCED_ANSWER', field: 'answer', to: 'The licence was given, and business has begun.' },
    expected: { entered: ['NOTE'], papers: ['RECORD_LETTER'], charged: [], another: 'FLOW-409', undone: true },
  },
} satisfies Partial<FilingDeclarations>;

/** A proceeding on application of the promoters whose notice was served yesterday. */
async function afterService(desk: FilingDesk): Promise<Beginning> {
  const filing = await beginFilled(desk, forced);
  await handIn(filing);
  await perform(filing, filing.operator, 'claim');
  await verify(filing);
  await approve(filing);
  const opened = new Date(`${addDays(TODAY, -2)}T06:00:00Z`);
  const { db } = desk.gateway.platform.database;
  const proceeding = await db
    .updateTable('proceeding')
    .set({ opened_at: opened })
    .where('opened_by_filing', '=', filing.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('application').set({ decided_at: opened }).where('id', '=', filing.id).execute();
  await desk.gateway.platform.runUnitOfWork((unit) =>
    unit.tx
      .insertInto('proceeding_notice')
      .values({
        id: unit.newId(),
        proceeding_id: proceeding.id,
        kind: 'SERVED',
        published_on: addDays(TODAY, -1),
        ends_on: addDays(TODAY, 60),
      })
      .execute(),
  );
  return { by: filing.by, opens: { ...filing.begun.opens, subject: { kind: 'PROCEEDING', id: proceeding.id } } };
}
