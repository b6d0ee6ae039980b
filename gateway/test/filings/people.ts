import { filedItems, type Answers } from '@registrar/domain/processes';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { addItem, savedItemOf } from '../registration-kit';
import { APPLICATION } from '../filings-kit';
import { standingCompany } from './beginnings';
import type { Filing, FilingDeclarations } from './filing';
import { TODAY } from './filing-desk';

const REPRESENTATIVE: Answers = { ...filedItems(twoOwners(), 'COMPANY_REPRESENTATIVE')[0]?.data };
let phones = 0;

/** Somebody with an account of the portal joins the list, and proves the mobile by the code that goes there. */
async function addSomebody({ desk, by, id }: Filing): Promise<void> {
  const phoneNo = `98000000${String(++phones).padStart(2, '0')}`;
  await desk.newcomer({ mobileNumber: phoneNo });
  const { item } = savedItemOf(await addItem(by, { id }, 'REPRESENTATIVES_AFTER', { ...REPRESENTATIVE, phoneNo }));
  const path = `${APPLICATION}/${id}/section/REPRESENTATIVES_AFTER/item/${item?.id}/phone`;
  await by.call('POST', `${path}/otp`, { phoneNo });
  const otp = /\b\d{6}\b/.exec((await desk.gateway.messageTo(phoneNo)).body)?.[0];
  savedItemOf(await by.call('POST', `${path}/verify`, { phoneNo, otp }));
}

/** Who represents a company, as it decides itself and as one of them files it. */
export const people = {
  INDIVIDUAL_COMPANY_REPRESENTATIVE_CHANGE: {
    process: 'INDIVIDUAL_COMPANY_REPRESENTATIVE_CHANGE',
    begins: standingCompany,
    answers: () => ({
      OWN_CHANGE: { kind: 'OWN_DATA', reason: 'I have moved to Pokhara.' },
      OWN_DATA: REPRESENTATIVE,
    }),
    correction: { section: 'OWN_DATA', field: 'designation', to: 'Head of law' },
    expected: {
      entered: ['REPRESENTATIVE'],
      papers: ['RECORD_LETTER'],
      charged: [],
      undone: true,
    },
  },
  // the last of all: its days pass for everybody
  COMPANY_REPRESENTATIVE_CHANGE: {
    process: 'COMPANY_REPRESENTATIVE_CHANGE',
    begins: standingCompany,
    answers: () => ({
      REPRESENTATIVE_DECISION: {
        decision: { decidedBy: 'BOARD', decidedOn: TODAY, text: 'The board names another representative.' },
      },
    }),
    completes: addSomebody,
    correction: { section: 'REPRESENTATIVES_AFTER', field: 'designation', to: 'Head of law' },
    waits: { days: 8, blocker: 'OBJECTION_TIME' },
    expected: {
      entered: ['REPRESENTATIVE'],
      papers: ['RECORD_LETTER'],
      charged: [],
      undone: true,
    },
  },
} satisfies Partial<FilingDeclarations>;
