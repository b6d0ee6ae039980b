/** What is kept of a sign-in, named as the gateway names it. */
export interface SessionTokens {
  readonly access_token: string;
  /** null: another tab renews this session. */
  readonly refresh_token: string | null;
  readonly roleId: string;
}

export type RenewedElsewhere =
  | { readonly kind: 'renewed'; readonly access_token: string }
  /** No tab renews this session any more. */
  | { readonly kind: 'over' }
  /** There is one, and it reaches nobody. */
  | { readonly kind: 'unanswered' };

/** Where the tokens lie. The shell keeps them in session storage; nobody else ever sees them. */
export interface TokenStore {
  read(): SessionTokens | null;
  write(tokens: SessionTokens): void;
  clear(): void;
  /** Asks the tab that renews for a token newer than the refused one. */
  renewElsewhere?(refused: string): Promise<RenewedElsewhere>;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads tokens out of a login or refresh answer; a refresh may leave the role out, which then stays as it was. */
export function tokensFrom(answer: unknown, knownRoleId?: string): SessionTokens | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const fields: Readonly<Record<string, unknown>> = { ...answer };
  const { access_token, refresh_token } = fields;
  const roleId =
    isText(fields['roleId']) || typeof fields['roleId'] === 'number' ? String(fields['roleId']) : knownRoleId;
  if (!isText(access_token) || !isText(refresh_token) || roleId === undefined) return null;
  return { access_token, refresh_token, roleId };
}
