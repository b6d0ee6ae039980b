import { validationMessage } from '@registrar/domain/messages';
import type { FiledCompany } from '@registrar/domain/processes';
import { refuse } from '../../../platform/refusal';
import { answersOf } from '../../../applications/application';
import { asRecord } from '../../../applications/application-record';
import { effectsOf } from '../../processes/effects-of';
import type { BegunItem, EffectContext } from '../../processes/effects/process-effects';
import { differing } from './company-answers';
import { companyChanges, withParts } from '../../facts/company/company-changes';

type Taking = Pick<EffectContext, 'unit' | 'actor' | 'application' | 'language'>;

/**
 * Writes the parts that the user takes over into the answers. `begin` runs with the old and with the present parts; the
 * answers that differ between the two runs come from these parts and are replaced. All other answers keep the user's
 * values.
 */
export async function takeOver(context: Taking, present: FiledCompany, take: readonly string[]): Promise<void> {
  const { unit, application, language } = context;
  const {
    company: former,
    definition,
    row: { applicant_id: applicantId, subject_id: subjectId },
  } = application;
  if (!former) return;
  const known = new Set(companyChanges(former, present, definition.register.aspects).map(({ part }) => part));
  const strange = take.filter((part) => !known.has(part));
  if (strange.length > 0)
    refuse('VAL-422', {
      errors: strange.map(() => ({ path: 'take', code: 'INVALID', message: validationMessage('INVALID', language) })),
    });
  const begin = effectsOf(definition.process).begin;
  if (!begin) return;
  const taken = definition.register.confirmsRegister ? known : new Set(take);
  const was = await begin(unit.tx, former, applicantId, subjectId);
  const is = await begin(unit.tx, withParts(former, present, taken), applicantId, subjectId);
  const forms: Record<string, object> = {};
  for (const [key, answered] of Object.entries(is.sections ?? {})) {
    const form = await takeForm(context, key, was.sections?.[key] ?? {}, answered);
    if (form) forms[key] = form;
  }
  for (const key of new Set([...Object.keys(was.items ?? {}), ...Object.keys(is.items ?? {})]))
    await takeItems(context, key, was.items?.[key] ?? [], is.items?.[key] ?? []);
  if (Object.keys(forms).length > 0) await titleAnew(context, { ...answersOf(application), ...forms });
}

async function takeForm(
  { unit, actor, application }: Taking,
  key: string,
  was: object,
  is: object,
): Promise<object | undefined> {
  const changed = differing(was, is);
  if (!changed) return undefined;
  const saved = application.sections.get(key);
  const form = { ...saved?.data, ...changed };
  const written = {
    data: JSON.stringify(form),
    saved_at: unit.now,
    saved_by: actor?.accountId ?? null,
    version: (saved?.version ?? 0) + 1,
  };
  await unit.tx
    .insertInto('application_section')
    .values({ application_id: application.row.id, section_key: key, ...written })
    .onConflict((conflict) => conflict.columns(['application_id', 'section_key']).doUpdateSet(written))
    .execute();
  return form;
}

/**
 * An item is matched by the part it was prefilled from (`begunFrom`). An item that the user deleted is not restored.
 */
async function takeItems(
  { unit, actor, application }: Taking,
  section_key: string,
  was: readonly BegunItem[],
  is: readonly BegunItem[],
): Promise<void> {
  const { tx, now } = unit;
  const before = new Map(was.map((item) => [item.begunFrom, item.data]));
  const after = new Map(is.map((item) => [item.begunFrom, item.data]));
  const rows = await tx
    .selectFrom('application_item')
    .select(['id', 'begun_from', 'data', 'version', 'position'])
    .where('application_id', '=', application.row.id)
    .where('section_key', '=', section_key)
    .execute();
  const saved = { saved_at: now, saved_by: actor?.accountId ?? null };
  for (const row of rows) {
    const [old, present] = [before.get(row.begun_from), after.get(row.begun_from)];
    if (row.begun_from === null || old === undefined) continue;
    if (present === undefined) await tx.deleteFrom('application_item').where('id', '=', row.id).execute();
    const changed = present && differing(old, present);
    if (changed)
      await tx
        .updateTable('application_item')
        .set({ data: JSON.stringify({ ...asRecord(row.data), ...changed }), version: row.version + 1, ...saved })
        .where('id', '=', row.id)
        .execute();
  }
  const fresh = is.filter(({ begunFrom }) => begunFrom !== null && !before.has(begunFrom));
  const last = Math.max(0, ...rows.map(({ position }) => position));
  if (fresh.length > 0) {
    await tx
      .insertInto('application_item')
      .values(
        fresh.map(({ begunFrom, data }, index) => ({
          id: unit.newId(),
          application_id: application.row.id,
          section_key,
          position: last + index + 1,
          data: JSON.stringify(data),
          begun_from: begunFrom,
          ...saved,
        })),
      )
      .execute();
  }
}

async function titleAnew(
  { unit, application: { row, definition } }: Taking,
  answers: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (definition.origin.fromReservation || definition.origin.namedByCompany) return;
  const title = effectsOf(definition.process).title?.(answers);
  if (title)
    await unit.tx
      .updateTable('application')
      .set({ title_nepali: title.ne, title_english: title.en })
      .where('id', '=', row.id)
      .execute();
}
