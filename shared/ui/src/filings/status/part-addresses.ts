/** Addresses of parts of a filing that have a page of their own, where no step of the wizard shows them. */
export const PART_ADDRESSES = ['documents', 'add-document', 'fine-revenue-details'] as const;
export type PartAddress = (typeof PART_ADDRESSES)[number];
