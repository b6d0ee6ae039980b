import type { CompanyType } from '@registrar/domain/enumerations';
import type { Answers } from '@registrar/domain/processes';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { companyTypeIdOf } from '../../src/lookups/seed/company-types';
import { dayInNepal } from '../../src/platform/clock';
import type { NewCompany } from '../../src/register/register-companies';
import { filedRegistration } from '../awaiting-approval-kit';
import { addCompany } from '../company-kit';
import { act, detailOf, filledDraft, freeName, take, type Caller, type TestName } from '../filings-kit';
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
