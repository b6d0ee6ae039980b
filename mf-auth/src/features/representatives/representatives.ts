import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GatewayRequest, ShellApi } from '@registrar/contract/shell-api';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import type {
  AskedRemovalAnswer,
  AskRemovalRequest,
  CompanyRepresentatives,
  InviteRequest,
  RemovedAnswer,
  RepresentedCompany,
  WaitingInvitation,
} from '@registrar/domain/calls/representatives';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';

const KEY = 'representatives';
type Gateway = ShellApi['gateway'];

const asked = <T>(gateway: Gateway, key: readonly string[], path: GatewayRequest['path']) =>
  queryOptions({
    queryKey: [KEY, ...key],
    queryFn: ({ signal }) => gateway.request<T>({ path, quiet: { overlay: true, failureToast: true }, signal }),
  });

/** The companies the person represents. */
export function useOwnCompanies() {
  const { gateway } = usePortal();
  return useQuery(asked<RepresentedCompany[]>(gateway, ['companies'], '/external/api/representative/company'));
}

/** Invitations that wait for the person. */
export function useWaitingInvitations() {
  const { gateway } = usePortal();
  return useQuery(asked<WaitingInvitation[]>(gateway, ['waiting'], '/external/api/representative-invitation'));
}

export function useRepresentatives(companyId: string) {
  const { gateway } = usePortal();
  return useQuery(
    asked<CompanyRepresentatives>(gateway, ['company', companyId], `/external/api/company/${companyId}/representative`),
  );
}

export interface PersonChange {
  readonly kind: 'remove' | 'restore' | 'removal/object' | 'removal/withdraw';
  readonly accountId: string;
  readonly remark: string;
}

/** Steps down, asks a former representative to come back, objects to one’s own removal or takes back another’s. */
export function useChangePerson(companyId: string) {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (change: PersonChange) =>
      gateway.request<Partial<RemovedAnswer>>({
        path: `/external/api/company/${companyId}/representative/${change.accountId}/${change.kind}`,
        method: 'POST',
        body: { kind: 'json', value: { remark: change.remark } },
        idempotencyKey: attempt.keyFor(change),
      }),
    onSuccess: (answer) => {
      attempt.renew();
      // whose last company it was is signed out: there is nothing to ask for any more
      return answer.signedOut ? undefined : queries.invalidateQueries({ queryKey: [KEY] });
    },
  });
}

/** Removing somebody else takes a code that goes to oneself. */
export function useSendRemovalOtp(companyId: string, accountId: string) {
  const { gateway } = usePortal();
  return useMutation({
    mutationFn: () =>
      gateway.request<OtpSent>({
        path: `/external/api/company/${companyId}/representative/${accountId}/removal/otp`,
        method: 'POST',
        body: { kind: 'json', value: {} },
        quiet: { failureToast: true },
      }),
  });
}

export function useAskRemoval(companyId: string, accountId: string) {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: AskRemovalRequest) =>
      gateway.request<AskedRemovalAnswer>({
        path: `/external/api/company/${companyId}/representative/${accountId}/removal`,
        method: 'POST',
        body: { kind: 'json', value: request },
        quiet: { failureToast: true },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [KEY] }),
  });
}

export function useInvite(companyId: string) {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (request: InviteRequest) =>
      gateway.request<unknown>({
        path: `/external/api/company/${companyId}/representative`,
        method: 'POST',
        body: { kind: 'json', value: request },
        idempotencyKey: attempt.keyFor(request),
        quiet: { failureToast: true },
      }),
    onSuccess: () => {
      attempt.renew();
      return queries.invalidateQueries({ queryKey: [KEY] });
    },
  });
}

export interface InvitationChange {
  readonly invitationId: string;
  readonly kind: 'resend' | 'withdraw';
}

export function useChangeInvitation(companyId: string) {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ invitationId, kind }: InvitationChange) =>
      gateway.request<unknown>({
        path: `/external/api/company/${companyId}/invitation/${invitationId}/${kind}`,
        method: 'POST',
        body: { kind: 'json', value: {} },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  });
}
