import { useMutation } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type {
  CheckIfUserExistsAnswer,
  CheckIfUserExistsRequest,
  MigrateUserAnswer,
  MigrateUserRequest,
} from '@registrar/domain/calls/old-system';
import { usePortal } from '@registrar/runtime';

/** The pages say themselves what was done and what was refused. */
const QUIET = { successToast: true, failureToast: true } as const;

const checkIfUserExists = (gateway: ShellApi['gateway'], request: CheckIfUserExistsRequest) =>
  gateway.request<CheckIfUserExistsAnswer>({
    path: '/auth/api/user-migration/check-if-user-exists',
    method: 'POST',
    auth: 'none',
    body: { kind: 'json', value: request },
    quiet: QUIET,
  });

const migrateUser = (gateway: ShellApi['gateway'], request: MigrateUserRequest) =>
  gateway.request<MigrateUserAnswer>({
    path: '/auth/api/user-migration/migrate-user',
    method: 'POST',
    auth: 'none',
    body: { kind: 'json', value: request },
    quiet: QUIET,
  });

/** Where somebody from the older system goes next. */
export function useCheckIfUserExists() {
  const { gateway } = usePortal();
  return useMutation({ mutationFn: (request: CheckIfUserExistsRequest) => checkIfUserExists(gateway, request) });
}

/** Asks for the account, then confirms it with the code. */
export function useMigrateUser() {
  const { gateway } = usePortal();
  return useMutation({ mutationFn: (request: MigrateUserRequest) => migrateUser(gateway, request) });
}
