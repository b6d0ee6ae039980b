/** The office's list of orders and of proposals. */
export const ORDERS = '/post-amendment/company-orders';
export const ORDER_PROPOSALS = `${ORDERS}?tab=proposals`;
export const placeOrderAddress = (companyId?: string): string =>
  `${ORDERS}/new${companyId === undefined ? '' : `?company=${companyId}`}`;
