import type { SignatureState } from '@registrar/domain/calls/filing-signatures';
import type { Bilingual } from '@registrar/domain/bilingual';
import { placeOfParty, SIGNED_PAPERS, type SigningParty } from '@registrar/domain/processes';
import type { Kysely, Selectable } from 'kysely';
import { frameOf, type Application } from '../../../applications/application';
import { isToSame } from '../../../outside/link-addresses';
import { askedLink, linksOf, type AskedLink } from '../../../outside/outside-link';
import { canonicalHash } from '../../../platform/canonical-hash';
import type { DB, FilingSignatureTable } from '../../../platform/database/schema.generated';
import { readTerm } from '../../../platform/terms';
import { fact, type Filed } from '../situation';

export const PURPOSE = 'FILING_SIGNATURE';

export type SignatureRow = Selectable<FilingSignatureTable>;

/** One time that a party was asked, with its link. */
export interface Asking {
  readonly row: SignatureRow;
  readonly link: AskedLink;
}

/** A party of the filing as it is now, and every time that it was asked, the last one first. */
export interface PartySignature {
  readonly party: SigningParty;
  readonly paperName: Bilingual;
  /** SHA-256 of the answers that the party signs, as they are now. */
  readonly answersHash: string;
  readonly askings: readonly Asking[];
}

/** Every party with the present answers; without a statement where the process names none. */
export const partySignatures = fact(async (filed: Filed): Promise<readonly PartySignature[]> => {
  const { application, db } = filed;
  const parties = application.definition.parties?.(frameOf(application)) ?? [];
  if (parties.length === 0) return [];
  const askings = await readAskings(db, application.row.id);
  return parties.map((party) => ({
    party,
    paperName: nameOfPaper(application, party),
    answersHash: hashOfAnswers(application, party),
    askings: askings.filter(({ row }) => row.party === party.key),
  }));
});

async function readAskings(db: Kysely<DB>, applicationId: string): Promise<readonly Asking[]> {
  const rows = await db
    .selectFrom('filing_signature')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('number', 'desc')
    .execute();
  const links = await linksOf(
    db,
    PURPOSE,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ row, link: askedLink(links.get(row.id)) }));
}

const nameOfPaper = ({ definition }: Application, { paper }: SigningParty): Bilingual =>
  definition.documents.find(({ key }) => key === paper)?.name ?? { ne: paper, en: paper };

/** The title is part of it: a consent is given to one company. */
const hashOfAnswers = ({ row }: Application, { key, name, signs }: SigningParty): string =>
  canonicalHash({ title: [row.title_nepali, row.title_english], key, name, signs });

/** The state of the party's signature, without regard to a scan. */
export function stateOf({ party, askings: [last], answersHash }: PartySignature, now: Date): SignatureState {
  if (!last) return 'NOT_ASKED';
  const { row, link } = last;
  if (link.answer === 'SIGNED') return row.answers_hash === answersHash ? 'SIGNED' : 'VOID';
  if (link.answer === 'OBJECTED') return 'OBJECTED';
  // the link went to an address that the filing has no more
  if (!isToSame(link, party.contact)) return 'NOT_ASKED';
  if (link.expires_at <= now) return 'EXPIRED';
  return link.opened_at === null ? 'SENT' : 'OPENED';
}

export const isSigned = ({ askings: [last], answersHash }: PartySignature): boolean =>
  last !== undefined && last.link.answer === 'SIGNED' && last.row.answers_hash === answersHash;

/** The places of papers that were asked for in the portal, of one party at least. */
export const placesAsked = (signatures: readonly PartySignature[]): ReadonlySet<string> =>
  new Set(signatures.flatMap(({ party, askings }) => (askings.length > 0 ? [placeOfParty(party)] : [])));

/** The same of a filing: signed or not, the scan of such a paper is not required. */
export const placesInPortal = fact(async (filed: Filed): Promise<ReadonlySet<string>> =>
  placesAsked(await partySignatures(filed)),
);

/** Whether the office lets this paper be signed in the portal on that day of Nepal: its row `SIGNING_*`. */
export const isSignedInPortal = async (db: Kysely<DB>, paper: SigningParty['paper'], day: string): Promise<boolean> =>
  (await readTerm(db, SIGNED_PAPERS[paper], day)).inPortal;
