/** The namespace every component of `@registrar/ui` reads its words from. */
export const commonNamespace = 'common';
