import { INITIAL_RETURN } from '@registrar/domain/register/obligation-kinds';
import type { CompanyFacts } from '../../facts/gate/company-facts';
import { factualReason, type Reason } from '../../facts/gate/law-reason';
import {
  filedAuditor,
  filedContact,
  registeredOfficeOf,
  standingAnswers,
} from '@registrar/domain/processes/filings/three-month-update/sections';
import { filedDetails } from '@registrar/domain/processes/questions/people/registered-people';
import { frameOf } from '../../../applications/application';
import { invoiceLateFiling } from '../../../money/fines/invoice-due';
import { dueId } from '../../../money/fines/read-dues';
import type { NewEntry } from '../../../register/entries/enter';
import { auditorEntries } from '../effects/parts/auditor';
import { disclosureEntries } from '../effects/parts/disclosures';
import { changesOfFiler } from '../effects/changes-of-filer';
import type { ProcessEffects } from '../effects/process-effects';

/**
 * The first filing of a new company, within three months: enters the auditor and the disclosures, and the contact if it
 * has changed.
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
    return changesOfFiler(application, {
      entries: [
        ...(await auditorEntries(unit, row.company_id, filedAuditor(frame))),
        ...disclosureEntries(frame),
        ...contact,
      ],
    });
  },
};

/**
 * Section 184(2): every company files its initial return once, within three months of its registration. A return that
 * the portal has is not required again, nor one that was due before the portal kept the company's record. The filing
 * itself is not counted as an obstacle.
 */
export function initialReturnReasons(
  { open, filings }: Pick<CompanyFacts, 'open' | 'filings'>,
  filing: { readonly submittedAt: Date | null } | null,
): Reason[] {
  if (filing?.submittedAt || open.some(({ kind }) => kind === INITIAL_RETURN)) return [];
  const isFiled = filings.some(
    ({ process, status }) => process === INITIAL_RETURN && status !== 'DRAFT' && status !== 'REJECTED',
  );
  return [factualReason('NOT_OWED', isFiled ? 'blocker.initialReturnFiled' : 'blocker.initialReturnNotOwed', {})];
}
