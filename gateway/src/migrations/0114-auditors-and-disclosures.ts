/** The register keeps who audits a company, and what its directors disclosed under section 92. */
export const auditorsAndDisclosures = /* sql */ `
alter table register_entry drop constraint register_entry_aspect_check;
alter table register_entry add constraint register_entry_aspect_check check (aspect in
  ('NAME', 'COMPANY_TYPE', 'REGISTRATION', 'STATUS', 'REGISTERED_OFFICE', 'HEAD_OFFICE', 'BRANCH', 'OBJECTIVES', 'CAPITAL', 'SHAREHOLDER', 'DIRECTOR',
   'REPRESENTATIVE', 'WITNESS', 'FOCAL_PERSON', 'DRAFTER', 'AUDITOR', 'DISCLOSURE', 'DOCUMENT', 'NOTE'));
`;
