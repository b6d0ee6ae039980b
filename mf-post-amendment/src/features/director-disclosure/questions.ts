import { useState } from 'react';
import type { FilingFrame } from '@registrar/domain/processes';
import { disclosureFields } from '@registrar/domain/processes/questions/disclosures/disclosure';
import { nepalDayOfInstant } from '@registrar/i18n/dates';

export const questions = disclosureFields();

/** The questions look at nothing else of the filing, and whoever has only the link is shown nothing else of it. */
export function useLinkFrame(): FilingFrame {
  return useState(() => ({
    companyType: null,
    company: null,
    answers: {},
    today: nepalDayOfInstant(new Date().toISOString()),
  }))[0];
}
