import { orderAuthorities } from '@registrar/domain/register';

/** What an order lies on; only the form knows the question, a request has shares or has none. */
export const ORDER_SCOPES = ['COMPANY', 'SHARES'] as const;
export type OrderScope = (typeof ORDER_SCOPES)[number];

/** Another authority and a pledge never lie on a whole company. */
export const orderersOf = (scope: OrderScope) =>
  orderAuthorities.keys.filter((key) => scope === 'SHARES' || key === 'COURT' || key === 'REGISTRAR');

/** Who chooses shares and names none must not freeze the company: they are there, and incomplete. */
export const noSharesYet = (scope: OrderScope): object | undefined => (scope === 'SHARES' ? {} : undefined);
