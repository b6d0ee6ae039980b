import { publicParts, type PublicPart } from '../../register/register-aspects';
import type { FilingFrame } from './filing-frame';

/** The capital of the register; undefined where it has none. */
export function registeredCapital({ company }: Pick<FilingFrame, 'company'>): PublicPart<'CAPITAL'> | undefined {
  const part = company?.parts.find(({ aspect }) => aspect === 'CAPITAL');
  return part && publicParts.CAPITAL.safeParse(part.data).data;
}
