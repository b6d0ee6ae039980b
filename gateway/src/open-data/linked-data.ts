import type { OpenCompany } from '@registrar/domain/calls/open-data';
import { companyStatuses } from '@registrar/domain/enumerations/statuses';

export const LINKED_DATA = 'application/ld+json';

/**
 * JSON-LD 1.1 with the words of schema.org, and of the W3C's Registered Organization Vocabulary for what a register
 * says besides.
 */
const CONTEXT = {
  '@vocab': 'https://schema.org/',
  rov: 'http://www.w3.org/ns/regorg#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
} as const;

const texts = (ne: string | null, en: string | null) => [
  ...(ne === null || ne === '' ? [] : [{ '@value': ne, '@language': 'ne' }]),
  ...(en === null || en === '' ? [] : [{ '@value': en, '@language': 'en' }]),
];

/** A company as linked data; its id is the address of its page. */
export function asLinkedData(company: OpenCompany): object {
  const { name, registration, status, companyType, registeredOffice, deregisteredOn } = company;
  const { ne, en } = companyStatuses.name(status);
  return {
    '@context': CONTEXT,
    '@id': company.url,
    '@type': ['Organization', 'rov:RegisteredOrganization'],
    url: company.url,
    legalName: texts(name.nameNepali, name.nameEnglish),
    ...(company.formerNames.length > 0 && {
      alternateName: company.formerNames.flatMap((former) => texts(former.nameNepali, former.nameEnglish)),
    }),
    ...(registration.registeredOn !== null && { foundingDate: registration.registeredOn }),
    ...(deregisteredOn !== null && { dissolutionDate: deregisteredOn }),
    ...(registeredOffice && {
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'NP',
        streetAddress: texts(registeredOffice.addressNepali, registeredOffice.addressEnglish),
      },
    }),
    'rov:registration': {
      '@type': 'PropertyValue',
      propertyID: 'registrationNumber',
      value: registration.registrationNumber,
      creator: {
        '@type': 'GovernmentOrganization',
        name: texts(registration.office.nameNepali, registration.office.nameEnglish),
      },
    },
    'rov:orgStatus': { 'skos:notation': status, 'skos:prefLabel': texts(ne, en) },
    'rov:orgType': {
      'skos:notation': companyType.key,
      'skos:prefLabel': texts(companyType.nameNepali, companyType.nameEnglish),
    },
    'rov:orgActivity': company.objectives.map(({ nsicCode, objectiveNepali, objectiveEnglish }) => ({
      ...(nsicCode !== null && { 'skos:notation': nsicCode }),
      'skos:prefLabel': texts(objectiveNepali, objectiveEnglish),
    })),
  };
}

/** Whether linked data is asked for before JSON: the first of the two that `Accept` names. */
export function prefersLinkedData(accept: string | undefined): boolean {
  const types = (accept ?? '').split(',').map((one) => one.split(';')[0]?.trim().toLowerCase());
  const linked = types.indexOf(LINKED_DATA);
  const plain = types.indexOf('application/json');
  return linked >= 0 && (plain < 0 || linked < plain);
}
