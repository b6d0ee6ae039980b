import { sql } from 'kysely';

/** A condition on `application`: an invoice of it waits for its payer. A voucher that is being checked does not. */
export const isToPay = sql<boolean>`(application.status not in ('DRAFT', 'REJECTED') and exists (
  select 1 from invoice asked
   where asked.for_id = application.id and asked.status in ('PENDING', 'INITIATED') and asked.total_paisa > 0))`;
