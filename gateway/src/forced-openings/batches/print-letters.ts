import { letterKinds } from '@registrar/domain/calls/letters';
import { paperSchema } from '../../papers/paper-data';
import { typesetTogether } from '../../papers/typeset';
import type { Actor } from '../../platform/actor';
import type { Platform } from '../../platform/platform';
import { refuse } from '../../platform/refusal';
import { findBatch } from './list-batches';

/**
 * The notices of a batch as one file to be printed, by registration number: those that are issued so far. Each bears
 * its own code; the signed file of each is with the company's papers.
 *
 * @throws REQ-404 for a batch of another office, FLOW-409 where none is issued
 */
export async function printLetters(
  { database: { db }, clock, pdf, signer, config }: Platform,
  actor: Actor,
  id: string,
): Promise<Buffer> {
  if (!(await findBatch(db, actor, id, clock.now()))) refuse('REQ-404');
  const letters = await db
    .selectFrom('forced_batch_item')
    .innerJoin('letter', 'letter.id', 'forced_batch_item.letter_id')
    .innerJoin('company', 'company.id', 'forced_batch_item.company_id')
    .select(['code', 'paper', 'issued_at'])
    .where('proposal_id', '=', id)
    .orderBy('registration_number')
    .execute();
  const last = letters.at(-1);
  if (!last) refuse('FLOW-409', { message: 'forcedBatch.noLetters' });
  const { bytes } = await typesetTogether(
    pdf,
    letters.map(({ code, paper }) => ({ code, paper: paperSchema.parse(paper) })),
    {
      title: letterKinds.name('FORCED_NOTICE'),
      portalUrl: config.portalUrl,
      demonstration: signer.demonstration,
      madeAt: last.issued_at,
    },
  );
  return bytes;
}
