/** A report is called by its fiscal year, so that those of a company can be told apart. */
export const titlesOfAnnualReports = /* sql */ `
update application
   set title_english = title_english || ', FY ' || subject_id,
       title_nepali = title_nepali || ', आ.व. ' || translate(subject_id, '0123456789', '०१२३४५६७८९')
 where subject_kind = 'FISCAL_YEAR';
`;
