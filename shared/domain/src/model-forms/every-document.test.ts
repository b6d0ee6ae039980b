import { expect, test } from '@jest/globals';
import { everyDefinition } from '../processes/tables/definitions';
import { fieldsOf, isList, sectionOf } from '../processes';
import { formsOfDocument, modelForms, rulesOfForm } from './model-forms';
import { FORM_FACTS } from './form-answers';

/** Why a document has no form: nothing of it can be set from what was answered. */
type Reason =
  /** Given by an authority, a court, a bank or another body. */
  | 'OTHER_BODY'
  /** Shows who somebody is, as it is: an identity paper, a photo, a signature, a certificate. */
  | 'IDENTITY'
  /** Written by a professional or another company in words of its own. */
  | 'OUTSIDE'
  /** A list or agreement that the company or its people write. */
  | 'OWN_PAPER'
  /** A paper that stands already and is handed in as it is. */
  | 'STANDING';

const WITHOUT: Readonly<Record<string, Reason>> = {
  PARENT_CONSENT_LETTER: 'OUTSIDE',
  REGULATOR_LETTER: 'OTHER_BODY',
  TRADEMARK_PROOF: 'OTHER_BODY',
  OLD_CERTIFICATE: 'STANDING',
  OTHER_PROOF: 'STANDING',
  ORIGINAL_CERTIFICATE: 'STANDING',
  ADDRESS_PROOF: 'OUTSIDE',
  WARD_LETTER: 'OTHER_BODY',
  // asked where the portal never had the text of the paper
  AMENDED_COPY: 'OWN_PAPER',
  EVIDENCE_LOCAL: 'IDENTITY',
  EVIDENCE_FOREIGN: 'IDENTITY',
  DIRECTOR_IDENTITY: 'IDENTITY',
  SUPPORTING_DOCUMENT: 'STANDING',
  SHARE_RECORD: 'OWN_PAPER',
  PUBLISHED_DOCUMENT: 'STANDING',
  HOLDER_LIST: 'OWN_PAPER',
  AUDITED_ACCOUNTS: 'OUTSIDE',
  REPRESENTATIVE_IDENTITY: 'IDENTITY',
  ALLOTMENT_LIST: 'OWN_PAPER',
  PAYMENT_PROOF: 'OTHER_BODY',
  COURT_ORDER: 'OTHER_BODY',
  HOLDER_IDENTITY: 'IDENTITY',
  FOREIGN_INVESTMENT_APPROVAL: 'OTHER_BODY',
  REGULATOR_APPROVAL: 'OTHER_BODY',
  BANK_PROOF: 'OTHER_BODY',
  // authenticated by a notary, in the words of the parties
  AGREEMENT: 'OUTSIDE',
  SELLER_SIGNATURE: 'IDENTITY',
  BUYER_SIGNATURE: 'IDENTITY',
  WITNESS_SIGNATURE: 'IDENTITY',
  OLD_SHARE_CERTIFICATE: 'STANDING',
  TAX_VOUCHER: 'OTHER_BODY',
  BUYER_IDENTITY: 'IDENTITY',
  WITNESS_IDENTITY: 'IDENTITY',
  FDI_APPROVAL: 'OTHER_BODY',
  FOREIGN_CERTIFICATE: 'OTHER_BODY',
  FOREIGN_CONSTITUTION: 'OUTSIDE',
  NEPALI_TRANSLATION: 'OUTSIDE',
  REPRESENTATIVE_PASSPORT: 'IDENTITY',
  VALUATION_REPORT: 'OUTSIDE',
  FIRST_NOTICE: 'STANDING',
  SECOND_NOTICE: 'STANDING',
  AUTHENTICATED_FORFEITURE: 'OUTSIDE',
  DEATH_CERTIFICATE: 'OTHER_BODY',
  CONSENT_OF_HEIRS: 'OWN_PAPER',
  NOMINEE_RECORD: 'STANDING',
  CERTIFICATE_OF_DECEASED: 'STANDING',
  RELATION_PROOF: 'OTHER_BODY',
  HEIR_IDENTITY: 'IDENTITY',
  HEIR_FDI_APPROVAL: 'OTHER_BODY',
  AUDITED_BALANCE: 'OUTSIDE',
  FRACTION_PAYMENT: 'OTHER_BODY',
  MERGER_SCHEME: 'OWN_PAPER',
  CREDITORS_CONSENT: 'OUTSIDE',
  VALUATION: 'OUTSIDE',
  EMPLOYEES_DECISION: 'OWN_PAPER',
  COMPETITION_NOTE: 'OWN_PAPER',
  WRONG_DOCUMENT: 'STANDING',
  RIGHT_EVIDENCE: 'STANDING',
  AUDITED_STATEMENT: 'OUTSIDE',
  AUDITOR_REPORT: 'OUTSIDE',
  DIRECTORS_REPORT: 'OWN_PAPER',
  SECTION_78_REPORT: 'OWN_PAPER',
  TAX_CLEARANCE: 'OTHER_BODY',
  PROMOTERS_AGREEMENT: 'OWN_PAPER',
  UNANIMOUS_AGREEMENT: 'OWN_PAPER',
  INVESTMENT_APPROVAL: 'OTHER_BODY',
  POWER_OF_ATTORNEY: 'OWN_PAPER',
  IDENTITY: 'IDENTITY',
  PASSPORT: 'IDENTITY',
  PHOTO: 'IDENTITY',
  SIGNATURE: 'IDENTITY',
  GUARDIANSHIP: 'OTHER_BODY',
  HOLDER_CERTIFICATE: 'OTHER_BODY',
  HOLDER_DECISION: 'OUTSIDE',
  GOVERNMENT_DECISION: 'OTHER_BODY',
  BODY_APPROVAL: 'OTHER_BODY',
  CONSTITUTION: 'OUTSIDE',
  CONSTITUTION_TRANSLATION: 'OUTSIDE',
  DIRECTORS_LIST: 'OUTSIDE',
  AUTHORITY_LETTER: 'OUTSIDE',
  LAST_ACCOUNTS: 'OUTSIDE',
  FOCAL_PERSON_IDENTITY: 'IDENTITY',
  MOA_AOA: 'STANDING',
  SHARE_LAGAT: 'STANDING',
  APPLICANT_LETTER: 'OWN_PAPER',
  HEAD_OFFICE_DECISION: 'OUTSIDE',
  DECISION_TRANSLATION: 'OUTSIDE',
  NO_LIABILITY_PROOF: 'OTHER_BODY',
  BODY_CONSENT: 'OTHER_BODY',
  SETTLEMENT_PROOF: 'OUTSIDE',
  FINAL_ACCOUNTS: 'OUTSIDE',
  ACCOUNTS_CLOSED: 'OTHER_BODY',
  NO_BUSINESS_PROOF: 'STANDING',
  TAX_LETTER: 'OTHER_BODY',
  ANSWER_PROOF: 'STANDING',
  LIQUIDATOR_LICENCE: 'IDENTITY',
  NOTICE_CUTTINGS: 'STANDING',
  CLAIMS_TABLE: 'OWN_PAPER',
  LIQUIDATOR_ACCOUNTS: 'OUTSIDE',
  DISTRIBUTION_CONSENT: 'OWN_PAPER',
  FINAL_REPORT: 'OUTSIDE',
  AUDIT_REPORT: 'OUTSIDE',
  OPINION_LETTERS: 'OTHER_BODY',
  TAX_CERTIFICATE: 'OTHER_BODY',
};
const GROUPS = ['SOLE', 'PRIVATE', 'PUBLIC', 'NON_PROFIT'] as const;

