import { NEPAL } from '@registrar/domain/processes/questions/address';
import type { branchDraft } from '@registrar/domain/processes/questions/branch-information';
import type { GeneralInformation } from '@registrar/domain/processes/company-registration';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { addressTexts } from '../../../../lookups/address-text';
import type { DB } from '../../../../platform/database/schema.generated';
import type { NewEntry } from '../../../../register/entries/enter';
import { entriesOf, type Filed } from './filed-parts';

type OfficeAddress = GeneralInformation['address'];
type OfficeContact = GeneralInformation['contact'];

const NOWHERE = { addressEnglish: '', addressNepali: '' };

/** The registered office of a company: its address as text, and the places and contacts as filed. */
export async function registeredOffice(
  db: Kysely<DB>,
  address: OfficeAddress,
  contact: OfficeContact,
): Promise<NewEntry> {
  const [text = NOWHERE] = await addressTexts(db, [{ ...address, countryId: NEPAL }]);
  return { aspect: 'REGISTERED_OFFICE', after: { ...text, details: { ...address, ...contact } } };
}

/** The head office abroad of a foreign company. */
export async function headOffice(
  db: Kysely<DB>,
  home: NonNullable<GeneralInformation['headOffice']>,
): Promise<NewEntry> {
  const [text = NOWHERE] = await addressTexts(db, [home.address ?? {}]);
  return {
    aspect: 'HEAD_OFFICE',
    after: { nameEnglish: home.nameEnglish, nameNepali: home.nameNepali, ...text, details: home },
  };
}

export async function branches(
  db: Kysely<DB>,
  filed: readonly Filed<z.output<typeof branchDraft>>[],
): Promise<NewEntry[]> {
  const texts = await addressTexts(
    db,
    filed.map(({ data }) => ({ ...data.address, countryId: NEPAL })),
  );
  return entriesOf('BRANCH', filed, (_, index) => texts[index] ?? NOWHERE);
}
