import type { FilingFrame } from '@registrar/domain/processes';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { fillRegistration, readDetail } from '../registration-kit';
import { reservedName, standingCompany } from './beginnings';
import type { Filing, FilingDeclarations } from './filing';
import { partsOf } from './filing-traces';

/** The example of two owners as far as the filing asks it, with their papers. */
async function fillIn({ by, id }: Filing, without: readonly string[] = []): Promise<void> {
  const example = twoOwners();
  const asked = Object.entries(example.answers).filter(([key]) => !without.includes(key));
  const frame: FilingFrame = { ...example, answers: Object.fromEntries(asked) };
  await fillRegistration(by, await readDetail(by, id), frame);
}

/** Every part of the company that the filing brought into the register; nothing as long as there is none. */
async function foundedBy({ desk, id }: Filing): Promise<unknown> {
  const company = await desk.gateway.platform.database.db
    .selectFrom('company')
    .select('id')
    .where('registered_by', '=', id)
    .executeTakeFirst();
  return company ? partsOf(desk, company.id) : null;
}

const STREET = { section: 'GENERAL_INFORMATION', field: 'address.toleStreet', to: 'Corrected Road 9' };

/** What brings a company into the register with everything that is told of it. */
export const registrations = {
  COMPANY_REGISTRATION: {
    process: 'COMPANY_REGISTRATION',
    async begins(desk) {
      const { by, reserved } = await reservedName(desk);
      return { by, opens: { reservationId: reserved.reservation?.id }, reserved };
    },
    answers: () => ({}),
    completes: (filing) => fillIn(filing),
    standing: foundedBy,
    correction: STREET,
    expected: {
      entered: [
        'CAPITAL',
        'COMPANY_TYPE',
        'DIRECTOR',
        'DIRECTOR',
        'DRAFTER',
        'NAME',
        'OBJECTIVES',
        'REGISTERED_OFFICE',
        'REGISTRATION',
        'REPRESENTATIVE',
        'SHAREHOLDER',
        'SHAREHOLDER',
        'STATUS',
        'WITNESS',
      ],
      papers: ['ARTICLES', 'ARTICLES', 'CERTIFICATE_OF_INCORPORATION', 'MEMORANDUM', 'MEMORANDUM'],
      charged: ['INCORPORATION'],
      // of one reserved name there is one
      another: 'FLOW-409',
      undone: false,
    },
  },
  MIGRATION_COMPANY_REGISTRATION: {
    process: 'MIGRATION_COMPANY_REGISTRATION',
    async begins(desk) {
      const begun = await standingCompany(desk, { phone: '014001122' }, await desk.newcomer());
      await desk.gateway.platform.database.db
        .updateTable('company')
        .set({ migrated: true, details_status: 'UNVERIFIED' })
        .where('id', '=', begun.opens.companyId)
        .execute();
      return begun;
    },
    answers: () => ({}),
    // nobody knows the witness and the drafter any more
    completes: (filing) => fillIn(filing, ['WITNESS', 'LEGAL_PERSON_DETAILS']),
    correction: STREET,
    expected: {
      entered: [
        'CAPITAL',
        'DIRECTOR',
        'DIRECTOR',
        'OBJECTIVES',
        'REGISTERED_OFFICE',
        'REPRESENTATIVE',
        'SHAREHOLDER',
        'SHAREHOLDER',
      ],
      papers: [],
      charged: [],
      undone: false,
    },
  },
} satisfies Partial<FilingDeclarations>;
