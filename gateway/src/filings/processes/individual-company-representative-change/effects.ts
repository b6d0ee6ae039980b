import type { FiledCompany } from '@registrar/domain/processes';
import {
  ownData,
  ownRepresentation,
  registeredRepresentative,
  stepsBack,
  type OwnRepresentation,
} from '@registrar/domain/processes/filings/individual-company-representative-change/definition';
import type { Kysely } from 'kysely';
import { frameOf, type Application } from '../../../applications/application';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import { refuse } from '../../../platform/refusal';
import { notifyDirectors, notifyPeople, type Change } from '../../../register/notify-of-change';
import { openCompany } from '../../../register/open-company';
import { bilingualName, nameOf } from '../../../register/person-name';
import { linkOf } from '../../../register/representatives/invitation';
import { seat, unseat } from '../../../register/representatives/move-access';
import { representativesOf, speaksFor } from '../../../register/representation';
import { mayUndoChanges } from '../../../register/undo-changes';
import { lastRepresentativeReasons } from './last-representative';
import { refuseIfBlocked } from '../../facts/gate/law-reason';
import { changesOfFiler } from '../effects/changes-of-filer';
import type { EffectContext, ProcessEffects } from '../effects/process-effects';

/** Changes the applicant's own details, or ends their access. */
export const individualCompanyRepresentativeChangeEffects: ProcessEffects = {
  conditions: lastRepresentativeReasons,
  beginOffers: true,

  async open({ tx, now }, companyId, _subjectId, accountId) {
    // a mandate allows filing for the company, but is no representation
    if (!(await speaksFor(tx, accountId, companyId, dayInNepal(now)))) refuse('PERM-403');
  },

  async begin(db, company, applicantId) {
    const account = await db
      .selectFrom('account')
      .select(['username', 'name_english', 'name_nepali', 'mobile_number', 'email'])
      .where('id', '=', applicantId)
      .executeTakeFirstOrThrow();
    const partId = await partOf(db, company, applicantId, account);
    const { nameEnglish, nameNepali } = bilingualName(account.name_english, account.name_nepali, account.username);
    const known = {
      fullNameNepali: nameNepali,
      fullNameEnglish: nameEnglish,
      phoneNo: account.mobile_number ?? undefined,
      email: account.email ?? undefined,
    };
    return {
      sections: {
        REPRESENTS_ITSELF: {
          accountId: applicantId,
          ...(partId !== undefined && { partId }),
          fullNameNepali: nameNepali,
          fullNameEnglish: nameEnglish,
        } satisfies OwnRepresentation,
        OWN_DATA: registeredRepresentative(company, partId) ?? known,
      },
    };
  },

  async hold({ unit: { tx, now }, application, actor }) {
    const { accountId } = ownOf(application);
    if (actor?.accountId !== accountId || application.row.applicant_id !== accountId)
      refuse('PERM-403', { message: 'representativeChange.notYourself' });
    await requireSeat(tx, application, dayInNepal(now));
  },

  async changes({ application }) {
    const frame = frameOf(application);
    const { partId } = ownOf(application);
    const details = ownData(frame);
    if (details)
      return changesOfFiler(application, {
        entries: [{ aspect: 'REPRESENTATIVE', subjectId: partId ?? application.row.id, after: { details } }],
      });
    return changesOfFiler(application, {
      entries: partId === undefined ? [] : [{ aspect: 'REPRESENTATIVE', subjectId: partId, after: null }],
    });
  },

  async approve(context) {
    const { unit, application, actor, remark, language } = context;
    const companyId = companyOf(application);
    const company = await openCompany(unit, companyId);
    const today = dayInNepal(unit.now);
    const { accountId, partId } = ownOf(application);
    await requireSeat(unit.tx, application, today);
    if (!stepsBack(frameOf(application))) {
      await nameSeat(context, partId ?? application.row.id);
      return;
    }
    // checked again with the company locked: if two representatives resign at once, one remains
    refuseIfBlocked(await lastRepresentativeReasons(unit.tx, { id: companyId, today }, application.row), language);
    await unit.tx
      .insertInto('representative_move')
      .values({ application_id: application.row.id, account_id: accountId, move: 'LEFT', part_id: partId ?? null })
      .execute();
    const others = (await representativesOf(unit.tx, companyId, today)).filter((id) => id !== accountId);
    await unseat(unit, actor, { companyId, accountId }, remark);
    const change: Change = {
      company,
      subject: await nameOf(unit.tx, accountId),
      type: 'REPRESENTATIVE_CHANGED',
      title: 'representation.left.title',
      body: 'representation.left.body',
      link: linkOf(companyId),
    };
    await notifyPeople(unit, others, change);
    await notifyDirectors(unit, change);
    await notifyPeople(unit, [accountId], {
      company,
      type: 'REPRESENTATIVE_CHANGED',
      title: 'representativeChange.left.title',
      body: 'representativeChange.left.body',
      link: '/dashboard',
    });
  },

  async mayBeUndone(db, application) {
    const { row } = application;
    if (row.company_id === null) return false;
    if (!stepsBack(frameOf(application))) return mayUndoChanges(db, [row.company_id], row.id);
    const company = await db.selectFrom('company').select('status').where('id', '=', row.company_id).executeTakeFirst();
    const seated = await db
      .selectFrom('company_representative')
      .select('account_id')
      .where('company_id', '=', row.company_id)
      .where('account_id', '=', ownOf(application).accountId)
      .where('until', 'is', null)
      .executeTakeFirst();
    return company?.status === 'ACTIVE' && seated === undefined;
  },

  async revoke(context) {
    const { unit, application, actor } = context;
    const companyId = companyOf(application);
    await openCompany(unit, companyId);
    const { accountId, partId } = ownOf(application);
    if (stepsBack(frameOf(application)))
      await seat(unit, actor, { companyId, accountId, partId: partId ?? null }, 'RESTORED');
    else await nameSeat(context, partId ?? null);
  },
};

