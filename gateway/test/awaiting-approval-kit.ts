import { randomUUID } from 'node:crypto';
import { isList, type Answers, type FilingFrame } from '@registrar/domain/processes';
import { companyRegistration } from '@registrar/domain/processes/company-registration';
import { z } from 'zod';
import { companyTypeIdOf } from '@registrar/domain/enumerations';
import { addNameEntries } from '../src/names/name-index';
import { holdName, holdNameUntil } from '../src/names/name-holds';
import type { Platform } from '../src/platform/platform';
import { freeName, type TestName } from './filings-kit';
import { TEST_OFFICE } from './harness';

export interface FiledRegistration {
  readonly id: string;
  readonly reservationId: string;
  /** The application by which the name was reserved. */
  readonly reservedBy: string;
  readonly name: TestName;
  /** Of the application, as an approval has to name it. */
  readonly version: number;
  /** By the id of the example: h1, b2. */
  readonly ids: ReadonlyMap<string, string>;
}

const contactSchema = z.object({ contact: z.object({ email: z.string().optional() }) });
const lists = new Set<string>(companyRegistration.sections.filter(isList).map(({ key }) => key));

interface Filed {
  readonly applicant: string;
  readonly verifier: string;
  readonly officeId?: number;
  /** A draft is with its applicant yet: nothing of it was handed in, asked for or paid. */
  readonly draft?: boolean;
}

/**
 * A registration that waits for its last approval, as if it had come all the way: its reservation, its answers, its
 * money, the company's e-mail proven. Written as rows, so that a test of the approval does not walk the forms.
 */
export async function filedRegistration(
  platform: Platform,
  frame: FilingFrame,
  { applicant, verifier, officeId = TEST_OFFICE, draft = false }: Filed,
): Promise<FiledRegistration> {
  const core = freeName();
  const name = { english: `${core.english} Private Limited`, nepali: `${core.nepali} प्राइभेट लिमिटेड` };
  const companyTypeId = companyTypeIdOf(frame.companyType ?? 'PRIVATE_SOLE_PROPRIETOR');
  return platform.runUnitOfWork(async (unit) => {
    const [reservedBy, id, reservationId] = [unit.newId(), unit.newId(), unit.newId()];
    const today = frame.today;
    const row = {
      office_id: officeId,
      applicant_id: applicant,
      applicant_role: 'APPLICANT',
      title_english: name.english,
      title_nepali: name.nepali,
      definition_version: companyRegistration.version,
      created_at: unit.now,
      updated_at: unit.now,
      submitted_at: unit.now,
    };
    await unit.tx
      .insertInto('application')
      .values({
        ...row,
        id: reservedBy,
        process_name: 'NAME_RESERVATION',
        status: 'APPROVED',
        decided_at: unit.now,
        application_number: `NR-${reservedBy}`,
      })
      .execute();
    const { email } = contactSchema.parse(frame.answers.GENERAL_INFORMATION).contact;
    const contact = { companyEmail: email, companyEmailVerifiedAt: unit.now.toISOString() };
    if (email !== undefined)
      await unit.tx
        .insertInto('application_section')
        .values({
          application_id: reservedBy,
          section_key: 'CONTACT_DETAILS',
          data: JSON.stringify(contact),
          saved_at: unit.now,
        })
        .execute();
    await unit.tx
      .insertInto('name_reservation')
      .values({
        id: reservationId,
        application_id: reservedBy,
        applicant_id: applicant,
        company_type_id: companyTypeId,
        name_english: name.english,
        name_nepali: name.nepali,
        approved_on: today,
        form_due_on: '2099-12-31',
        expires_on: '2099-12-31',
      })
      .execute();
    await holdName(unit, core, reservedBy);
    await holdNameUntil(unit, reservedBy, '2099-12-31');
    await addNameEntries(unit.tx, [{ kind: 'RESERVATION', holderId: reservedBy, ...name, heldUntil: '2099-12-31' }]);
    await unit.tx
      .insertInto('application')
      .values({
        ...row,
        id,
        process_name: 'COMPANY_REGISTRATION',
        company_type_id: companyTypeId,
        reservation_id: reservationId,
        version: 5,
        ...(draft
          ? { status: 'DRAFT', submitted_at: null }
          : {
              status: 'VERIFY',
              level: 2,
              verified_by: verifier,
              operator_id: verifier,
              round: 1,
              application_number: `CR-${id}`,
            }),
      })
      .execute();
    const { answers, ids } = withIds(frame.answers);
    for (const [section_key, data] of Object.entries(answers)) {
      if (!lists.has(section_key))
        await unit.tx
          .insertInto('application_section')
          .values({ application_id: id, section_key, data: JSON.stringify(data), saved_at: unit.now })
          .execute();
      else {
        const items = itemsOf(data);
        if (items.length > 0)
          await unit.tx
            .insertInto('application_item')
            .values(
              items.map((item) => ({
                id: item.id,
                application_id: id,
                section_key,
                position: item.position,
                data: JSON.stringify(item.data),
                saved_at: unit.now,
              })),
            )
            .execute();
      }
    }
    if (!draft)
      await unit.tx
        .insertInto('invoice')
        .values({
          id: unit.newId(),
          for_kind: 'FILING',
          for_id: id,
          office_id: row.office_id,
          status: 'PAID',
          basis: '{}',
          scheduled_on: today,
          total_paisa: 0,
          proposed_at: unit.now,
          settled_at: unit.now,
        })
        .execute();
    return { id, reservationId, reservedBy, name, version: 5, ids };
  });
}

interface Item {
  readonly id: string;
  readonly position: number;
  readonly data: Answers;
}

function itemsOf(section: unknown): readonly Item[] {
  return typeof section === 'object' && section !== null && 'items' in section && Array.isArray(section.items)
    ? section.items
    : [];
}

/** The examples call their people h1 and b2; rows have ids. */
function withIds(answers: Answers): { answers: Answers; ids: Map<string, string> } {
  const ids = new Map<string, string>();
  for (const section of Object.values(answers)) for (const { id } of itemsOf(section)) ids.set(id, randomUUID());
  const text = JSON.stringify(answers, (key, value: unknown) =>
    (key === 'id' || key === 'holderItemId') && typeof value === 'string' ? (ids.get(value) ?? value) : value,
  );
  return { answers: JSON.parse(text) as Answers, ids };
}
