/** Maximum length of a clause of the memorandum or the articles, and of its heading, in one language. */
export const CLAUSE_MAXIMUM = 4000;
export const CLAUSE_HEADING_MAXIMUM = 200;
