import { applicationStatuses, badgeColour } from '@registrar/domain/enumerations/application-status';
import type { Standing } from './standing';

type Tone = 'info' | 'success' | 'warning' | 'error';

const tones = { draft: 'info', primary: 'info', info: 'info', success: 'success', warning: 'warning', danger: 'error' } as const;

/** The tone of the sentence about a status; the badge's colour decides. */
export function statusTone(status: string): Tone {
  return applicationStatuses.has(status) ? tones[badgeColour(status)] : 'info';
}

/** A name that was reserved and is not any more is nothing to be glad of. */
export const standingTone = (status: string, standing: Standing): Tone => (standing === 'EXPIRED' ? 'warning' : standing === 'CONSUMED' ? 'info' : statusTone(status));
