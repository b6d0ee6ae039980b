import { sql, type RawBuilder } from 'kysely';

/**
 * Whether an order holds on a day in Nepal, AD: it was placed and given by then, was not lifted, and its last day is
 * not over. A condition on `company_order`; it does not wait for the job that enters the end.
 */
export function orderStandsOn(day: string): RawBuilder<boolean> {
  return sql<boolean>`(company_order.issued_on <= ${day} and (company_order.placed_at at time zone 'Asia/Kathmandu')::date <= ${day}
    and (company_order.lifted_on is null or company_order.lifted_on > ${day}) and (company_order.ends_on is null or company_order.ends_on >= ${day}))`;
}

/** Whether one holds that freezes the company; an order on shares stops only what would move these. */
export const orderFreezesOn = (day: string): RawBuilder<boolean> =>
  sql<boolean>`(${orderStandsOn(day)} and company_order.shares is null)`;

/** The orders of a company on its own page, where it reads how one is lifted. */
export const ordersLink = (companyId: string): string => `/post-amendment/company/${companyId}?part=orders`;
