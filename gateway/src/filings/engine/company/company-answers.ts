import { isDeepStrictEqual } from 'node:util';
import type { CompanyAnswer, CompanyChange } from '@registrar/domain/calls/filed-company';
import type { FiledCompany } from '@registrar/domain/processes';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database/schema.generated';
import type { Application } from '../../../applications/application';
import { asRecord } from '../../../applications/application-record';
import { effectsOf } from '../../processes/effects-of';
import type { Begun } from '../../processes/effects/process-effects';
import { withParts } from '../../facts/company/company-changes';

type Answered = Readonly<Record<string, unknown>>;

/** The fields whose values differ between two results of `begin`, with the new values; undefined when none differs. */
export function differing(was: object, is: object): Record<string, unknown> | undefined {
  const [before, after] = [asRecord(was), asRecord(is)];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !isDeepStrictEqual(before[key], after[key]),
  );
  return keys.length === 0 ? undefined : Object.fromEntries(keys.map((key) => [key, after[key]]));
}

/**
 * The answers that each changed part would replace: the value they were prefilled with, the value in the register now,
 * and the answer that is stored now.
 */
export async function companyAnswers(
  db: Kysely<DB>,
  application: Application,
  present: FiledCompany,
  changes: readonly CompanyChange[],
): Promise<CompanyAnswer[]> {
  const { company: former, definition, row } = application;
  const begin = effectsOf(definition.process).begin;
  if (!former || !begin) return [];
  const was = await begin(db, former, row.applicant_id, row.subject_id);
  const rows = await db
    .selectFrom('application_item')
    .select(['id', 'section_key', 'begun_from', 'data'])
    .where('application_id', '=', row.id)
    .where('begun_from', 'is not', null)
    .execute();
  const entries = new Map(
    rows.map((item) => [`${item.section_key}/${item.begun_from ?? ''}`, { id: item.id, data: asRecord(item.data) }]),
  );
  const answers: CompanyAnswer[] = [];
  for (const part of new Set(changes.map((change) => change.part))) {
    const is = await begin(db, withParts(former, present, new Set([part])), row.applicant_id, row.subject_id);
    answers.push(...ofForms(part, was, is, application), ...ofEntries(part, was, is, entries));
  }
  return answers;
}

function ofForms(part: string, was: Begun, is: Begun, { sections }: Application): CompanyAnswer[] {
  return Object.entries(is.sections ?? {}).flatMap(([section, answered]) => {
    const began = asRecord(was.sections?.[section] ?? {});
    const changed = differing(began, answered);
    if (!changed) return [];
    const only = (data: Answered): Answered => Object.fromEntries(Object.keys(changed).map((key) => [key, data[key]]));
    return [
      {
        part,
        section,
        itemId: null,
        began: only(began),
        present: changed,
        answered: only(sections.get(section)?.data ?? {}),
      },
    ];
  });
}

/** An item that the user deleted is not restored, so it is left out here. */
function ofEntries(
  part: string,
  was: Begun,
  is: Begun,
  entries: ReadonlyMap<string, { readonly id: string; readonly data: Answered }>,
): CompanyAnswer[] {
  return [...new Set([...Object.keys(was.items ?? {}), ...Object.keys(is.items ?? {})])].flatMap((section) => {
    const before = new Map((was.items?.[section] ?? []).map(({ begunFrom, data }) => [begunFrom, asRecord(data)]));
    const after = new Map((is.items?.[section] ?? []).map(({ begunFrom, data }) => [begunFrom, asRecord(data)]));
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((begunFrom): CompanyAnswer[] => {
      const [began, present, entry] = [
        before.get(begunFrom) ?? null,
        after.get(begunFrom) ?? null,
        entries.get(`${section}/${begunFrom ?? ''}`),
      ];
      if (begunFrom === null || (began && present && !differing(began, present)) || (began && !entry)) return [];
      return [{ part, section, itemId: entry?.id ?? null, began, present, answered: entry?.data ?? null }];
    });
  });
}
