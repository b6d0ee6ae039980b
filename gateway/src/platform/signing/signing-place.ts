/** A key that a module of PKCS#11 keeps: a security module, a card. It never leaves it. */
export interface TokenPlace {
  readonly kind: 'pkcs11';
  /** The library of the maker. */
  readonly module: string;
  /** Label of the token. */
  readonly token: string;
  /** Identifier of the key in the token, hexadecimal. */
  readonly key: string;
  readonly pin: string;
  /** PEM file: the certificate of the key, then those above it. */
  readonly certificates: string;
}

/** A demonstration makes its own key; an office is given one, in a file or in a token. */
export type SigningPlace = (
  | { readonly kind: 'demonstration'; readonly dataDirectory: string }
  | { readonly kind: 'p12'; readonly file: string; readonly passphrase: string }
  | TokenPlace
) & {
  /** PEM file with the certificates of the keys that were used before. */
  readonly pastCertificates?: string | undefined;
};
