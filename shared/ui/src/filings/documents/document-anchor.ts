/** The id of a document's place on the page, for whoever is led there. */
export const documentAnchor = (requirementKey: string): string => `document-${requirementKey}`;
