import { z } from 'zod';
import { createApplication } from '../../../gateway/src/filings/use-cases/application/create-application';
import { performAction } from '../../../gateway/src/filings/engine/perform-action';
import type { Actor } from '../../../gateway/src/platform/actor';
import { dayInNepal } from '../../../gateway/src/platform/clock';
import type { Platform } from '../../../gateway/src/platform/platform';

export interface People {
  readonly applicant: string;
  readonly verifier: string;
  readonly registrar: Actor;
}

const officeSchema = z.looseObject({ address: z.looseObject({}) });
let moves = 0;

/** A company that the bench has registered moves within its office; the milliseconds of the last approval. */
export async function approveMove(
  { runUnitOfWork, database: { db }, clock }: Platform,
  { applicant, verifier, registrar }: People,
  companyId: string,
): Promise<number> {
  const founder: Actor = {
    ...registrar,
    accountId: applicant,
    sessionId: applicant,
    username: 'bench.applicant',
    role: 'COMPANY_REPRESENTATIVE',
    external: true,
  };
  await db.updateTable('company').set({ email_verified_at: clock.now() }).where('id', '=', companyId).execute();
  const id = await runUnitOfWork((unit) =>
    createApplication(unit, founder, { processName: 'LOCATION_CHANGE', companyId }, 'en'),
  );
  const decidedOn = dayInNepal(clock.now());
  const { data } = await db
    .selectFrom('application_section')
    .select('data')
    .where('application_id', '=', id)
    .where('section_key', '=', 'NEW_REGISTERED_OFFICE')
    .executeTakeFirstOrThrow();
  const office = officeSchema.parse(data);
  const answers = {
    NEW_REGISTERED_OFFICE: { ...office, address: { ...office.address, toleStreet: `New Road ${++moves}` } },
    LOCATION_DECISION: {
      scope: 'REGISTERED_OFFICE',
      decision: { decidedBy: 'BOARD', decidedOn, text: 'The board resolved to move the registered office.' },
    },
  };
  for (const [section_key, answer] of Object.entries(answers)) {
    const saved = { data: JSON.stringify(answer), saved_at: clock.now() };
    await db
      .insertInto('application_section')
      .values({ application_id: id, section_key, ...saved })
      .onConflict((conflict) => conflict.columns(['application_id', 'section_key']).doUpdateSet(saved))
      .execute();
  }
  const { version, office_id } = await db
    .updateTable('application')
    .set({
      status: 'VERIFY',
      level: 1,
      verified_by: verifier,
      operator_id: verifier,
      round: 1,
      application_number: `LC-${id}`,
      submitted_at: clock.now(),
    })
    .where('id', '=', id)
    .returning(['version', 'office_id'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('invoice')
    .values({
      id,
      for_kind: 'FILING',
      for_id: id,
      office_id,
      status: 'PAID',
      basis: '{}',
      scheduled_on: decidedOn,
      total_paisa: 0,
      proposed_at: clock.now(),
      settled_at: clock.now(),
    })
    .execute();
  const started = performance.now();
  await runUnitOfWork((unit) => performAction(unit, registrar, id, 'approve', { version, language: 'en' }));
  return performance.now() - started;
}
