import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GatewayRequest } from '@registrar/contract/shell-api';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import { outsidePage, type OutsidePurpose } from '@registrar/domain/outside';
import { isGatewayFailure, usePortal, useSession } from '@registrar/runtime';

/** The channel by which a link and its code reach a person. */
const NAMED = [
  'DIRECTOR_DISCLOSURE',
  'FILING_SIGNATURE',
  'REPRESENTATIVE_INVITATION',
  'REPRESENTATIVE_OBJECTION',
] as const;
type NamedPurpose = (typeof NAMED)[number];

export type LinkChannel = 'EMAIL' | 'MOBILE_NUMBER';

/** Where the calls of one link are, and under which key what it shows is kept. */
export interface OutsideLink {
  readonly path: GatewayRequest['path'];
  readonly auth: 'none' | 'session';
  readonly queryKey: readonly [NamedPurpose, string, ...string[]];
  /** What it shows stays as it was read: an answer brings back the hash of what was shown. */
  readonly asRead?: boolean;
}

/** Built remotes know the names that may stand first; a purpose that came later stands behind one of them. */
function keyOf(purpose: OutsidePurpose, reference: string): OutsideLink['queryKey'] {
  const named = NAMED.find((one) => one === purpose);
  return named === undefined ? ['FILING_SIGNATURE', purpose, reference] : [named, reference];
}

/** Whoever holds the link may know what is asked; a session is neither needed nor looked at. */
export const outsideLink = (
  purpose: OutsidePurpose,
  token: string,
  { asRead = false }: Pick<OutsideLink, 'asRead'> = {},
): OutsideLink => ({
  path: `/external/api${outsidePage(purpose, encodeURIComponent(token))}`,
  auth: 'none',
  queryKey: keyOf(purpose, token),
  asRead,
});

/** For a receiver who may have an account: the id of the object needs the person it was meant for. */
export function useReceiversLink(purpose: OutsidePurpose, reference: string): OutsideLink {
  const session = useSession();
  return {
    ...outsideLink(purpose, reference),
    auth: session === null ? 'none' : 'session',
    queryKey: [...keyOf(purpose, reference), session?.userId ?? 'nobody'],
  };
}

export interface OutsideViewOptions {
  readonly enabled?: boolean;
  /** Of remotes that were built before the link itself said it. */
  readonly asRead?: boolean;
}

/** What the link asks. */
export function useOutsideView<View>(
  { path, auth, queryKey, asRead: ofLink = false }: OutsideLink,
  { enabled = true, asRead = ofLink }: OutsideViewOptions = {},
) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      gateway.request<View>({ path, auth, quiet: { overlay: true, failureToast: true }, signal }),
    ...(asRead && { staleTime: Infinity }),
    enabled,
    retry: false,
  });
}

/** A code to the person’s own address; what is refused is told beside the button. */
export function useLinkCode({ path, auth }: OutsideLink) {
  const { gateway } = usePortal();
  return useMutation({
    mutationFn: (channel: LinkChannel) =>
      gateway.request<OtpSent>({
        path: `${path}/otp`,
        auth,
        method: 'POST',
        body: { kind: 'json', value: { channel } },
        quiet: { successToast: true, failureToast: true },
      }),
  });
}

/** An answer to what the link asks; afterwards the page shows what became of it. */
export function useLinkAnswer<Value extends object>(
  { path, auth, queryKey, asRead: ofLink = false }: OutsideLink,
  step: string,
  quiet: NonNullable<GatewayRequest['quiet']> = {},
  { asRead = ofLink }: Pick<OutsideViewOptions, 'asRead'> = {},
) {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (value: Value) =>
      gateway.request<unknown>({ path: `${path}/${step}`, auth, method: 'POST', body: { kind: 'json', value }, quiet }),
    // what else hangs on the link, such as its papers, was read for this answer and stays
    onSuccess: () => queries.invalidateQueries({ queryKey, exact: true }),
    // answered meanwhile in another tab, or over: the page shows what became of it, unless it stays as it was read
    onError: (error) =>
      isGatewayFailure(error) && error.status === 409 && !asRead
        ? queries.invalidateQueries({ queryKey, exact: true })
        : undefined,
  });
}
