import { addDays } from '@registrar/domain/calendar';
import { isGranted } from '@registrar/domain/enumerations/application-status';
import type { PhaseOpening } from '@registrar/domain/proceedings';
import type { UnitOfWork } from '../../src/platform/unit-of-work';
import { openProceeding } from '../../src/proceedings/open-proceeding';
import { OFFICE, TODAY } from '../filings/filing-desk';
import type { Case, FormStands } from './stages';

const at = (day: string) => new Date(`${day}T06:00:00Z`);
const [OPENED, PUBLISHED, YESTERDAY] = [addDays(TODAY, -200), addDays(TODAY, -100), addDays(TODAY, -1)];

export interface Standing {
  readonly companyId: string;
  readonly applicantId: string;
  readonly officerId: string;
  readonly licenceId: string;
}

/** Writes what has happened in a case, as its acts would have. Returns the proceeding; null: there is none. */
export async function stand(unit: UnitOfWork, one: Case, of: Standing): Promise<string | null> {
  const { stage, stands } = one;
  const { kind, phase, outcome } = stage;
  if (phase === null && outcome === null) {
    for (const [process, status] of Object.entries(stands))
      if (process === kind.openedBy) await file(unit, of, { process, status, decidedOn: OPENED, proceedingId: null });
    return null;
  }
  const openedByFiling =
    kind.openedBy === undefined
      ? undefined
      : await file(unit, of, { process: kind.openedBy, status: 'APPROVED', decidedOn: OPENED, proceedingId: null });
  const id = await openProceeding(unit, {
    kind: kind.key,
    number: `T-${kind.key}`,
    companyId: of.companyId,
    officeId: OFFICE,
    openedBy: of.officerId,
    ends: {},
    ...(openedByFiling !== undefined && { openedByFiling }),
  });
  await unit.tx
    .updateTable('proceeding')
    .set({ opened_at: at(OPENED) })
    .where('id', '=', id)
    .execute();
  if (kind.hasLiquidator === true) await appoint(unit, id, of);
  const reached = phase ?? kind.phases.length;
  for (const [index, { forms, opens }] of kind.phases.entries()) {
    const met = index < reached ? opens : index === reached ? stage.met : [];
    for (const opening of index <= reached ? opens : [])
      await comes(unit, { id, opening, isMet: met.includes(opening), openedByFiling }, of);
    for (const process of forms) {
      const status = stands[process] ?? (index < reached ? 'APPROVED' : 'NONE');
      if (process !== kind.openedBy)
        await file(unit, of, { process, status, decidedOn: index < reached ? YESTERDAY : TODAY, proceedingId: id });
    }
  }
  if (outcome !== null) {
    await unit.tx
      .updateTable('proceeding')
      .set({ outcome, outcome_text: 'Ended.', ended_at: unit.now, ended_by: of.officerId })
      .where('id', '=', id)
      .execute();
    const status = kind.companyStatus?.outcomes[outcome];
    await unit.tx.updateTable('company').set({ status }).where('id', '=', of.companyId).execute();
  }
  return id;
}

interface Filed {
  readonly process: string;
  readonly status: FormStands;
  readonly decidedOn: string;
  readonly proceedingId: string | null;
}

let numbers = 0;
async function file(unit: UnitOfWork, of: Standing, { process, status, decidedOn, proceedingId }: Filed) {
  if (status === 'NONE') return undefined;
  const id = unit.newId();
  const isDraft = status === 'DRAFT';
  const isDecided = isGranted(status) || status === 'REJECTED';
  await unit.tx
    .insertInto('application')
    .values({
      id,
      process_name: process,
      status,
      office_id: OFFICE,
      applicant_id: of.applicantId,
      applicant_role: 'COMPANY_REPRESENTATIVE',
      company_id: of.companyId,
      subject_kind: proceedingId === null ? null : 'PROCEEDING',
      subject_id: proceedingId,
      created_at: at(OPENED),
      updated_at: at(OPENED),
      ...(!isDraft && { submitted_at: at(OPENED), queued_at: at(OPENED), application_number: `T-${++numbers}` }),
      ...(isDecided && { decided_at: at(decidedOn) }),
    })
    .execute();
  return id;
}

