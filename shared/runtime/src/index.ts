/**
 * The only entry: Module Federation shares modules by their exact name, and a second entry would give remotes a second
 * copy of the context.
 */
export { createRemote, type RemoteDefinition } from './create-remote';
export { PortalProviders, type PortalProvidersProps, type PortalWrapper } from './portal-providers';
export { useAccess, useFilingAddress, useLanguage, usePortal, useSession } from './portal-context';
export { useStore } from './use-store';
export { createQueryClient } from './query-client';
export { PortalLink, type PortalLinkProps } from './portal-link';
export { useLeaveGuard } from './use-leave-guard';
export { useLookup, type Lookup, type LookupQuestion } from './use-lookup';
export {
  createAnswerKeeper,
  recordOfNewEntries,
  useKeptAnswers,
  type AnswerKeeper,
  type KeptAnswers,
} from './kept-answers';
export { useIdempotencyKey, type FormAttempt } from './use-idempotency-key';
export { useSocketTopic } from './use-socket-topic';
export { useFreshQueries } from './use-fresh-queries';
export { remoteWindow } from './remote-window';
export { RouteFault } from './route-fault';
export { isChunkError } from './chunk-error';
export { faultPlace, parseFaultPlace, type FaultKind } from './fault-place';
export { isGatewayFailure } from '@registrar/gateway-client/gateway-failure';
