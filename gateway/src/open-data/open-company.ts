import {
  openCompanyListSchema,
  openCompanySchema,
  type OpenCompany,
  type OpenCompanyList,
} from '@registrar/domain/calls/open-data';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { findCompaniesByNumber } from '../register/find-companies';
import { readRecord } from '../register/record/read-record';

/** The id of a company as linked data: the address of its page. */
export const pageOfCompany = (portalUrl: string, id: string): string => new URL(`/company/${id}`, portalUrl).href;

/** A company as it is today, without what is said of persons. REQ-404: there is none. */
export async function openCompany(
  db: Kysely<DB>,
  id: string,
  { today, portalUrl }: { readonly today: string; readonly portalUrl: string },
): Promise<OpenCompany> {
  return openCompanySchema.parse({ ...(await readRecord(db, id, today)), url: pageOfCompany(portalUrl, id) });
}

/** All companies that bear the number. */
export async function openCompaniesBy(
  db: Kysely<DB>,
  registrationNumber: string,
  portalUrl: string,
): Promise<OpenCompanyList> {
  const found = await findCompaniesByNumber(db, registrationNumber);
  return openCompanyListSchema.parse(found.map((one) => ({ ...one, url: pageOfCompany(portalUrl, one.id) })));
}
