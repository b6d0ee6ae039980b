import { isDeepStrictEqual } from 'node:util';
import type { Bilingual } from '@registrar/domain/bilingual';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import type { FilingFrame } from '@registrar/domain/processes';
import { REPRESENTING_ROLES } from '@registrar/domain/roles';
import {
  decidedOnRepresentatives,
  joiningRepresentatives,
  leavingRepresentatives,
  newRepresentative,
  presentRepresentatives,
} from '@registrar/domain/processes/filings/company-representative-change/definition';
import type { Kysely } from 'kysely';
import { frameOf, type Application } from '../../../applications/application';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import { refuse } from '../../../platform/refusal';
import { revokeLinks } from '../../../outside/outside-link';
import type { NewEntry } from '../../../register/entries/enter';
import { readLastEntries } from '../../../register/entries/read-entries';
import { notifyPeople, type Change } from '../../../register/notify-of-change';
import { openCompany } from '../../../register/open-company';
import { bilingualName } from '../../../register/person-name';
import { linkOf } from '../../../register/representatives/invitation';
import { seat, unseat } from '../../../register/representatives/move-access';
import { notifyFirst } from '../../../register/representatives/notify-first';
import { representativesOf } from '../../../register/representation';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { readSnapshot } from '../../facts/corrections/snapshots';
import { changesOfFiler } from '../effects/changes-of-filer';
import type { EffectContext, ProcessEffects } from '../effects/process-effects';
import { objectionReasons, validNotices } from './objection-time';

/** Notifies the present representatives and the directors on submission; access moves with the approval. */
export const companyRepresentativeChangeEffects: ProcessEffects = {
  conditions: objectionReasons,
  beginOffers: true,

  async begin(db, { id }) {
    const people = (
      await db
        .selectFrom('company_representative as seat')
        .innerJoin('account', 'account.id', 'seat.account_id')
        .select(['account.id', 'account.username', 'account.name_english', 'account.name_nepali'])
        .distinct()
        .where('seat.company_id', '=', id)
        .where('seat.until', 'is', null)
        .orderBy('account.id')
        .execute()
    ).map(({ id: accountId, username, name_english, name_nepali }) => {
      const { nameEnglish, nameNepali } = bilingualName(name_english, name_nepali, username);
      return { accountId, fullNameNepali: nameNepali, fullNameEnglish: nameEnglish };
    });
    return {
      sections: { PRESENT_REPRESENTATIVES: { people } },
      items: { REPRESENTATIVES_AFTER: people.map((data) => ({ begunFrom: data.accountId, data })) },
    };
  },

  async hold(context) {
    const { unit, application } = context;
    const companyId = companyOf(application);
    const company = await openCompany(unit, companyId);
    await joiningAccounts(context);
    const frame = frameOf(application);
    const [leaving, joining] = [
      leavingRepresentatives(frame).map(nameIn),
      joiningRepresentatives(frame).map(({ data }) => nameIn(newRepresentative.parse(data))),
    ];
    if (await isToldAlready(unit, application, frame)) return;
    await notifyFirst(unit, {
      applicationId: application.row.id,
      company,
      representatives: await representativesOf(unit.tx, companyId, dayInNepal(unit.now)),
      leaving,
      joining,
    });
  },

  async release({ unit, application }) {
    const notices = await validNotices(unit.tx, application.row.id);
    await revokeLinks(
      unit,
      'REPRESENTATIVE_OBJECTION',
      notices.map(({ id }) => id),
    );
  },

  async changes({ unit, application }) {
    const companyId = companyOf(application);
    const frame = frameOf(application);
    const parts = new Set(
      (await readLastEntries(unit.tx, companyId)).flatMap(({ aspect, subjectId, after }) =>
        aspect === 'REPRESENTATIVE' && after !== null && subjectId !== null ? [subjectId] : [],
      ),
    );
    const ended: NewEntry[] = [];
    for (const { accountId } of leavingRepresentatives(frame)) {
      const partId = await partOf(unit.tx, companyId, accountId);
      if (partId !== null && parts.has(partId))
        ended.push({ aspect: 'REPRESENTATIVE', subjectId: partId, after: null });
    }
    const entered = joiningRepresentatives(frame).map(({ id, data }): NewEntry => ({
      aspect: 'REPRESENTATIVE',
      subjectId: id,
      after: { details: newRepresentative.parse(data) },
    }));
    const happenedOn = decidedOnRepresentatives(frame);
    return changesOfFiler(application, { entries: [...ended, ...entered].map((entry) => ({ ...entry, happenedOn })) });
  },

  async approve(context) {
    const { unit, application, actor, remark } = context;
    const companyId = companyOf(application);
    const company = await openCompany(unit, companyId);
    const joining = await joiningAccounts(context);
    const leaving = leavingRepresentatives(frameOf(application)).map(({ accountId }) => accountId);
    for (const accountId of leaving) {
      await unit.tx
        .insertInto('representative_move')
        .values({
          application_id: application.row.id,
          account_id: accountId,
          move: 'LEFT',
          part_id: await partOf(unit.tx, companyId, accountId),
        })
        .execute();
      await unseat(unit, actor, { companyId, accountId }, remark);
    }
    for (const { itemId, accountId } of joining) {
      await unit.tx
        .insertInto('representative_move')
        .values({ application_id: application.row.id, account_id: accountId, move: 'JOINED', part_id: itemId })
        .execute();
      await seat(unit, actor, { companyId, accountId, partId: itemId }, 'ACCEPTED');
    }
    const change = { company, type: 'REPRESENTATIVE_CHANGED' } as const satisfies Partial<Change>;
    await notifyPeople(unit, leaving, {
      ...change,
      title: 'representativeChange.left.title',
      body: 'representativeChange.left.body',
      link: '/dashboard',
    });
    await notifyPeople(
      unit,
      joining.map(({ accountId }) => accountId),
      {
        ...change,
        title: 'representativeChange.joined.title',
        body: 'representativeChange.joined.body',
        link: linkOf(companyId),
      },
    );
  },

  async mayBeUndone(db, { row }) {
    if (row.company_id === null) return false;
    const company = await db.selectFrom('company').select('status').where('id', '=', row.company_id).executeTakeFirst();
    const moves = await readMoves(db, row.id);
    const today = await db
      .selectFrom('company_representative')
      .select('account_id')
      .where('company_id', '=', row.company_id)
      .where('until', 'is', null)
      .execute();
    const seated = new Set(today.map(({ account_id }) => account_id));
    return (
      company?.status === 'ACTIVE' &&
      moves.length > 0 &&
      moves.every(({ account_id, move }) => seated.has(account_id) === (move === 'JOINED'))
    );
  },

  async revoke({ unit, application, actor, remark }) {
    const companyId = companyOf(application);
    await openCompany(unit, companyId);
    const moves = await readMoves(unit.tx, application.row.id);
    for (const { account_id: accountId, part_id: partId } of moves.filter(({ move }) => move === 'LEFT'))
      await seat(unit, actor, { companyId, accountId, partId }, 'RESTORED');
    for (const { account_id: accountId } of moves.filter(({ move }) => move === 'JOINED'))
      await unseat(unit, actor, { companyId, accountId }, remark);
  },
};

