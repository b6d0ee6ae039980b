/**
 * What a filing costs: its lines with their working, its invoices, and the officers' hands on them; and a payment at a
 * bank's counter, of whatever invoice.
 */
export { ChargeLines, type ChargeLinesProps } from '../filings/payable/charges/charge-lines';
export { PayableFacts, type PayableFactsProps } from '../filings/payable/charges/payable-facts';
export { PayableStep } from '../filings/payable/charges/payable-step';
export { usePayable, usePayableCache } from '../filings/payable/charges/payable';
export { EbpCode } from '../filings/payable/charges/ebp-code';
export { PayTogether, type PayTogetherProps } from '../filings/payable/charges/pay-together';
export { VoucherForm, type SubmitVoucher, type VoucherFormProps } from '../filings/payable/charges/voucher-form';
export { VoucherLine } from '../filings/payable/charges/voucher-line';
