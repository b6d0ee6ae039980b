import type { SignatureView } from '@registrar/domain/calls/filing-signatures';
import { signatureViewSchema } from '@registrar/domain/calls/filing-signatures';
import type { Kysely } from 'kysely';
import type { Application } from '../../../applications/application';
import { canonicalHash } from '../../../platform/canonical-hash';
import type { DB } from '../../../platform/database/schema.generated';
import { DRAFT_NAMES } from '../../../papers/draft-papers';
import type { PartySignature, SignatureRow } from './party-signatures';

/** What a party reads before it answers; the answer keeps its hash, a signature keeps it whole. */
export const shownSchema = signatureViewSchema.pick({
  process: true,
  company: true,
  party: true,
  role: true,
  paperName: true,
  statement: true,
  facts: true,
  papers: true,
});
export type Shown = Pick<SignatureView, keyof typeof shownSchema.shape>;

export async function readShown(
  db: Kysely<DB>,
  { row, definition }: Application,
  { party, paperName }: PartySignature,
): Promise<Shown> {
  const company =
    row.company_id === null
      ? undefined
      : await db
          .selectFrom('company')
          .select(['registration_number as regNo', 'name_english as nameEnglish', 'name_nepali as nameNepali'])
          .where('id', '=', row.company_id)
          .executeTakeFirst();
  return {
    process: definition.process,
    company: company ?? { regNo: '', nameEnglish: row.title_english, nameNepali: row.title_nepali },
    party: { nameEnglish: party.name.nameEnglish, nameNepali: party.name.nameNepali },
    role: party.role,
    paperName: { ...paperName },
    statement: { ...party.statement },
    facts: party.facts.map(({ label, value }) => ({ label: { ...label }, value: { ...value } })),
    papers: [
      { kind: 'OWN', name: { ...paperName } },
      ...party.reads.map((kind) => ({ kind, name: { ...DRAFT_NAMES[kind] } })),
    ],
  };
}

/** The hash over what is shown and over the answers behind it, which the drafts are made of. */
export const hashOfShown = (shown: Shown, answersHash: string): string => canonicalHash({ ...shown, answersHash });

/** What was shown to whoever signed. */
export const shownAtSigning = ({ content }: Pick<SignatureRow, 'content'>): Shown => shownSchema.parse(content);
