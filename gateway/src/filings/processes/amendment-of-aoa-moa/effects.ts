import { isDeepStrictEqual } from 'node:util';
import { validationMessage } from '@registrar/domain/messages';
import {
  amendedPaperOf,
  isOwnClause,
  type AmendedPaper,
  type ClauseAmendment,
  type FoundingPaper,
} from '@registrar/domain/papers';
import { amendedOn } from '@registrar/domain/processes/filings/amendment-of-aoa-moa/definition';
import {
  amendedPapers,
  amendmentItems,
  amendmentTitle,
  paperOf,
  presentText,
  proposedText,
  standingClauseOf,
  type ClauseAmendmentDraft,
} from '@registrar/domain/processes/filings/amendment-of-aoa-moa/clause-amendments';
import type { FiledItem, FilingFrame } from '@registrar/domain/processes';
import { standingPapersOf } from '@registrar/domain/processes/questions/constitution/standing-papers';
import { publicParts, type RegisterPart } from '@registrar/domain/register';
import { frameOf } from '../../../applications/application';
import { refuse } from '../../../platform/refusal';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import type { NewEntry } from '../../../register/entries/enter';
import { readLastEntries } from '../../../register/entries/read-entries';
import { readStandingCompany } from '../../../register/standing-company';
import { changesOfFiler } from '../effects/changes-of-filer';
import type { ProcessEffects } from '../effects/process-effects';
import { standingPapers } from '../effects/standing-papers';

const PAPERS: readonly FoundingPaper[] = ['MOA', 'AOA'];

/** Stores the amended clauses as the part DOCUMENT; the next version of the document is generated from it. */
export const amendmentOfAoaMoaEffects: ProcessEffects = {
  async begin(db, company) {
    return { sections: { STANDING_PAPERS: await standingPapers(db, company, PAPERS) } };
  },

  /** Refuses when another filing has replaced the version meanwhile. */
  async hold({ unit: { tx }, application, language }) {
    const { row, today } = application;
    const now = await standingPapers(tx, await readStandingCompany(tx, row.company_id ?? '', { on: today }), PAPERS);
    if (isDeepStrictEqual(standingPapersOf(frameOf(application))?.clauses, now.clauses)) return;
    refuse('VAL-422', {
      errors: [
        {
          path: 'STANDING_PAPERS',
          code: 'PAPER_CHANGED_SINCE',
          message: validationMessage('PAPER_CHANGED_SINCE', language),
        },
      ],
    });
  },

  async changes({ unit, application }) {
    const { row } = application;
    if (row.company_id === null) throw new Error('An amendment is filed for a company');
    const frame = frameOf(application);
    const standing = (await readLastEntries(unit.tx, row.company_id)).flatMap(({ aspect, subjectId, after }) =>
      aspect === 'DOCUMENT' && after !== null ? [{ aspect, subjectId, data: after }] : [],
    );
    return changesOfFiler(application, {
      entries: amendedPapers(frame).map((paper) => ({
        ...documentEntry(unit, paper, frame, standing),
        happenedOn: amendedOn(frame),
      })),
    });
  },
};

type Standing = Pick<RegisterPart, 'aspect' | 'subjectId' | 'data'>;

function documentEntry(
  unit: UnitOfWork,
  paper: FoundingPaper,
  frame: FilingFrame,
  standing: readonly Standing[],
): NewEntry {
  const part = standing.find(({ data }) => data['kind'] === paper);
  const before = part && publicParts.DOCUMENT.parse(part.data).amendment;
  const items = amendmentItems(frame).filter(({ data }) => paperOf(data, frame) === paper);
  const edits = items.map((item) => editOf(item, paper, frame));
  const kept = (amendedPaperOf(standing, paper)?.clauses ?? []).filter(
    ({ clause }) => !edits.some((edit) => edit.clause === clause),
  );
  const details: AmendedPaper = {
    clauses: [...kept, ...edits],
    amendments: items.map((item) => amendmentOf(item, frame)),
  };
  return {
    aspect: 'DOCUMENT',
    subjectId: part?.subjectId ?? unit.newId(),
    after: { kind: paper, language: 'both', amendment: (before ?? 0) + 1, details },
  };
}

/** A new clause has the id of its list item as key. */
const keyOf = ({ id, data }: FiledItem<ClauseAmendmentDraft>): string =>
  data.change === 'ADD' ? `own-${id}` : (data.dafaId ?? '');

function editOf(
  item: FiledItem<ClauseAmendmentDraft>,
  document: FoundingPaper,
  frame: FilingFrame,
): AmendedPaper['clauses'][number] {
  const { data } = item;
  const key = keyOf(item);
  const own = isOwnClause(key) ? headingOf(data, frame) : undefined;
  const words = proposedText(data);
  return {
    document,
    clause: key,
    amendedOn: data.amendmentDate,
    ...(words === null ? { removed: true } : { nepali: words.ne, english: words.en }),
    ...(own && { headingNepali: own.ne, headingEnglish: own.en }),
  };
}

/** The heading given for a new clause; for an existing one its own. */
function headingOf(data: ClauseAmendmentDraft, frame: FilingFrame) {
  return standingClauseOf(data, frame)?.heading ?? amendmentTitle(data, frame);
}

function amendmentOf(item: FiledItem<ClauseAmendmentDraft>, frame: FilingFrame): ClauseAmendment {
  const { data } = item;
  if (data.change === undefined || data.amendmentDate === undefined)
    throw new Error('An amendment that is approved is finished');
  return {
    clause: keyOf(item),
    change: data.change,
    heading: amendmentTitle(data, frame),
    before: presentText(data, frame),
    after: proposedText(data),
    decidedOn: data.amendmentDate,
  };
}
