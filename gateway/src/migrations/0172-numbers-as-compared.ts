/** A company is found by its number without what stands between its parts, see searched-number.ts. */
export const numbersAsCompared = /* sql */ `
create index company_number_compared on company (translate(upper(registration_number), ' -/.,()', ''));
create index old_system_company_number_compared on old_system_company (translate(upper(registration_number), ' -/.,()', ''));
create index application_number_compared on application (translate(upper(application_number), ' -/.,()', '')) where application_number is not null;
`;
