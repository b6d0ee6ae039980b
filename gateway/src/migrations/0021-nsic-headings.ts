/** Headings of the newer classification in Nepali, under which objectives are looked up by hand. */
export const nsicHeadings = /* sql */ `
-- empty where nothing is looked up under it: the classes, and groups that hold one objective alone
alter table nsic_new add column title_nepali text not null default '';
`;
