import { shareTargets } from '@registrar/domain/calls/document-shares';
import { letterKinds } from '@registrar/domain/calls/letters';
import { dayFact, dayParameters, fact } from '../../notifications/facts';
import { notify, notifyAll } from '../../notifications/notify';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { representativesOf } from '../../register/representation';
import { asks, targetOf, type ListedAsk } from './document-ask';

const PAGE = '/request-documents-mail/list';

const readAsk = (unit: UnitOfWork, id: string): Promise<ListedAsk> =>
  asks(unit.tx).where('document_ask.id', '=', id).executeTakeFirstOrThrow();

function aboutOf(row: ListedAsk) {
  const target = targetOf(row);
  const what = target === 'COMPANY' ? shareTargets.name('COMPANY') : letterKinds.name(target);
  return {
    parameters: {
      number: row.number,
      company: row.company_english,
      companyNepali: row.company_nepali,
      institution: row.institution_english,
      institutionNepali: row.institution_nepali,
      document: what.en,
      documentNepali: what.ne,
      ...dayParameters('until', dayInNepal(row.lapses_at)),
    },
    facts: [
      ...fact('fact.company', { ne: row.company_nepali, en: row.company_english }),
      ...fact('fact.request', row.number),
      ...fact('fact.paper', what),
    ],
  };
}

/** Everybody who represents the company learns what an institution asks for. */
export async function notifyCompany(unit: UnitOfWork, askId: string): Promise<void> {
  const row = await readAsk(unit, askId);
  const { parameters, facts } = aboutOf(row);
  await notifyAll(
    unit,
    (await representativesOf(unit.tx, row.company_id, dayInNepal(unit.now))).map((accountId) => ({
      accountId,
      eventKey: `document-ask:${askId}`,
      type: 'DOCUMENT_SHARED',
      title: 'documentAsk.asked.title',
      body: 'documentAsk.asked.body',
      next: 'documentAsk.asked.next',
      remark: row.purpose,
      parameters,
      facts: [...facts, ...dayFact('fact.lastDay', dayInNepal(row.lapses_at))],
      link: `${PAGE}?show=asked`,
      action: { label: 'mail.action.shares' },
    })),
  );
}

/** The institution learns what the company answered, or that it did not answer in time. */
export async function notifyInstitution(
  unit: UnitOfWork,
  askId: string,
  event: 'shared' | 'refused' | 'lapsed',
  remark?: string,
): Promise<void> {
  const row = await readAsk(unit, askId);
  const { parameters, facts } = aboutOf(row);
  await notify(unit, {
    accountId: row.account_id,
    eventKey: `document-ask:${askId}:${event}`,
    type: 'DOCUMENT_SHARED',
    title: `documentAsk.${event}.title`,
    body: `documentAsk.${event}.body`,
    parameters,
    facts,
    ...(remark !== undefined && { remark }),
    link: PAGE,
    // the link to the documents is a mail of its own
    mail: event !== 'shared',
  });
}
