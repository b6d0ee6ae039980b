import { openPlace } from '../gateway/recorder';
import type { Place } from '../gateway/place';
import type { Verdict } from './compare-books';

/** Each copy that was ordered is one signed paper with one file, and there is no other. */
export async function compareCopies(place: Place, ordered: number, seconds: number): Promise<Verdict> {
  const platform = await openPlace(place);
  const { db } = platform.database;
  try {
    const items = await db
      .selectFrom('copy_item')
      .innerJoin('request', 'request.id', 'copy_item.request_id')
      .leftJoin('letter', 'letter.id', 'copy_item.letter_id')
      .select(['copy_item.id', 'copy_item.letter_id', 'request.status', 'letter.file_key'])
      .execute();
    const papers = await db
      .selectFrom('letter')
      .select('id')
      .where('issued_for_kind', '=', 'REQUEST')
      .where('kind', '=', 'REGISTER_EXTRACT')
      .execute();
    const made = new Set(items.map(({ letter_id }) => letter_id).filter((id) => id !== null));
    const problems = [
      ...(items.length === ordered ? [] : [`${ordered} copies were ordered and ${items.length} are written`]),
      ...(made.size === items.length ? [] : [`${items.length} copies have ${made.size} papers`]),
      ...(papers.length === made.size ? [] : [`${papers.length} papers were issued for ${made.size} copies`]),
      ...(items.every(({ file_key }) => file_key !== null) ? [] : ['some papers have no file']),
      ...(items.every(({ status }) => status === 'DONE') ? [] : ['some orders are not done']),
    ];
    return {
      figures: { copies: items.length, papers: papers.length, 'copies per second': (ordered / seconds).toFixed(1) },
      problems,
    };
  } finally {
    await platform.close();
  }
}
