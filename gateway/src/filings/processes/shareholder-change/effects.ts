import { filedItems, type Answers, type FilingFrame } from '@registrar/domain/processes';
import { director } from '@registrar/domain/processes/questions/directors/director-answers';
import { shareholder } from '@registrar/domain/processes/questions/holders/shareholder-answers';
import {
  boardDecidedOn,
  correctsHolders,
  updatesBoard,
} from '@registrar/domain/processes/filings/shareholder-change/change-kind';
import {
  changedDirector,
  isAppointed,
  leavesBoard,
  standingBoard,
  staysUntouched,
} from '@registrar/domain/processes/filings/shareholder-change/changed-board';
import {
  correctedHolder,
  correctedHolders,
  standingHolder,
  standingHolders,
} from '@registrar/domain/processes/filings/shareholder-change/corrected-holders';
import {
  filedDetails,
  registeredPeople,
  seatsHeldBy,
  type RegisteredPerson,
} from '@registrar/domain/processes/questions/people/registered-people';
import { publicParts, type PartData } from '@registrar/domain/register';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database/schema.generated';
import type { NewEntry } from '../../../register/entries/enter';
import { frameOf } from '../../../applications/application';
import { shareholders } from '../effects/parts/holders';
import { changesOfFiler } from '../effects/changes-of-filer';
import type { ProcessEffects } from '../effects/process-effects';

/** Corrects the data of holders, or enters the new board; the shares are unchanged. */
export const shareholderChangeEffects: ProcessEffects = {
  beginOffers: true,

  begin: (_db, company) =>
    Promise.resolve({ items: { ...standingHolders(company), BOD_DETAILS: standingBoard(company) } }),

  async changes({ unit: { tx }, application }) {
    const frame = frameOf(application);
    return changesOfFiler(application, {
      entries: [
        ...(correctsHolders(frame) ? await holderEntries(tx, frame) : []),
        ...(updatesBoard(frame) ? boardEntries(frame) : []),
      ],
    });
  },
};

/**
 * The corrected holders. Answers that are not asked here, such as the shares and their amounts, are kept. The name of a
 * director who is the holder in person is corrected too.
 */
async function holderEntries(tx: Kysely<DB>, frame: FilingFrame): Promise<NewEntry[]> {
  const { directors } = registeredPeople(frame);
  const entries: NewEntry[] = [];
  for (const { data } of correctedHolders(frame)) {
    const standing = standingHolder(data, frame);
    if (!standing) throw new Error('A correction is of a holder of the register');
    const seats = seatsHeldBy(directors, standing.id);
    if (data['isRemoved'] === true) {
      entries.push(
        { aspect: 'SHAREHOLDER', subjectId: standing.id, after: null },
        ...seats.map(({ id }): NewEntry => ({ aspect: 'DIRECTOR', subjectId: id, after: null })),
      );
      continue;
    }
    const { remark: _remark, isRemoved: _removed, ...corrected } = correctedHolder.parse(data);
    const details = { ...filedDetails(standing.part), ...corrected };
    const [entered] = await shareholders(tx, [{ id: standing.id, data: shareholder.parse(details) }]);
    if (!entered?.after) throw new Error('A corrected holder is entered');
    const after = { ...entered.after, details };
    entries.push(
      { ...entered, after },
      ...seats
        .filter(({ answers }) => answers['directorType'] === 'PROMOTER')
        .map(({ id, part }): NewEntry => ({
          aspect: 'DIRECTOR',
          subjectId: id,
          after: { ...part, ...namesOf(after) },
        })),
    );
  }
  return entries;
}

const namesOf = (part: PartData) => publicParts.SHAREHOLDER.pick({ nameEnglish: true, nameNepali: true }).parse(part);

function boardEntries(frame: FilingFrame): NewEntry[] {
  const { holders, directors } = registeredPeople(frame);
  const decidedOn = boardDecidedOn(frame);
  return filedItems(frame, 'BOD_DETAILS')
    .filter(({ data }) => !staysUntouched(data))
    .map(({ id, data }): NewEntry => {
      if (isAppointed(data))
        return { aspect: 'DIRECTOR', subjectId: id, after: appointed(data, holders), happenedOn: decidedOn };
      const kept = changedDirector.parse(data);
      const standing = directors.find((one) => one.id === kept.registeredId);
      if (!standing) throw new Error('A director who is changed stands in the register');
      if (leavesBoard(data))
        return { aspect: 'DIRECTOR', subjectId: standing.id, after: null, happenedOn: kept.leaving?.leftOn };
      const { fromDate, toDate, designation } = kept;
      return {
        aspect: 'DIRECTOR',
        subjectId: standing.id,
        after: {
          ...standing.part,
          since: fromDate,
          until: toDate,
          details: { ...filedDetails(standing.part), fromDate, toDate, designation },
        },
        happenedOn: decidedOn,
      };
    });
}

/** The entry of a director as in a registration; a director who is the holder in person has the holder's name. */
function appointed(data: Answers, holders: readonly RegisteredPerson[]): PartData {
  const details = director.parse(data);
  const holder =
    details.directorType === 'PROMOTER' ? holders.find(({ id }) => id === details.holderItemId) : undefined;
  const names = holder
    ? namesOf(holder.part)
    : { nameEnglish: details.person?.fullNameEnglish ?? '', nameNepali: details.person?.fullNameNepali ?? '' };
  return {
    ...names,
    independent: details.isIndependent === true,
    since: details.fromDate,
    until: details.toDate,
    details,
  };
}
