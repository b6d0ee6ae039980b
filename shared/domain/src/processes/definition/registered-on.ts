import type { AdDay } from '../../calendar';
import { publicParts } from '../../register/register-aspects';
import type { FilingFrame } from './filing-frame';

/** The registration day of the filing company; null when it is not known or there is no company yet. */
export function registeredOn({ company }: Pick<FilingFrame, 'company'>): AdDay | null {
  return (
    publicParts.REGISTRATION.safeParse(company?.parts.find(({ aspect }) => aspect === 'REGISTRATION')?.data).data
      ?.registeredOn ?? null
  );
}
