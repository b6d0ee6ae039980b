import { applicationStatuses, badgeColour } from '@registrar/domain/enumerations/application-status';

export type StatusTone = 'info' | 'success' | 'warning' | 'error';

const tones = {
  draft: 'info',
  primary: 'info',
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
} as const;

/** The tone of the sentence about a status of a filing; the badge's colour decides. */
export const statusTone = (status: string): StatusTone =>
  applicationStatuses.has(status) ? tones[badgeColour(status)] : 'info';
