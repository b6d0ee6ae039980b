import { applicationStatuses, badgeColour } from '@registrar/domain/enumerations/application-status';

const tones = { draft: 'info', primary: 'info', info: 'info', success: 'success', warning: 'warning', danger: 'error' } as const;

/** The tone of the sentence about a status; the badge's colour decides. */
export function statusTone(status: string): 'info' | 'success' | 'warning' | 'error' {
  return applicationStatuses.has(status) ? tones[badgeColour(status)] : 'info';
}
