import type { FilingPages } from '@registrar/ui/filing';
import { filingAddress, filingsAddress } from '../../model/addresses';
import { filings } from '../../model/filings';

/** What the filings have of their own beside their definitions: steps and parts that are more than a form go here. */
export const filingPages: FilingPages = {
  processes: filings,
  home: filingsAddress(),
  addressOf: filingAddress,
};