/**
 * A notification is valid while the list is unchanged. A changed list is notified again, with the full time to object.
 * Objections to the former list can still be read.
 */
async function isToldAlready(
  unit: UnitOfWork,
  { row: { id, round } }: Application,
  frame: Pick<FilingFrame, 'answers'>,
): Promise<boolean> {
  const told = await validNotices(unit.tx, id);
  if (told.length === 0) return false;
  const before = await readSnapshot(unit.tx, id, round);
  if (before && isDeepStrictEqual(whoMoves(before), whoMoves(frame))) return true;
  await revokeLinks(
    unit,
    'REPRESENTATIVE_OBJECTION',
    told.map((notice) => notice.id),
    { keepAnswered: true },
  );
  return false;
}

/** Another person under the same name is notified too: an account is identified by its mobile number. */
const whoMoves = (frame: Pick<FilingFrame, 'answers'>) => ({
  leaving: leavingRepresentatives(frame).map(({ accountId }) => accountId),
  joining: joiningRepresentatives(frame)
    .map(({ data }) => newRepresentative.parse(data))
    .map((person) => ({ ...nameIn(person), phoneNo: person.phoneNo })),
});

const nameIn = ({
  fullNameNepali,
  fullNameEnglish,
}: {
  readonly fullNameNepali: string;
  readonly fullNameEnglish: string;
}): Bilingual => ({ ne: fullNameNepali, en: fullNameEnglish });

function companyOf({ row }: Application): string {
  if (row.company_id === null) throw new Error('A change of representatives is filed for a company');
  return row.company_id;
}

const readMoves = (db: Kysely<DB>, applicationId: string) =>
  db
    .selectFrom('representative_move')
    .select(['account_id', 'move', 'part_id'])
    .where('application_id', '=', applicationId)
    .execute();

async function partOf(db: Kysely<DB>, companyId: string, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('company_representative')
    .select('part_id')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.part_id ?? null;
}

/** The accounts of the new representatives, found by the proved mobile number; checked again on approval. */
async function joiningAccounts({
  unit: { tx, now },
  application,
  language,
}: EffectContext): Promise<{ itemId: string; accountId: string }[]> {
  const frame = frameOf(application);
  const errors: FieldError[] = [];
  const problem = (path: string, code: ValidationCode) =>
    void errors.push({ path, code, message: validationMessage(code, language) });
  const today = await representativesOf(tx, companyOf(application), dayInNepal(now));
  const known = presentRepresentatives(frame).map(({ accountId }) => accountId);
  if (today.length !== known.length || today.some((id) => !known.includes(id)))
    problem('REPRESENTATIVES_AFTER', 'REPRESENTATIVES_CHANGED_MEANWHILE');
  const found: { itemId: string; accountId: string }[] = [];
  for (const { id, data } of joiningRepresentatives(frame)) {
    const path = `REPRESENTATIVES_AFTER.${id}.phoneNo`;
    const account = await tx
      .selectFrom('account')
      .select(['id', 'role', 'status'])
      .where('mobile_number', '=', newRepresentative.parse(data).phoneNo)
      .executeTakeFirst();
    if (!account) problem(path, 'REPRESENTATIVE_WITHOUT_ACCOUNT');
    else if (account.status !== 'ACTIVE' || !REPRESENTING_ROLES.some((role) => role === account.role))
      problem(path, 'REPRESENTATIVE_ACCOUNT_UNFIT');
    else if (today.includes(account.id)) problem(path, 'REPRESENTS_ALREADY');
    else found.push({ itemId: id, accountId: account.id });
  }
  if (errors.length > 0) refuse('VAL-422', { errors });
  return found;
}
