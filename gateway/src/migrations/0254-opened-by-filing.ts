/** A proceeding that the approval of a filing opened counts this filing as the form of its first phase. */
export const openedByFiling = /* sql */ `
alter table proceeding add column opened_by_filing uuid unique references application (id);
`;
