/** A filing keeps who of the company's shareholders is entered as deceased, so that its refusal can say so. */
export const deceasedHoldersOfFilings = /* sql */ `
alter table application_company
  -- ids of parts of the register; null: nobody, or kept by a gateway of the version before
  add column deceased jsonb;
`;
