import { nameDetailsDraft } from '@registrar/domain/processes/questions/names/name-details';
import { companyTypeIdOf } from '@registrar/domain/enumerations';
import { freeName, nameSection } from '../filings-kit';
import { readDetail } from '../registration-kit';
import { groupName, reservedName, standingCompany } from './beginnings';
import type { Filing, FilingDeclarations } from './filing';
import { TODAY } from './filing-desk';

let certificates = 0;

/** Whether the proposed name may be asked for, as everybody is told. */
async function nameCheckOf({ desk: { gateway }, by, id }: Filing): Promise<unknown> {
  const { sections } = await readDetail(by, id);
  const { english, nepali } = nameDetailsDraft.parse(sections.find(({ key }) => key === 'NAME_DETAILS')?.data);
  const body = { english, nepali };
  return Object((await gateway.call('POST', 'external/api/name/check', { body })).body.data).outcome;
}

/** What the reserved name is called and for which kind of company. */
const reservationOf = ({ desk: { gateway }, begun }: Filing): Promise<unknown> =>
  gateway.platform.database.db
    .selectFrom('name_reservation')
    .select(['company_type_id', 'name_english', 'name_nepali'])
    .where('application_id', '=', begun.reserved?.id ?? '')
    .executeTakeFirstOrThrow();

/** What decides on the name of a company, or of one to be. */
export const names = {
  NAME_RESERVATION: {
    process: 'NAME_RESERVATION',
    begins: async ({ representative }) => ({ by: representative, opens: {} }),
    answers: () => ({ NAME_DETAILS: nameSection(freeName()), OBJECTIVE_DETAILS: { nsicCodes: ['0001'] } }),
    async ofGroup(desk) {
      const { parent, name, answers } = await groupName(desk);
      return { parent, answers: { NAME_DETAILS: nameSection(name, answers) } };
    },
    standing: nameCheckOf,
    correction: false,
    // the name is its own; of a company to be there may be several
    expected: { entered: [], papers: ['NAME_RESERVATION'], charged: ['NO_FEE'], another: 'DRAFT', undone: true },
  },
  MIGRATION_NAME_RESERVATION: {
    process: 'MIGRATION_NAME_RESERVATION',
    async begins(desk) {
      const begun = await standingCompany(desk);
      const { companyId } = begun.opens;
      const { db } = desk.gateway.platform.database;
      await db
        .updateTable('company')
        .set({ migrated: true, details_status: 'UNVERIFIED' })
        .where('id', '=', companyId)
        .execute();
      // of what came over one amount is said to be another
      const claim = { item: 'AUTHORIZED_CAPITAL', status: 'UNVERIFIED', claimed_value: '75000000' } as const;
      await db
        .insertInto('company_detail_check')
        .values({ company_id: companyId, ...claim, answered_at: desk.gateway.clock.now() })
        .execute();
      return begun;
    },
    answers() {
      const { english, nepali } = freeName();
      return {
        OLD_NAME_DETAILS: {
          english: `${english} Private Limited`,
          nepali: `${nepali} प्राइभेट लिमिटेड`,
          registrationNumber: `45-${++certificates}`,
          registeredOn: '2004-06-14',
        },
      };
    },
    correction: false,
    expected: {
      entered: ['CAPITAL', 'NAME', 'REGISTRATION'],
      papers: [],
      charged: [],
      undone: false,
    },
  },
  NAME_CHANGE: {
    process: 'NAME_CHANGE',
    // its fee is a part of what the capital costs
    begins: (desk) => standingCompany(desk, { authorizedCapital: 100_000_000 }),
    answers: () => ({
      NAME_DETAILS: { ...freeName() },
      CHANGE_DECISION: {
        reason: 'The company does other work now.',
        meeting: 'GENERAL_MEETING',
        resolutionOn: TODAY,
        decision: 'The general meeting resolved to change the name.',
      },
    }),
    async ofGroup(desk) {
      const { parent, name, answers } = await groupName(desk);
      return { parent, answers: { NAME_DETAILS: { ...name, ...answers } } };
    },
    correction: false,
    expected: {
      entered: ['NAME'],
      papers: ['CERTIFICATE_OF_NAME_CHANGE'],
      charged: ['NAME_CHANGE'],
      undone: true,
    },
  },
  MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION: {
    process: 'MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION',
    async begins(desk) {
      const { reserved } = await reservedName(desk);
      return { by: desk.operators[0], opens: {}, reserved };
    },
    answers: ({ begun }) => ({
      TYPE_CHANGE: {
        reservationNumber: begun.reserved?.applicationNumber,
        companyTypeId: companyTypeIdOf('PUBLIC_NON_GOVERNMENT_ALL_NEPALI'),
        reason: 'Asked for at the counter.',
      },
    }),
    standing: reservationOf,
    correction: { section: 'TYPE_CHANGE', field: 'companyTypeId', to: companyTypeIdOf('NON_PROFIT') },
    // the letter of the reserved name is issued anew; changed back it is by another one of its kind
    expected: { entered: [], papers: ['NAME_RESERVATION'], charged: [], undone: false },
  },
} satisfies Partial<FilingDeclarations>;