const documents = everyDefinition().flatMap(({ process, documents: asked }) =>
  asked.map(({ key }) => ({ process, key, name: `${process}.${key}` })),
);

test('every document of every filing has a form for every kind of company, or a reason why it has none', () => {
  expect(documents.length).toBeGreaterThan(150);
  for (const { process, key, name } of documents) {
    const offered = GROUPS.filter((group) => formsOfDocument(process, key, group).length > 0);
    expect([name, offered]).toEqual([name, key in WITHOUT ? [] : GROUPS]);
  }
});

test('no reason is kept for a document that is asked no more', () => {
  const asked = new Set(documents.map(({ key }) => key));
  expect(Object.keys(WITHOUT).filter((key) => !asked.has(key))).toEqual([]);
});

test('an office of a foreign company is offered no form, for there is none for it', () => {
  expect(formsOfDocument('LOCATION_CHANGE', 'DECISION', null)).toEqual([]);
  expect(formsOfDocument('LOCATION_CHANGE', 'DECISION', undefined)).toContain('BOARD_MINUTES');
});

test('what a form reads is asked by a section of a filing', () => {
  const definitions = everyDefinition();
  for (const [section, path] of Object.values(FORM_FACTS).flat())
    expect([
      section,
      path,
      definitions.some((definition) => {
        const found = sectionOf(definition, section);
        return found !== undefined && !isList(found) && fieldsOf(found).some((field) => field.path === path);
      }),
    ]).toEqual([section, path, true]);
  for (const key of modelForms.keys.flatMap((form) => rulesOfForm(form).person ?? []))
    expect([key, definitions.some((definition) => sectionOf(definition, key) !== undefined)]).toEqual([key, true]);
});
