import type { BegunAnswers } from '@registrar/domain/calls/filed-company';
import { isList, sectionOf } from '@registrar/domain/processes';
import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor';
import type { DB } from '../../../platform/database/schema.generated';
import { asRecord } from '../../../applications/application-record';
import type { Noted } from '../../../register/access-log/note-access';
import { readingOf } from '../../../applications/filing-reading';
import { isOnlyParent } from '../../../applications/sight';
import { effectsOf } from '../../processes/effects-of';
import { seeApplication } from '../../engine/writable';

const NOTHING: BegunAnswers = { sections: {}, items: {} };

/**
 * The answers that the register gives for the company state of the filing, with the items they belong to. Empty for a
 * parent company, which sees only the name.
 */
export async function readBegunAnswers(
  db: Kysely<DB>,
  actor: Actor,
  id: string,
  { now, note }: Noted,
): Promise<BegunAnswers> {
  const situation = await seeApplication(db, actor, id, now);
  await note(actor, ...readingOf(situation));
  const { company, definition, row } = situation.application;
  if (isOnlyParent(situation) || company === null) return NOTHING;
  const begun = await effectsOf(definition.process).begin?.(db, company, row.applicant_id, row.subject_id);
  if (!begun) return NOTHING;
  const rows = await db
    .selectFrom('application_item')
    .select(['id', 'section_key', 'begun_from'])
    .where('application_id', '=', id)
    .where('begun_from', 'is not', null)
    .execute();
  const entries = new Map(rows.map((item) => [`${item.section_key}/${item.begun_from ?? ''}`, item.id]));
  const items = Object.entries(begun.items ?? {}).map(([key, list]) => {
    const section = sectionOf(definition, key);
    return [
      key,
      list.flatMap(({ begunFrom, data }) => {
        if (begunFrom === null) return [];
        const title = section && isList(section) ? section.item.title(asRecord(data)) : { ne: '', en: '' };
        return [
          {
            begunFrom,
            itemId: entries.get(`${key}/${begunFrom}`) ?? null,
            titleEnglish: title.en,
            titleNepali: title.ne,
            data: asRecord(data),
          },
        ];
      }),
    ] as const;
  });
  return {
    sections: Object.fromEntries(Object.entries(begun.sections ?? {}).map(([key, data]) => [key, asRecord(data)])),
    items: Object.fromEntries(items),
  };
}
