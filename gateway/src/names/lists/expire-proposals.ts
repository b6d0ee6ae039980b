import { wordEntrySchema, type WordList } from '@registrar/domain/names/word-entries';
import { z } from 'zod';
import type { UnitOfWork } from '../../platform/unit-of-work';
import type { JobKind } from '../../platform/jobs/job-kind';
import type { Platform } from '../../platform/platform';
import { storedEntries } from './list-entries';
import { proposalWords, notifyOfWords } from './notify-of-words';

const EVERY_SECONDS = 15 * 60;
const expireProposalsJob: JobKind<object> = { kind: 'expire-word-list-proposals', payload: z.object({}) };

/** A proposal that nobody decided in time lapses, and whoever made it is told. */
export async function expireProposals(
  unit: UnitOfWork,
  about?: { readonly list: WordList; readonly entryId: string },
): Promise<void> {
  const lapsed = await unit.tx
    .updateTable('word_list_proposal')
    .set({ status: 'EXPIRED', decided_at: unit.now })
    .where('status', '=', 'PROPOSED')
    .where('expires_at', '<=', unit.now)
    .$if(about !== undefined, (query) =>
      query.where('entry_id', '=', about?.entryId ?? '').where('list', '=', about?.list ?? 'BLACKLIST'),
    )
    .returning(['id', 'list', 'entries', 'entry_before', 'proposed_by'])
    .execute();
  for (const { id, list, entries, entry_before, proposed_by } of lapsed) {
    unit.audit({
      actor: null,
      action: 'WORD_LIST_EXPIRED',
      objectType: 'word-list',
      objectId: id,
      after: { status: 'EXPIRED' },
    });
    const words = storedEntries.parse(entries);
    await notifyOfWords(unit, {
      to: proposed_by,
      message: 'expired',
      proposalId: id,
      list,
      words: proposalWords(words.length > 0 ? words : [wordEntrySchema.parse(entry_before)]),
    });
  }
}

export function watchProposals({ jobs, runUnitOfWork }: Platform): void {
  jobs.every(EVERY_SECONDS, expireProposalsJob, () => runUnitOfWork((unit) => expireProposals(unit)));
}
