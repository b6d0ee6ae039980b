import { certainties } from '@registrar/domain/calls/schedules';
import { schedules, scheduleValueSchema } from '@registrar/domain/schedules';
import { z } from 'zod';
import { dayInNepal } from '../platform/clock';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { Proposal, ProposalKind } from '../proposals/proposal-kind';
import { requireProposer } from '../proposals/two-person';
import { notifyOfSchedule } from './notify-of-schedule';
import { isOffered } from './offered-schedule';
import { beginsTooEarly, rowOn, rowsOf, takesPlace } from './rows';

const contentSchema = z.object({
  key: schedules.schema,
  validFrom: z.string(),
  validTo: z.string().nullable(),
  value: z.record(z.string(), z.unknown()),
  reference: z.string(),
  referenceNepali: z.string(),
  certainty: z.enum(certainties),
  /** First day of the row that it takes the place of, as the proposer saw it. */
  replacesFrom: z.string().nullable(),
});
export type ProposedRow = z.infer<typeof contentSchema>;

/** A dated row of a rate, a term or a list: one person proposes it, another one approves it. */
export const scheduleProposals: ProposalKind<ProposedRow> = {
  name: 'SCHEDULE',
  content: contentSchema,
  objectType: 'schedule',
  expiryJob: 'expire-schedule-proposals',
  term: 'scheduleDays',
  approving: 'APPROVE_CONFIGURATION',
  requireStillMeant: (unit, proposal) => requireProposer(unit, proposal, 'PROPOSE_CONFIGURATION'),
  takeEffect: (unit, _, proposal) => addRow(unit, proposal),
  async notify(unit, { proposal, event, receivers, remark }) {
    if (event === 'withdrawn') return;
    const { key, validFrom } = proposal.content;
    for (const to of receivers)
      await notifyOfSchedule(unit, { to, message: event, proposalId: proposal.id, key, validFrom, remark });
  },
};

/** The first day has to lie ahead, and the row that it follows has to be the one that the proposer saw. */
async function addRow(unit: UnitOfWork, { content }: Proposal<ProposedRow>): Promise<void> {
  const { key, validFrom, validTo, replacesFrom } = content;
  if (!isOffered(key)) refuse('FLOW-409', { message: 'schedule.askedByNothing' });
  const today = dayInNepal(unit.now);
  if (beginsTooEarly(key, validFrom, today)) refuse('FLOW-409', { message: 'schedule.dayHasCome' });
  const rows = await rowsOf(unit.tx, key);
  const taken = rows.some((row) => row.validFrom === validFrom);
  if ((rowOn(rows, validFrom)?.validFrom ?? null) !== replacesFrom || (taken && !takesPlace(key, validFrom, today)))
    refuse('FLOW-409', { message: 'proposal.outdated' });
  const row = {
    valid_to: validTo,
    value: JSON.stringify(scheduleValueSchema(key).parse(content.value)),
    reference: content.reference,
    reference_nepali: content.referenceNepali,
    certainty: content.certainty,
  };
  const insert = unit.tx.insertInto('configuration').values({ key, valid_from: validFrom, ...row });
  // what stood there until now stays among the decided proposals, and in the audit log
  await (
    taken ? insert.onConflict((conflict) => conflict.columns(['key', 'valid_from']).doUpdateSet(row)) : insert
  ).execute();
}
