/** What a company tells the register beside its parts is entered as a note. */
export const notesOfTheRegister = /* sql */ `
alter table register_entry drop constraint register_entry_aspect_check;
alter table register_entry add constraint register_entry_aspect_check check (aspect in
  ('NAME', 'COMPANY_TYPE', 'REGISTRATION', 'STATUS', 'REGISTERED_OFFICE', 'HEAD_OFFICE', 'BRANCH', 'OBJECTIVES', 'CAPITAL', 'SHAREHOLDER', 'DIRECTOR',
   'REPRESENTATIVE', 'WITNESS', 'FOCAL_PERSON', 'DRAFTER', 'DOCUMENT', 'NOTE'));
`;
