import type { Caution } from '../../definition/cautions';
import type { FiledShares } from '../../definition/filed-shares';
import type { FilingFrame } from '../../definition/filing-frame';
import { holderTitle } from '../item-title';
import { registeredPeople, seatsHeldBy } from '../people/registered-people';

/**
 * Who sits on the board as a shareholder and has no share left after the filing: the board has to follow. It is told
 * and stops nothing, because a change of the board is a filing of its own.
 */
export function seatsWithoutShares(filed: FiledShares | null, frame: FilingFrame): Caution[] {
  if (!filed?.ok) return [];
  const having = new Set(filed.ledger.table.flatMap(({ holderId }) => holderId ?? []));
  const { holders, directors } = registeredPeople(frame);
  return holders.flatMap(({ id, quantity, answers }): Caution[] => {
    if (!quantity || having.has(id) || seatsHeldBy(directors, id).length === 0) return [];
    const { ne, en } = holderTitle(answers);
    return [
      {
        key: `SEAT_WITHOUT_SHARES_${id}`,
        text: {
          ne: `${ne} शेयरधनीका हैसियतले सञ्चालक छन्, तर यसपछि शेयर रहँदैन। सञ्चालक परिवर्तन पनि पेश गर्नुहोस्।`,
          en: `${en} is a director as a shareholder and has no share left after this. File the change of the board too.`,
        },
      },
    ];
  });
}
