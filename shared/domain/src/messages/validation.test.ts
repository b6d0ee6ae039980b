import { expect, test } from '@jest/globals';
import { annualReportMessages } from './annual-report';
import { capitalChangeMessages } from './capital-change';
import { companyOrderMessages } from './company-orders';
import { eServiceMessages } from './e-services';
import { forcedMessages } from './forced';
import { restorationMessages } from './restorations';
import { heirAdmissionMessages } from './heir-admissions';
import { institutionMessages } from './institutions';
import { explanationMessages } from './explanations-and-disclosures';
import { mergerMessages } from './mergers';
import { liquidatorMessages } from './liquidators';
import { proceedingMessages } from './proceedings';
import { publicationWebhookMessages } from './publication-webhooks';
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
  forcedMessages,
  eServiceMessages,
  restorationMessages,
  heirAdmissionMessages,
  institutionMessages,
  explanationMessages,
  mergerMessages,
  proceedingMessages,
  liquidatorMessages,
  publicationWebhookMessages,
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
