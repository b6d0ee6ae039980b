import { useAccess } from '@registrar/runtime';
import type { DeskFilters } from './desk-filters';

export interface DeskRole {
  readonly queues: readonly DeskFilters['queue'][];
  readonly claims: boolean;
  readonly assigns: boolean;
}

/**
 * What this desk is for: whoever keeps the staff of an office shares out its work, everybody else does it. The gateway
 * decides either way.
 */
export function useDeskRole(): DeskRole {
  const can = useAccess();
  const assigns = can('STAFF');
  return assigns
    ? { queues: ['waiting', 'inHand', 'all'], claims: false, assigns }
    : { queues: ['waiting', 'mine', 'decided', 'all'], claims: !can('WORKLOAD'), assigns };
}
