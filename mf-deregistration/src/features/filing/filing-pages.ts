import { lazy } from 'react';
import type { FilingPages } from '@registrar/ui/filing';
import { filingAddress, filingsAddress } from '../../model/addresses';
import { filings } from '../../model/filings';

const Settlement = lazy(async () => ({ default: (await import('../discounted/settlement-part')).SettlementOfFiling }));

/** What the filings have of their own beside their definitions: steps and parts that are more than a form go here. */
export const filingPages: FilingPages = {
  processes: filings,
  home: filingsAddress(),
  addressOf: filingAddress,
  parts: { DISCOUNT_SETTLEMENT: { asked: Settlement, filed: Settlement } },
};
