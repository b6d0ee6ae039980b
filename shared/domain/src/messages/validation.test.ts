import { expect, test } from '@jest/globals';
import { annualReportMessages } from './annual-report';
import { capitalChangeMessages } from './capital-change';
import { companyOrderMessages } from './company-orders';
import { heirAdmissionMessages } from './heir-admissions';
import { explanationMessages } from './explanations-and-disclosures';
import { mergerMessages } from './mergers';
import { proceedingMessages } from './proceedings';
import { registrationMessages } from './registration';
import { shareAgreementMessages } from './share-agreements';
import { shareLedgerMessages } from './share-ledger';
import { shareholderChangeMessages } from './shareholder-change';
import { signatureMessages } from './signatures';
import { validationMessages } from './validation';

const PARTS = {
  annualReportMessages,
  capitalChangeMessages,
  companyOrderMessages,
  heirAdmissionMessages,
  explanationMessages,
  mergerMessages,
  proceedingMessages,
  registrationMessages,
  shareAgreementMessages,
  shareLedgerMessages,
  shareholderChangeMessages,
  signatureMessages,
};

test.each(Object.entries(PARTS))('no code of %s takes the sentence of another one', (_name, part) => {
  expect(Object.keys(part).length).toBeGreaterThan(0);
  expect(validationMessages).toMatchObject(part);
});
