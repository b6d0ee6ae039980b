import type { NamedProcess } from '@registrar/domain/enumerations';
import type { Answers } from '@registrar/domain/processes';
import type { FilingSubject } from '@registrar/domain/processes/definition/filing-subject';
import { processDefinition } from '@registrar/domain/processes/tables/definitions';
import { takeNumber } from '../../filings/facts/application-number';
import { MAIN_OFFICE_ID } from '../../lookups/seed/offices';
import type { UnitOfWork } from '../../platform/unit-of-work';

/** Answers of each section; a list has one entry for each item. */
export type Filed = Readonly<Record<string, Answers | readonly Answers[]>>;

export interface ApprovedFiling {
  readonly process: NamedProcess;
  readonly companyId: string;
  readonly applicantId: string;
  readonly verifiedBy: string;
  readonly approvedBy: string;
  readonly answers: Filed;
  readonly subject?: FilingSubject;
}

/**
 * Writes a filing of a company as it stands after its approval at `unit.now`, without its papers. Answers with its id
 * and its number.
 */
export async function enterApprovedFiling(
  unit: UnitOfWork,
  { process, companyId, applicantId, verifiedBy, approvedBy, answers, subject }: ApprovedFiling,
): Promise<{ readonly id: string; readonly number: string }> {
  const { tx, now } = unit;
  const definition = processDefinition(process);
  if (!definition) throw new Error(`There is no process ${process}`);
  const company = await tx
    .selectFrom('company')
    .select(['name_english', 'name_nepali'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const id = unit.newId();
  const number = await takeNumber(unit, definition, MAIN_OFFICE_ID);
  await tx
    .insertInto('application')
    .values({
      id,
      process_name: process,
      status: 'APPROVED',
      application_number: number,
      office_id: MAIN_OFFICE_ID,
      applicant_id: applicantId,
      applicant_role: 'COMPANY_REPRESENTATIVE',
      company_id: companyId,
      title_english: company.name_english,
      title_nepali: company.name_nepali,
      subject_kind: subject?.kind ?? null,
      subject_id: subject?.id ?? null,
      definition_version: definition.version,
      verified_by: verifiedBy,
      created_at: now,
      updated_at: now,
      submitted_at: now,
      decided_at: now,
    })
    .execute();
  const saved = { application_id: id, saved_at: now, saved_by: applicantId };
  for (const [section_key, given] of Object.entries(answers)) {
    if (isItems(given)) {
      const items = given.map((data, at) => ({
        ...saved,
        section_key,
        id: unit.newId(),
        position: at + 1,
        data: JSON.stringify(data),
        begun_from: typeof data['registeredId'] === 'string' ? data['registeredId'] : null,
      }));
      if (items.length > 0) await tx.insertInto('application_item').values(items).execute();
    } else
      await tx
        .insertInto('application_section')
        .values({ ...saved, section_key, data: JSON.stringify(given) })
        .execute();
  }
  const step = { application_id: id, at: now, level: 0 };
  await tx
    .insertInto('application_history')
    .values([
      {
        ...step,
        action: 'submit',
        from_status: 'DRAFT',
        to_status: 'SUBMITTED',
        actor_id: applicantId,
        actor_role: 'COMPANY_REPRESENTATIVE',
      },
      {
        ...step,
        action: 'approve',
        from_status: 'VERIFY',
        to_status: 'APPROVED',
        actor_id: approvedBy,
        actor_role: 'APPROVER_2',
      },
    ])
    .execute();
  return { id, number };
}

const isItems = (given: Answers | readonly Answers[]): given is readonly Answers[] => Array.isArray(given);
