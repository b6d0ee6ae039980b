import type { AdDay } from '../../calendar';
import { publicParts } from '../../register/register-aspects';
import type { FilingFrame } from './filing-frame';

/** The day on which the company that files was registered; null where it is not known, or there is no company yet. */
export function registeredOn({ company }: Pick<FilingFrame, 'company'>): AdDay | null {
  return (
    publicParts.REGISTRATION.safeParse(company?.parts.find(({ aspect }) => aspect === 'REGISTRATION')?.data).data
      ?.registeredOn ?? null
  );
}
