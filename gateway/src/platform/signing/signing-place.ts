/** A demonstration makes its own key; an office is given one. */
export type SigningPlace = (
  | { readonly kind: 'demonstration'; readonly dataDirectory: string }
  | { readonly kind: 'p12'; readonly file: string; readonly passphrase: string }
) & {
  /** PEM file with the certificates of the keys that were used before. */
  readonly pastCertificates?: string | undefined;
};