/**
 * The part of the register about the person: the part that the representation names, or one that belongs to no other
 * account, with the mobile number or the email of the account.
 */
async function partOf(
  db: Kysely<DB>,
  company: FiledCompany,
  accountId: string,
  account: { readonly mobile_number: string | null; readonly email: string | null },
): Promise<string | undefined> {
  const seats = await db
    .selectFrom('company_representative')
    .select(['account_id', 'part_id'])
    .where('company_id', '=', company.id)
    .where('part_id', 'is not', null)
    .orderBy('since', 'desc')
    .execute();
  const named = seats.find(
    ({ account_id, part_id }) => account_id === accountId && registeredRepresentative(company, part_id ?? undefined),
  )?.part_id;
  if (named) return named;
  const taken = new Set(seats.map(({ part_id }) => part_id));
  const free = company.parts.flatMap(({ aspect, subjectId }) =>
    aspect === 'REPRESENTATIVE' && subjectId !== null && !taken.has(subjectId) ? [subjectId] : [],
  );
  return free.find((partId) => {
    const { phoneNo, email } = registeredRepresentative(company, partId) ?? {};
    return (
      (typeof phoneNo === 'string' && phoneNo === account.mobile_number) ||
      (typeof email === 'string' && email.toLowerCase() === account.email?.toLowerCase())
    );
  });
}

function ownOf(application: Application): OwnRepresentation {
  const own = ownRepresentation(frameOf(application));
  if (!own) throw new Error('The draft of a representative says whose it is');
  return own;
}

function companyOf({ row }: Application): string {
  if (row.company_id === null) throw new Error('A change of a representative is filed for a company');
  return row.company_id;
}

async function requireSeat(db: Kysely<DB>, application: Application, today: string): Promise<void> {
  if (!(await speaksFor(db, ownOf(application).accountId, companyOf(application), today)))
    refuse('FLOW-409', { message: 'representativeChange.representsNoMore' });
}

async function nameSeat({ unit, application }: EffectContext, partId: string | null): Promise<void> {
  await unit.tx
    .updateTable('company_representative')
    .set({ part_id: partId })
    .where('company_id', '=', companyOf(application))
    .where('account_id', '=', ownOf(application).accountId)
    .where('until', 'is', null)
    .execute();
}
