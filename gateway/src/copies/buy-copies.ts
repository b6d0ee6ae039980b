import type { BuyCopies } from '@registrar/domain/calls/bought-copies';
import { outsidePage } from '@registrar/domain/outside';
import type { Caller } from '../accounts/caller';
import { proveOtp } from '../accounts/otp';
import { enforceLimit } from '../platform/counters';
import type { WireLanguage } from '../platform/language';
import type { Platform } from '../platform/platform';
import { Refusal, refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { lockRequest } from '../requests/move-request';
import { copyHandler } from './copy-handler';
import { mailBuyer, newBuyersLink } from './delivery-link';
import { lockBuyer, orderCopies } from './order-copies';
import type { PricedBasket } from './price-basket';

export const BUYING = 'COPY_ORDER';
const DAY = 24 * 3600;
/** Orders from one network address, and for one mail address, in a day. */
const OF_PLACE = { name: 'copies-of-place', hits: 20, seconds: DAY };
const OF_ADDRESS = { name: 'copies-of-address', hits: 10, seconds: DAY };

/**
 * Orders copies for a proven address, and mails the link at which they are paid. The basket was priced before.
 *
 * A wrong code returns a refusal instead of throwing, so that the attempt is counted.
 *
 * @throws FLOW-409 for the same order while it is unpaid; RATE-429 past the orders of a day
 */
export async function buyCopies(
  { config }: Platform,
  unit: UnitOfWork,
  { otp, name, email, ...order }: BuyCopies,
  { basket, caller, language }: { basket: PricedBasket; caller: Caller; language: WireLanguage },
): Promise<{ number: string; token: string } | Refusal> {
  const proven = await proveOtp(unit, config.secrets.otpPepper, { purpose: BUYING, subject: email, code: otp, caller });
  if (proven instanceof Refusal) return proven;
  await enforceLimit(unit.tx, unit.now, OF_PLACE, caller.place);
  await enforceLimit(unit.tx, unit.now, OF_ADDRESS, email);
  const buyer = { email, name, language };
  await lockBuyer(unit, buyer);
  if (await isOrderedUnpaid(unit, email, basket)) refuse('FLOW-409', { message: 'copies.orderedAlready' });
  const { id } = await orderCopies(unit, buyer, { ...order, postalAddress: '' }, basket, language);
  const row = (await lockRequest(unit, id)) ?? refuse('REQ-404');
  const token = await newBuyersLink(unit, 'COPY_ORDER', row);
  await mailBuyer(unit, row, {
    title: 'copies.bought.title',
    body: 'copies.bought.body',
    next: 'copies.bought.next',
    action: { label: 'mail.action.pay', link: outsidePage('COPY_ORDER', token) },
  });
  return { number: row.number, token };
}

/** The address has an unpaid order of just these copies of this company. */
async function isOrderedUnpaid({ tx }: UnitOfWork, email: string, { company, copies }: PricedBasket): Promise<boolean> {
  const rows = await tx
    .selectFrom('request')
    .innerJoin('copy_item', 'copy_item.request_id', 'request.id')
    .select(['request.id', 'copy_item.kind', 'copy_item.source_letter', 'copy_item.as_of'])
    .where('request.kind', '=', copyHandler.kind.key)
    .where('request.status', '=', 'ASKED')
    .where('request.requester_contact', '=', email)
    .where('request.company_id', '=', company.id)
    .execute();
  const wanted = keyOf(copies.map(({ kind, sourceLetter, asOf }) => [kind, sourceLetter, asOf]));
  return [...new Set(rows.map(({ id }) => id))].some(
    (id) =>
      keyOf(
        rows.filter((row) => row.id === id).map(({ kind, source_letter, as_of }) => [kind, source_letter, as_of]),
      ) === wanted,
  );
}

const keyOf = (copies: readonly (readonly (string | null)[])[]): string =>
  copies
    .map((copy) => copy.join(' '))
    .sort()
    .join('|');
