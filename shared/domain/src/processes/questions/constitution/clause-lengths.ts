/** How much a clause of the memorandum or the articles, and its heading, may hold in one language. */
export const CLAUSE_MAXIMUM = 4000;
export const CLAUSE_HEADING_MAXIMUM = 200;
