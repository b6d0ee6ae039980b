import { statusTone, type StatusTone } from '@registrar/ui/components';
import type { Standing } from './standing';

/** A name that was reserved and is not any more is nothing to be glad of. */
export const standingTone = (status: string, standing: Standing): StatusTone =>
  standing === 'EXPIRED' ? 'warning' : standing === 'CONSUMED' ? 'info' : statusTone(status);
