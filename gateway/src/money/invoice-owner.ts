import { invoiceOwnerKinds } from '../owners/owner-kinds';
import type { InvoiceRow } from './payment-state';

const { FILING, JOINT, REQUEST } = invoiceOwnerKinds.enum;

/** The columns that say what an invoice asks for. */
export type Owned = Pick<InvoiceRow, 'for_kind' | 'for_id'>;

/** The filing that it asks for; null where it asks for something else. */
export const filingOf = ({ for_kind, for_id }: Owned): string | null => (for_kind === FILING ? for_id : null);

/** The request that it asks for; null where it asks for something else. */
export const requestOf = ({ for_kind, for_id }: Owned): string | null => (for_kind === REQUEST ? for_id : null);

/** Several invoices of a company are paid with it. */
export const isJoint = ({ for_kind }: Pick<Owned, 'for_kind'>): boolean => for_kind === JOINT;
