import type { CompanyType } from '@registrar/domain/enumerations';
import type { Answers } from '@registrar/domain/processes';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { openMerger } from '../../src/filings/facts/mergers/open-merger';
import { companyTypeIdOf } from '@registrar/domain/enumerations';
import { dayInNepal } from '../../src/platform/clock';
import type { NewCompany } from '../../src/register/register-companies';
import { filedRegistration } from '../awaiting-approval-kit';
import { addCompany } from '../company-kit';
import {
  act,
  APPLICATION,
  detailOf,
  filledDraft,
  freeName,
  newKey,
  saveSection,
  take,
  type Caller,
  type TestName,
} from '../filings-kit';
import { attachRequired, readDetail, verifiedFiling } from '../registration-kit';
import type { Beginning } from './filing';
import { OFFICE, type FilingDesk } from './filing-desk';

const PRIVATE: CompanyType = 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI';
/** The address of every company here, as the examples of a registration have it. */
const EMAIL = 'office@makalu.example';

/** A company in order that the register has taken over from an older one: little more than its name is known of it. */
export async function standingCompany(
  { gateway, representative }: FilingDesk,
  more: Partial<NewCompany> = {},
  by: Caller = representative,
): Promise<Beginning & { readonly opens: { readonly companyId: string } }> {
  const name = freeName();
  const { id: companyId } = await addCompany(gateway, by.userId, {
    officeId: OFFICE,
    companyTypeId: companyTypeIdOf(PRIVATE),
    english: `${name.english} Private Limited`,
    nepali: `${name.nepali} प्राइभेट लिमिटेड`,
    email: EMAIL,
    emailVerified: true,
    ...more,
  });
  return { by, opens: { companyId } };
}

/** One that this portal has registered today, with all that two owners told of it. */
export async function registeredCompany({
  gateway,
  representative,
  operators: [operator],
  registrar,
}: FilingDesk): Promise<Beginning> {
  const filing = await filedRegistration(
    gateway.platform,
    { ...twoOwners(), today: dayInNepal(gateway.clock.now()) },
    { applicant: representative.userId, verifier: operator.userId, officeId: OFFICE },
  );
  detailOf(await act(registrar, filing, 'approve'));
  const { id: companyId } = await gateway.platform.database.db
    .updateTable('company')
    .set({ email_verified_at: gateway.clock.now() })
    .where('registered_by', '=', filing.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { by: representative, opens: { companyId } };
}

/** The same, whose registration is to be corrected. */
export async function correctedRegistration(desk: FilingDesk): Promise<Beginning> {
  const { by, opens } = await registeredCompany(desk);
  const { registered_by: id } = await desk.gateway.platform.database.db
    .selectFrom('company')
    .select('registered_by')
    .where('id', '=', opens.companyId ?? '')
    .executeTakeFirstOrThrow();
  return { by, opens: { ...opens, subject: { kind: 'FILING', id: id ?? '' } } };
}

/** Two that this portal has registered today and that have decided to merge; the first one applies. */
export async function confirmedMerger(desk: FilingDesk): Promise<Beginning> {
  const { gateway, registrar } = desk;
  const own = await registeredCompany(desk);
  const partner = await registeredCompany(desk);
  const [ownId = '', partnerId = ''] = [own.opens.companyId, partner.opens.companyId];
  for (const [companyId, otherId] of [
    [ownId, partnerId],
    [partnerId, ownId],
  ] as const)
    await gateway.platform.runUnitOfWork(async (unit) => {
      const company = await unit.tx
        .selectFrom('company')
        .select('registered_by')
        .where('id', '=', companyId)
        .executeTakeFirstOrThrow();
      await openMerger(
        unit,
        {
          accountId: registrar.userId,
          sessionId: registrar.userId,
          username: registrar.username,
          role: 'APPROVER_2',
          officeId: OFFICE,
          external: false,
          screens: new Set(),
          restriction: null,
          secondFactor: 'NONE',
          ipHash: '',
        },
        {
          companyId,
          partnerId: otherId,
          officeId: OFFICE,
          decisionId: company.registered_by ?? '',
          decisionNumber: 'DM-1',
        },
      );
    });
  return own;
}

/** Of two that were confirmed, the first one after the other was merged into it. */
export async function mergedCompany(desk: FilingDesk): Promise<Beginning> {
  const own = await confirmedMerger(desk);
  const { representative: by, operators, revenue, approvers, registrar } = desk;
  const asked = { processName: 'COMPANY_MERGE', ...own.opens };
  let draft = detailOf(await by.call('POST', APPLICATION, asked, newKey()));
  for (const [section, data] of Object.entries(MERGE_ANSWERS))
    draft = detailOf(await saveSection(by, draft, section, data));
  await attachRequired(by, draft.id);
  const ready = await readDetail(by, draft.id);
  const verified = await verifiedFiling({ applicant: by, operator: operators[0], revenue }, ready);
  detailOf(await act(approvers.APPROVER_1 ?? registrar, verified, 'approve'));
  return own;
}

/** Of the registered companies, which have 1,000 shares at Rs. 100 each. */
export const MERGE_ANSWERS = {
  MERGE_DETAILS: { companyProcess: 'MERGE', oldShares: 2, newShares: 1, paidPerShare: 10_000 },
  MERGE_CAPITAL: { authorizedCapital: 2_000_000_00, issuedCapital: 150_000_00, paidUpCapital: 150_000_00 },
};

/** A name that somebody new has reserved, for a private company. */
export async function reservedName(desk: FilingDesk): Promise<Required<Omit<Beginning, 'opens'>>> {
  const { operators, approvers, registrar } = desk;
  const by = await desk.newcomer();
  const [operator] = operators.toReversed();
  const reserved = await take(await filledDraft(by), [
    [by, 'submit'],
    [operator ?? registrar, 'claim'],
    [operator ?? registrar, 'verify'],
    [approvers.APPROVER_1 ?? registrar, 'approve'],
  ]);
  return { by, reserved };
}

/** A name that begins as that of its parent company does, and what is answered of the parent. */
export async function groupName(
  desk: FilingDesk,
): Promise<{ readonly parent: Caller; readonly name: TestName; readonly answers: Answers }> {
  const parent = await desk.newcomer();
  const [head, tail] = [freeName(), freeName()];
  const [english, nepali] = [`${head.english} Limited`, `${head.nepali} लिमिटेड`];
  const companyTypeId = companyTypeIdOf('PUBLIC_NON_GOVERNMENT_ALL_NEPALI');
  const { registrationNumber } = await addCompany(desk.gateway, parent.userId, {
    officeId: OFFICE,
    companyTypeId,
    english,
    nepali,
    email: EMAIL,
    emailVerified: true,
  });
  const [word, shabda] = [head.english, head.nepali].map((full) => full.split(' ')[0]);
  return {
    parent,
    name: { english: `${word} ${tail.english}`, nepali: `${shabda} ${tail.nepali}` },
    answers: {
      isPartOfGroup: true,
      groupRegistrationNumber: registrationNumber,
      registeredCompanyType: 'PUBLIC_NON_GOVERNMENT',
      registeredCompanyNameEnglish: english,
      registeredCompanyNameNepali: nepali,
    },
  };
}
