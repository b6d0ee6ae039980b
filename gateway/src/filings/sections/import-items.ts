import type { Language } from '@registrar/domain/bilingual';
import type { ImportItemsRequest, ImportReport } from '@registrar/domain/calls/filing-sections';
import type { FieldError } from '@registrar/domain/envelope';
import { fieldIssues } from '@registrar/domain/messages';
import type { Answers, ListSection } from '@registrar/domain/processes';
import type { Actor } from '../../platform/actor';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { answersOf } from '../../applications/application';
import { asRecord } from '../../applications/application-record';
import { effectsOf } from '../effects/effects-of';
import { judgeSection } from './judge-sections';
import { lastPosition, openList, refuseClosed, requireRoom, rowOf, type ItemPlace } from './save-item';
import type { SavedItem } from '../../applications/saved-items';
import { describeSection } from './section-state';
import { touchApplication } from './touch-application';

interface Row {
  readonly item: SavedItem | null;
  readonly errors: readonly FieldError[];
}

/**
 * Many entries at once. A row that cannot be kept is refused by itself and says why; every other one is kept whole,
 * also where it still wants something. All rows are written with one statement, or for `check` none.
 */
export async function importItems(
  unit: UnitOfWork,
  actor: Actor,
  place: ItemPlace,
  { rows, check, language }: ImportItemsRequest & { language: Language },
): Promise<ImportReport> {
  const { application, section } = await openList(unit, actor, place);
  refuseClosed(section, language);
  const standing = application.items.get(section.key) ?? [];
  const read = rows.map((data, index): Row => {
    const parsed = section.item.draft.safeParse(data);
    if (!parsed.success) return { item: null, errors: fieldIssues(parsed.error, language) };
    return {
      item: {
        id: unit.newId(),
        position: standing.length + index + 1,
        data: kept(section, asRecord(parsed.data)),
        version: 1,
        savedAt: unit.now,
        savedBy: actor.accountId,
      },
      errors: [],
    };
  });
  const written = read.flatMap(({ item }) => item ?? []);
  requireRoom(section, standing.length + written.length, language);

  const after = { ...application, items: new Map(application.items).set(section.key, [...standing, ...written]) };
  const judgement = judgeSection(after, section, language);
  let applicationVersion = application.row.version;
  if (!check && written.length > 0) {
    const last = await lastPosition(unit, place);
    await unit.tx
      .insertInto('application_item')
      .values(written.map((item, index) => rowOf(place, item, last + index + 1)))
      .execute();
    applicationVersion = await touchApplication(
      unit,
      after,
      effectsOf(after.definition.process).title?.(answersOf(after)),
    );
  }
  return {
    written: check ? 0 : written.length,
    rows: read.map(({ item, errors }, index) => {
      const found = item ? (judgement.ofItems.get(item.id) ?? []) : errors;
      return {
        row: index + 1,
        id: check ? null : (item?.id ?? null),
        outcome: item === null ? 'REFUSED' : found.length > 0 ? 'INVALID' : 'VALID',
        errors: [...found],
      };
    }),
    section: describeSection(after, judgement),
    applicationVersion,
  };
}

/** Nothing was proven of a row that is new, whatever it says. */
function kept({ item }: ListSection, given: Answers): Answers {
  return item.keep?.({}, given) ?? given;
}
