import { filedItems } from '@registrar/domain/processes';
import { NEW_HOLDERS_KEY } from '@registrar/domain/processes/filings/capital-change/filed-capital';
import { asShareholder } from '@registrar/domain/processes/questions/holders/new-shareholder';
import { ledgerIn } from '@registrar/domain/processes/questions/shares/renumbering';
import { frameOf } from '../../../applications/application';
import { changesOfFiler } from '../effects/changes-of-filer';
import { effectsOfShares } from '../effects/of-shares';
import { shareholders } from '../effects/parts/holders';
import type { ProcessEffects } from '../effects/process-effects';

/** Capital and shares follow from the definition; the register learns who its new shareholders are. */
export const capitalChangeEffects: ProcessEffects = {
  ...effectsOfShares,
  async changes({ unit: { tx }, application }) {
    const frame = frameOf(application);
    const ratePerShare = ledgerIn(frame)?.ratePerShare ?? 0;
    const taken = filedItems(frame, NEW_HOLDERS_KEY).map((item) => asShareholder(item, ratePerShare));
    return changesOfFiler(application, { entries: await shareholders(tx, taken) });
  },
};
