import { z } from 'zod';
import type { Bilingual } from '../../bilingual';

const names = z.object({
  fullNameEnglish: z.string().nullish(),
  fullNameNepali: z.string().nullish(),
  nameEnglish: z.string().nullish(),
  nameNepali: z.string().nullish(),
});
const holder = z.object({ entity: z.string().nullish(), person: names.nullish(), company: names.nullish() });
const branch = z.object({
  address: z.object({ toleStreet: z.string().nullish(), toleStreetNepali: z.string().nullish() }).nullish(),
});

/** A text that is missing in one language is taken from the other; empty when both are missing. */
function bilingual(ne: string | null | undefined, en: string | null | undefined): Bilingual {
  return { ne: ne || en || '', en: en || ne || '' };
}

/** The name of a person. */
export function personTitle(item: unknown): Bilingual {
  const { data } = names.safeParse(item);
  return bilingual(data?.fullNameNepali, data?.fullNameEnglish);
}

/** The name of a holder: person or company. */
export function holderTitle(item: unknown): Bilingual {
  const { data } = holder.safeParse(item);
  return data?.entity === 'COMPANY'
    ? bilingual(data.company?.nameNepali, data.company?.nameEnglish)
    : bilingual(data?.person?.fullNameNepali, data?.person?.fullNameEnglish);
}

/** The street of a branch; one that was entered before both scripts were asked has the one that was typed. */
export function branchTitle(item: unknown): Bilingual {
  const { data } = branch.safeParse(item);
  return bilingual(data?.address?.toleStreetNepali, data?.address?.toleStreet);
}
