/** What a filing costs: its lines with their working, its invoices, and the officers' hands on them. */
export { PayableFacts, type PayableFactsProps } from './payable/payable-facts';
export { PayableStep } from './payable/payable-step';
export { usePayable, usePayableCache } from './payable/payable';
