import type { DashboardCompany } from '@registrar/domain/calls/dashboard';
import { sentence, type MessageKey, type MessageParameters } from '../platform/language';

/** As it stands in the answer: its title in both languages. */
export function activity(
  code: string,
  title: MessageKey,
  link: string,
  parameters: MessageParameters = {},
): DashboardCompany['activities'][number] {
  return { code, titleNe: sentence(title, 'np', parameters), titleEn: sentence(title, 'en', parameters), link };
}
