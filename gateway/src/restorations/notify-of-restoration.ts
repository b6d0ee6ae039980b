import { restorationCourts, type RestorationCourt } from '@registrar/domain/enumerations/restoration-courts';
import { dayInNepal } from '../platform/clock';
import { notify } from '../notifications/notify';
import type { UnitOfWork } from '../platform/unit-of-work';
import { tellFollowers } from '../proceedings/followers/tell-followers';
import { notifyParties } from '../proceedings/notify-of-proceeding';
import type { ProposalNews } from '../proposals/proposal-kind';
import { representativesOf } from '../register/representation';
import type { ProposedRestoration } from './restoration-proposal';

export const RESTORATIONS_PAGE = '/de-registration-approval/restorations';

/** Notifies those who may approve, or the proposer of what became of it. */
export async function notifyOfProposal(
  unit: UnitOfWork,
  { proposal, event, receivers, remark }: ProposalNews<ProposedRestoration>,
): Promise<void> {
  if (event === 'withdrawn' || receivers.length === 0) return;
  const { companyId, court } = proposal.content;
  const parameters = await named(unit, companyId, court);
  for (const accountId of receivers)
    await notify(unit, {
      accountId,
      eventKey: `restoration:${proposal.id}:${event}`,
      type: 'RESTORATION',
      title: `restoration.proposal.${event}.title`,
      body: `restoration.proposal.${event}.body`,
      parameters,
      remark,
      action: { label: 'mail.action.proposal' },
      link: RESTORATIONS_PAGE,
    });
}

/** The representatives, whoever claimed or objected, and who followed by email what closed the company. */
export async function notifyOfReturn(
  unit: UnitOfWork,
  { companyId, court }: { readonly companyId: string; readonly court: RestorationCourt },
): Promise<void> {
  const ended = await unit.tx
    .selectFrom('proceeding')
    .select('id')
    .where('company_id', '=', companyId)
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .executeTakeFirst();
  if (ended) tellFollowers(unit, ended.id, { kind: 'RESTORED' });
  const accountIds = await representativesOf(unit.tx, companyId, dayInNepal(unit.now));
  await notifyParties(unit, {
    proceedingId: ended?.id ?? null,
    accountIds,
    eventKey: `restoration:${companyId}:${dayInNepal(unit.now)}`,
    notice: {
      title: 'restoration.returned.title',
      body: 'restoration.returned.body',
      parameters: await named(unit, companyId, court),
      facts: [],
      link: `/company/${companyId}`,
    },
    sms: 'restoration.returned.sms',
  });
}

async function named({ tx }: UnitOfWork, companyId: string, court: RestorationCourt) {
  const company = await tx
    .selectFrom('company')
    .select(['name_english', 'name_nepali'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const by = restorationCourts.name(court);
  return { company: company.name_english, companyNepali: company.name_nepali, court: by.en, courtNepali: by.ne };
}
