/** A cutting of a newspaper, or the receipt of a registered letter. */
export const NOTICE_PROOF = { maximumMegabytes: 5, extensions: ['JPG', 'JPEG', 'PNG', 'PDF'] } as const;
