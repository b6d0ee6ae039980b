import { sql, type RawBuilder } from 'kysely';

/** A condition on `application`: one of the company's people has reported it, and no officer has looked yet. */
export const isStoppedNow: RawBuilder<boolean> = sql<boolean>`exists (
  select 1 from filing_stop stop where stop.application_id = application.id and stop.ended_at is null)`;
