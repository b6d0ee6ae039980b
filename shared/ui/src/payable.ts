/**
 * What a filing costs: its lines with their working, its invoices, and the officers' hands on them; and a payment at a
 * bank's counter, of whatever invoice.
 */
export { ChargeLines, type ChargeLinesProps } from './payable/charge-lines';
export { PayableFacts, type PayableFactsProps } from './payable/payable-facts';
export { PayableStep } from './payable/payable-step';
export { usePayable, usePayableCache } from './payable/payable';
export { EbpCode } from './payable/ebp-code';
export { PayTogether, type PayTogetherProps } from './payable/pay-together';
export { VoucherForm, type SubmitVoucher, type VoucherFormProps } from './payable/voucher-form';
export { VoucherLine } from './payable/voucher-line';
