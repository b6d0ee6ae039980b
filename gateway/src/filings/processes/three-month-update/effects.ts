import {
  filedAuditor,
  filedContact,
  registeredOfficeOf,
  standingAnswers,
} from '@registrar/domain/processes/filings/three-month-update/definition';
import { filedDetails } from '@registrar/domain/processes/questions/people/registered-people';
import { frameOf } from '../../../applications/application';
import { invoiceLateFiling } from '../../../money/fines/invoice-due';
import { dueId } from '../../../money/fines/read-dues';
import type { NewEntry } from '../../../register/entries/enter';
import { auditorEntries } from '../effects/parts/auditor';
import { disclosureEntries } from '../effects/parts/disclosures';
import type { ProcessEffects } from '../effects/process-effects';
import { initialReturnReasons } from './initial-return';

/**
 * What a new company files within three months: the auditor and the disclosures are entered, and the contact where it
 * is another one.
 */
export const threeMonthUpdateEffects: ProcessEffects = {
  conditions: async (_db, company, filing) => initialReturnReasons(company, filing),
  begin: (_db, company) => Promise.resolve(standingAnswers(company)),

  async hold({ unit, application: { row }, actor }) {
    if (actor && row.company_id !== null)
      await invoiceLateFiling(unit, actor, dueId(row.company_id, 'REGISTERED_ADDRESS', null));
  },

  async changes({ unit, application }) {
    const { company, row } = application;
    if (row.company_id === null || company === null) throw new Error('An initial return is filed for a company');
    const frame = frameOf(application);
    const office = registeredOfficeOf(company);
    const contact: NewEntry[] = office
      ? [
          {
            aspect: 'REGISTERED_OFFICE',
            after: { ...office.data, details: { ...filedDetails(office.data), ...filedContact(frame) } },
          },
        ]
      : [];
    return {
      entries: [
        ...(await auditorEntries(unit, row.company_id, filedAuditor(frame))),
        ...disclosureEntries(frame),
        ...contact,
      ],
    };
  },
};
