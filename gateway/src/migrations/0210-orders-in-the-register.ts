/** An order that freezes a company is entered in the register when it is placed, and its end when it holds no more. */
export const ordersInTheRegister = /* sql */ `
alter table register_entry drop constraint register_entry_aspect_check;
alter table register_entry add constraint register_entry_aspect_check check (aspect in
  ('NAME', 'COMPANY_TYPE', 'REGISTRATION', 'STATUS', 'REGISTERED_OFFICE', 'HEAD_OFFICE', 'BRANCH', 'OBJECTIVES', 'CAPITAL', 'SHAREHOLDER', 'DIRECTOR',
   'REPRESENTATIVE', 'WITNESS', 'FOCAL_PERSON', 'DRAFTER', 'AUDITOR', 'DISCLOSURE', 'DOCUMENT', 'NOTE', 'ORDER'));
`;
