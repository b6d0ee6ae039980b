import { queryDefaults } from '@registrar/gateway-client/query-defaults';
import { QueryClient } from '@tanstack/react-query';

/** One per remote: what one remote caches never surprises another. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: queryDefaults });
}
