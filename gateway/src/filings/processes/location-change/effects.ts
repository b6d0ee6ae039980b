import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage } from '@registrar/domain/messages';
import { filedAnswers, type FilingFrame } from '@registrar/domain/processes';
import { branchesAfter, standingLocation } from '@registrar/domain/processes/filings/location-change/sections';
import {
  decidedToMove,
  movesBranches,
  movesOffice,
  newRegisteredOffice,
} from '@registrar/domain/processes/filings/location-change/sections';
import { branchDraft } from '@registrar/domain/processes/questions/branch-information';
import { publicParts, type PartData } from '@registrar/domain/register';
import type { Kysely } from 'kysely';
import { isKnownOffice } from '../../../lookups/known-choices';
import type { DB } from '../../../platform/database/schema.generated';
import { refuse } from '../../../platform/refusal';
import type { NewEntry } from '../../../register/entries/enter';
import { readLastEntries } from '../../../register/entries/read-entries';
import { frameOf } from '../../../applications/application';
import { branches, registeredOffice } from '../effects/parts/office';
import { changesOfFiler } from '../effects/changes-of-filer';
import type { EffectContext, ProcessEffects } from '../effects/process-effects';

/**
 * Enters the registered office and the branches from the day of the approval. A company that moves to the area of
 * another registrar's office belongs to that office from then on.
 */
export const locationChangeEffects: ProcessEffects = {
  beginOffers: true,

  async begin(db, company) {
    const { office, branches: standing } = standingLocation(company);
    const contact = { ...(await contactOf(db, company.id)), ...office.contact };
    return { sections: { NEW_REGISTERED_OFFICE: { ...office, contact } }, items: { BRANCH_INFORMATION: standing } };
  },

  async hold(context) {
    await refuseUnknownChoices(context);
  },

  async changes({ unit: { tx }, application }) {
    const { row } = application;
    if (row.company_id === null) throw new Error('A change of location is filed for a company');
    const frame = frameOf(application);
    const entries = [
      ...(movesOffice(frame) ? await officeEntries(tx, row.company_id, frame) : []),
      ...(movesBranches(frame) ? await branchEntries(tx, row.company_id, row.id, frame) : []),
    ];
    // the change happens on the day of the approval; the day of the company's decision is stored with it
    const happenedOn = decidedToMove(frame);
    return changesOfFiler(application, { entries: entries.map((entry) => ({ ...entry, happenedOn })) });
  },
};

/** The phone and the email that the office knows of a company older than the portal, whose entries have none. */
async function contactOf(db: Kysely<DB>, companyId: string): Promise<{ phoneNo?: string; email?: string }> {
  const { phone, email } = await db
    .selectFrom('company')
    .select(['phone', 'email'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { ...(phone !== null && { phoneNo: phone }), ...(email !== null && { email }) };
}

async function officeEntries(tx: Kysely<DB>, companyId: string, frame: FilingFrame): Promise<NewEntry[]> {
  const { officeId, address, contact } = newRegisteredOffice.parse(filedAnswers(frame, 'NEW_REGISTERED_OFFICE'));
  const standing =
    (await readLastEntries(tx, companyId)).find(({ aspect }) => aspect === 'REGISTRATION')?.after ??
    (await registrationOf(tx, companyId));
  return [
    await registeredOffice(tx, address, contact),
    { aspect: 'REGISTRATION', after: { ...publicParts.REGISTRATION.parse(standing), officeId } },
  ];
}

/** For a company that was registered before the register had entries. */
async function registrationOf(tx: Kysely<DB>, companyId: string): Promise<PartData> {
  const company = await tx
    .selectFrom('company')
    .select(['registration_number', 'registered_on', 'office_id'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return {
    registrationNumber: company.registration_number,
    registeredOn: company.registered_on,
    officeId: company.office_id,
  };
}

/**
 * A branch prefilled from the register keeps its id, a new one gets the id of its item, and one that was removed is
 * closed.
 */
async function branchEntries(
  tx: Kysely<DB>,
  companyId: string,
  applicationId: string,
  frame: FilingFrame,
): Promise<NewEntry[]> {
  const begun = new Map(
    (
      await tx
        .selectFrom('application_item')
        .select(['id', 'begun_from'])
        .where('application_id', '=', applicationId)
        .where('section_key', '=', 'BRANCH_INFORMATION')
        .execute()
    ).map((item) => [item.id, item.begun_from]),
  );
  const after = await branches(
    tx,
    branchesAfter(frame).map(({ id, data }) => ({ id: begun.get(id) ?? id, data: branchDraft.parse(data) })),
  );
  const kept = new Set(after.map(({ subjectId }) => subjectId));
  const closed = (await readLastEntries(tx, companyId)).filter(
    (entry) => entry.aspect === 'BRANCH' && entry.after !== null && !kept.has(entry.subjectId),
  );
  return [...after, ...closed.map(({ subjectId }): NewEntry => ({ aspect: 'BRANCH', subjectId, after: null }))];
}

/** Refuses choices that are not in the lookups; the form is filled from the same lookups. */
async function refuseUnknownChoices({ unit: { tx }, application, language }: EffectContext): Promise<void> {
  const frame = frameOf(application);
  const errors: FieldError[] = [];
  const problem = (path: string, code: Parameters<typeof validationMessage>[0]) =>
    void errors.push({ path, code, message: validationMessage(code, language) });
  if (movesOffice(frame)) {
    const { officeId } = newRegisteredOffice.parse(filedAnswers(frame, 'NEW_REGISTERED_OFFICE'));
    if (!(await isKnownOffice(tx, officeId))) problem('NEW_REGISTERED_OFFICE.officeId', 'OFFICE_REQUIRED');
  }
  if (errors.length > 0) refuse('VAL-422', { errors });
}
