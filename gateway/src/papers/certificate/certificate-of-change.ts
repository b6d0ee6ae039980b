import type { Bilingual } from '@registrar/domain/bilingual';
import { inBothCalendars } from '@registrar/domain/calendar';
import { letterKinds, type LetterContent, type LetterKind } from '@registrar/domain/calls/letters';
import type { IssuedFiling } from '../issued-filing';
import type { Paper } from '../paper-data';
import { CERTIFICATE_WORDS } from './compose-certificate';

type Facts = LetterContent['facts'];

/**
 * What a certificate says of a company that is registered already and has changed, on the sheet of the certificate of
 * incorporation.
 */
export interface CertificateOfChange {
  readonly kind: LetterKind;
  readonly filing: Pick<IssuedFiling, 'decidedOn' | 'signatory' | 'company'>;
  /** In Nepali the sentence before the name. */
  readonly opening: Bilingual;
  /** What the day of the decision is called. */
  readonly day: Bilingual;
  readonly statement: Bilingual;
  readonly facts: { readonly shown: Facts; readonly printed: Facts };
}

/** As `/view` shows it. */
export function shownCertificate({
  kind,
  filing: { company, signatory },
  statement,
  facts,
}: CertificateOfChange): LetterContent {
  return {
    office: company.office,
    title: letterKinds.name(kind),
    number: company.registrationNumber,
    addressee: company.name,
    paragraphs: [statement],
    facts: facts.shown,
    signatory,
  };
}

/** As its file is made. */
export function printedCertificate({
  kind,
  filing: { company, signatory, decidedOn },
  opening,
  day,
  statement,
  facts,
}: CertificateOfChange): Paper {
  return {
    template: 'certificate.typ',
    data: {
      title: letterKinds.name(kind),
      office: company.office,
      number: company.registrationNumber,
      registeredOn: inBothCalendars(decidedOn),
      company: company.name,
      opening,
      statement,
      facts: facts.printed,
      signatory,
      words: { ...CERTIFICATE_WORDS, registeredOn: day },
    },
  };
}

export const registeredFact = ({ registeredOn }: IssuedFiling['company']): Facts =>
  registeredOn === null ? [] : [{ label: CERTIFICATE_WORDS.registeredOn, value: inBothCalendars(registeredOn) }];

export const numberFact = ({ registrationNumber }: IssuedFiling['company']): Facts => [
  { label: CERTIFICATE_WORDS.number, value: same(registrationNumber) },
];

export const same = (text: string): Bilingual => ({ ne: text, en: text });
