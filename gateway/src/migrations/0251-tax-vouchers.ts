/** Whether the tax of a sale of shares was paid by a voucher is asked of the sales that name its bank. */
export const taxVouchers = /* sql */ `
create index application_item_tax_bank on application_item ((data #>> '{tax,bank}'))
  where section_key = 'SPSA_TRANSFERS' and data #>> '{tax,bank}' is not null;
`;
