import { isGranted } from '@registrar/domain/enumerations';
import { isList, sectionOf, type Answers } from '@registrar/domain/processes';
import { asRecord } from '../../../applications/application-record';
import { standingDocuments } from '../../../documents/standing-documents';
import type { Actor } from '../../../platform/actor';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { refuse } from '../../../platform/refusal';
import type { Application } from '../../../applications/application';
import { effectsOf } from '../../processes/effects-of';
import type { Begun } from '../../processes/effects/process-effects';
import { readReservation } from '../../facts/names/reservation';
import { seeApplication } from '../../engine/writable';

/**
 * The application that a new one is copied from: the user's own or of a company they may file for, rejected or with an
 * expired reservation.
 */
export async function ownEnded(unit: UnitOfWork, actor: Actor, id: string, processName: string): Promise<Application> {
  const { application, isOwner } = await seeApplication(unit.tx, actor, id, unit.now);
  if (!isOwner || application.definition.process !== processName) refuse('REQ-404');
  const over = isGranted(application.row.status) && (await readReservation(unit.tx, id, unit.now))?.state === 'EXPIRED';
  if (application.row.status !== 'REJECTED' && !over) refuse('FLOW-409', { message: 'filing.notEnded' });
  return application;
}

/**
 * Copies the answers of an ended application into a new draft, so that the applicant changes only what was wrong. The
 * ended application stays as decided; its documents are copied as new rows with the same content. Answers from the
 * register (`begun`) are read again, because the company may have changed. Answers that the register only suggests keep
 * the applicant's own value.
 */
export async function copyAnswers(
  unit: UnitOfWork,
  actor: Actor,
  ended: Application,
  draftId: string,
  { sections: begun = {}, items: entries = {} }: Begun,
): Promise<void> {
  const rename = await copyItems(
    unit,
    actor,
    ended,
    draftId,
    ended.definition.register.confirmsRegister ? entries : {},
  );
  const {
    process,
    origin: { fromReservation, namedByCompany },
  } = ended.definition;
  const { beginOffers, title } = effectsOf(process);
  const forms = Object.fromEntries(
    [...ended.sections].map(([key, { data }]) => [key, beginOffers ? data : { ...data, ...begun[key] }]),
  );
  for (const [section_key, data] of Object.entries(forms)) {
    await unit.tx
      .insertInto('application_section')
      .values({
        application_id: draftId,
        section_key,
        data: rename(JSON.stringify(data)),
        saved_at: unit.now,
        saved_by: actor.accountId,
      })
      .execute();
  }
  const name = title?.(forms);
  // these drafts already have the name of the reservation or of the company
  if (name && fromReservation !== true && namedByCompany !== true)
    await unit.tx
      .updateTable('application')
      .set({ title_nepali: name.ne, title_english: name.en })
      .where('id', '=', draftId)
      .execute();
  for (const { requirement_key, name, media_type, size, sha256 } of await standingDocuments(unit.tx, ended.row.id)) {
    await unit.tx
      .insertInto('filing_document')
      .values({
        id: unit.newId(),
        application_id: draftId,
        requirement_key: rename(requirement_key),
        name,
        media_type,
        size,
        sha256,
        uploaded_by: actor.accountId,
        uploaded_at: unit.now,
      })
      .execute();
  }
}

/**
 * Copies list items under new ids and replaces the old ids wherever answers refer to them. A list in `confirmed`
 * belongs to the register: it gets one item per present part, and no other.
 */
async function copyItems(
  unit: UnitOfWork,
  actor: Actor,
  ended: Application,
  draftId: string,
  confirmed: NonNullable<Begun['items']>,
): Promise<(text: string) => string> {
  const begun = await unit.tx
    .selectFrom('application_item')
    .select(['id', 'begun_from'])
    .where('application_id', '=', ended.row.id)
    .where('begun_from', 'is not', null)
    .execute();
  const begunFrom = new Map(begun.map((item) => [item.id, item.begun_from]));
  const lists = new Map(
    [...ended.items].map(([key, list]) => [
      key,
      list.map(({ id, data }): CopiedItem => ({ id, begun_from: begunFrom.get(id) ?? null, data })),
    ]),
  );
  for (const [key, standing] of Object.entries(confirmed)) {
    const before = new Map((lists.get(key) ?? []).map((item) => [item.begun_from, item]));
    const section = sectionOf(ended.definition, key);
    const again = section && isList(section) ? section.item.again : undefined;
    lists.set(
      key,
      standing.map(({ begunFrom: part, data }) => {
        const known = before.get(part);
        return {
          id: known?.id ?? unit.newId(),
          begun_from: part,
          data: known ? (again?.(known.data, asRecord(data)) ?? known.data) : asRecord(data),
        };
      }),
    );
  }
  const items = [...lists].flatMap(([section_key, list]) =>
    list.map((item, index) => ({ ...item, section_key, position: index + 1, newId: unit.newId() })),
  );
  const ids = new Map(items.map(({ id, newId }) => [id, newId]));
  const rename = (text: string): string => text.replace(UUID, (id) => ids.get(id) ?? id);
  if (items.length > 0) {
    await unit.tx
      .insertInto('application_item')
      // an item that stands for a part of the register stands for the same part in the new application
      .values(
        items.map(({ begun_from, newId, section_key, position, data }) => ({
          id: newId,
          begun_from,
          application_id: draftId,
          section_key,
          position,
          data: rename(JSON.stringify(data)),
          saved_at: unit.now,
          saved_by: actor.accountId,
        })),
      )
      .execute();
  }
  return rename;
}

interface CopiedItem {
  readonly id: string;
  readonly begun_from: string | null;
  readonly data: Answers;
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