interface Coming {
  readonly id: string;
  readonly opening: PhaseOpening;
  readonly isMet: boolean;
  readonly openedByFiling: string | undefined;
}

/** What a phase waits for; while it is missing it is under way: a notice on its last day, an opinion that was asked. */
async function comes(unit: UnitOfWork, { id, opening, isMet, openedByFiling }: Coming, of: Standing): Promise<void> {
  switch (opening.after) {
    case 'NOTICE':
      return notice(unit, id, opening.notice, isMet ? YESTERDAY : TODAY);
    case 'SERVICE':
      return isMet ? notice(unit, id, opening.notice, TODAY) : undefined;
    case 'PAYMENT':
      return isMet ? undefined : unpaid(unit, openedByFiling ?? '', of);
    case 'OPINION':
      await unit.tx
        .insertInto('proceeding_opinion')
        .values({
          id: unit.newId(),
          proceeding_id: id,
          body: opening.body,
          status: isMet ? 'APPROVED' : 'REQUESTED',
          question: 'Is anything owed?',
          requested_at: at(PUBLISHED),
          requested_by: of.officerId,
          due_on: YESTERDAY,
          ...(isMet && {
            answer: 'Nothing.',
            answered_on: YESTERDAY,
            answered_by: of.officerId,
            reason: 'Read.',
            judged_at: at(YESTERDAY),
            judged_by: of.officerId,
          }),
        })
        .execute();
      return;
    case 'OFFICE':
    case 'PARTNER':
      throw new Error(`No closing opens a phase ${opening.after}`);
  }
}

/** Given once: the phase after a service may wait for the end of the same notice. */
async function notice(unit: UnitOfWork, proceedingId: string, kind: string, endsOn: string): Promise<void> {
  await unit.tx
    .deleteFrom('proceeding_notice')
    .where('proceeding_id', '=', proceedingId)
    .where('kind', '=', kind)
    .execute();
  await unit.tx
    .insertInto('proceeding_notice')
    .values({ id: unit.newId(), proceeding_id: proceedingId, kind, published_on: PUBLISHED, ends_on: endsOn })
    .execute();
}

async function appoint(unit: UnitOfWork, proceedingId: string, { licenceId }: Standing): Promise<void> {
  await unit.tx
    .insertInto('liquidator_appointment')
    .values({
      id: unit.newId(),
      proceeding_id: proceedingId,
      licence_id: licenceId,
      appointed_on: OPENED,
      since: OPENED,
      appointed_at: at(OPENED),
    })
    .execute();
}

async function unpaid(unit: UnitOfWork, filingId: string, { companyId }: Standing): Promise<void> {
  const [due, invoice] = [unit.newId(), unit.newId()];
  await unit.tx
    .insertInto('fine_due')
    .values({
      id: due,
      company_id: companyId,
      event_id: 'ANNUAL_REPORT_S80_ALL',
      fiscal_year: '2079/80',
      due_on: '2024-01-14',
      paid_up_paisa: 100_000_00,
      created_at: at(OPENED),
    })
    .execute();
  await unit.tx
    .insertInto('invoice')
    .values({
      id: invoice,
      for_kind: 'FILING',
      for_id: filingId,
      status: 'PENDING',
      number: 'INV-T-1',
      ebp_code: '1000000001',
      basis: '{}',
      scheduled_on: OPENED,
      total_paisa: 1000_00,
      proposed_at: at(OPENED),
      issued_at: at(OPENED),
      office_id: OFFICE,
    })
    .execute();
  await unit.tx
    .insertInto('invoice_line')
    .values({
      id: unit.newId(),
      invoice_id: invoice,
      position: 0,
      kind: 'FINE',
      code: 'FINE_S136KA',
      law_reference: 'Companies Act, 2063, section 136ka',
      certainty: 'A',
      basis: '{}',
      working: '[]',
      quantity: 1,
      rate_paisa: 1000_00,
      proposed_paisa: 1000_00,
      amount_paisa: 1000_00,
      fiscal_year: '2083/84',
      revenue_head: '14312',
      fine_due_id: due,
    })
    .execute();
}
