import { sql } from 'kysely';

/** Of the row of `account` in a query: whether a login asks for more than the password. */
export const hasSecondFactor = sql<boolean>`exists (
  select from second_factor where second_factor.account_id = account.id and second_factor.confirmed_at is not null)`;
