import type { ReadPaperKind } from '@registrar/domain/calls/filing-signatures';
import type { Language } from '@registrar/domain/bilingual';
import type { Kysely } from 'kysely';
import { setFilingPaper } from '../../../papers/draft-papers';
import type { DB } from '../../../platform/database/schema.generated';
import type { PdfEngine } from '../../../platform/pdf/pdf-engine';
import { refuse } from '../../../platform/refusal';
import { findAsked, shownBy, stateOfAsked } from './answer-signature';
import { setSignaturePaper } from '../../facts/signatures/set-paper';

/** A paper that the link shows: the party's own, or a draft that its statement is about, as it stands now. */
export async function readPaperOfLink(
  parts: { readonly db: Kysely<DB>; readonly pdf: PdfEngine },
  token: string,
  { kind, language }: { readonly kind: ReadPaperKind; readonly language: Language },
  now: Date,
): Promise<Buffer> {
  const asked = await findAsked(parts.db, token, now);
  const { application, signature, asking } = asked;
  const { shown } = await shownBy(parts.db, asked);
  const signed = asking.link.answer === 'SIGNED' ? asking : null;
  // once nothing is to be answered any more, a link that was kept or forwarded opens no answers of the filing
  const isReadable = signed ? kind === 'OWN' : (await stateOfAsked(parts.db, asked, now)) === 'OPEN';
  if (!isReadable || !shown.papers.some((paper) => paper.kind === kind)) refuse('REQ-404');
  if (kind !== 'OWN') return setFilingPaper(parts, application, kind, language, now);
  return setSignaturePaper(parts, { application, signature, signed }, language, now);
}
