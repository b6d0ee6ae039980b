import type { Language } from '@registrar/domain/bilingual';
import type { ConversionOutlook } from '@registrar/domain/calls/conversions';
import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor';
import type { DB } from '../../../platform/database/schema.generated';
import { refuse } from '../../../platform/refusal';
import { authorityOver } from '../../facts/application/company-authority';
import { readCompanyFacts } from '../../facts/gate/company-facts';
import { readConversions } from './conversion-outlook';

/**
 * The legal reasons against a conversion of the company, and where they are resolved; for users who may list its
 * processes.
 */
export async function listConversions(
  db: Kysely<DB>,
  actor: Actor,
  companyId: string,
  { now, language }: { readonly now: Date; readonly language: Language },
): Promise<ConversionOutlook> {
  const company = (await readCompanyFacts(db, companyId, now)) ?? refuse('REQ-404');
  await authorityOver(db, actor, company);
  return readConversions(db, company, language);
}
