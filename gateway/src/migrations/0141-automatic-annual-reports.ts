/** Which annual reports the portal records by itself; what an office has set for names stays. */
export const automaticAnnualReports = /* sql */ `
update configuration set value = value || '{"annualReports": true, "figureFactor": 5, "auditorYears": 3}'::jsonb where key = 'AUTO_APPROVAL';
`;
