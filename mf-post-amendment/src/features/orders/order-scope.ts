import { placeOrderRequestSchema } from '@registrar/domain/calls/company-orders';
import { orderAuthorities } from '@registrar/domain/register';
import { z } from 'zod';

/** What an order lies on; only the form knows the question, a request has shares or has none. */
export const ORDER_SCOPES = ['COMPANY', 'SHARES'] as const;
export type OrderScope = (typeof ORDER_SCOPES)[number];

/** Another authority and a pledge never lie on a whole company. */
export const orderersOf = (scope: OrderScope) =>
  orderAuthorities.keys.filter((key) => scope === 'SHARES' || key === 'COURT' || key === 'REGISTRAR');

const scoped = z.looseObject({ scope: z.enum(ORDER_SCOPES), shares: z.unknown().optional() });

/** Who chose shares and named none must not freeze the company; shares of a former choice do not go along. */
export const placedOrderSchema = z.preprocess((input) => {
  const { data } = scoped.safeParse(input);
  if (data === undefined) return input;
  return { ...data, shares: data.scope === 'SHARES' ? (data.shares ?? {}) : undefined };
}, placeOrderRequestSchema);
