import { standingCompany } from './beginnings';
import { closingStatusOf } from './closing-status';
import type { Beginning, FilingDeclarations } from './filing';
import { TODAY, type FilingDesk } from './filing-desk';

/** Everything that is answered besides the missing years, of a company that did not operate. */
export const discountAnswers = {
  DISCOUNT_GROUNDS: { operating: 'NOT_OPERATING', notOperatingSince: '2020-07-16' },
  DISCOUNT_DECISION: {
    decidedBy: 'GENERAL_MEETING',
    decidedOn: TODAY,
    text: 'The company is to be removed from the register.',
  },
  NO_LIABILITY: { statement: 'There is no business, and nothing is owed.', hasPan: 'NO' },
};

/** Section 136ka: a company that did not operate and owes nothing; missing years are in a test of their own. */
export const discounted = {
  DISCOUNTED_DE_REGISTRATION: {
    process: 'DISCOUNTED_DE_REGISTRATION',
    begins: oldCompany,
    answers: () => discountAnswers,
    standing: closingStatusOf,
    correction: { section: 'NO_LIABILITY', field: 'statement', to: 'Nothing is owed to anybody.' },
    expected: { entered: ['NOTE'], papers: ['RECORD_LETTER'], charged: [], undone: false },
  },
} satisfies Partial<FilingDeclarations>;

/** Registered before the section, with a paid-up capital; the portal keeps it since today, so no report is missing. */
async function oldCompany(desk: FilingDesk): Promise<Beginning> {
  const begun = await standingCompany(desk);
  await desk.gateway.platform.database.db
    .updateTable('company')
    .set({ registered_on: '2015-01-01', paid_up_capital: 1_000_000_00 })
    .where('id', '=', begun.opens.companyId)
    .execute();
  return begun;
}
