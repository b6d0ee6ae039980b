import { rolesWith } from '@registrar/domain/permissions';
import { dayFact, fact } from '../notifications/facts';
import { notify, notifyAll, readReceivers } from '../notifications/notify';
import type { UnitOfWork } from '../platform/unit-of-work';
import { describeRequest } from './applicant';
import type { RequestHandler, RequesterNotice, RequestNotice, RequestRow } from './request-handler';

/** Notifies the officers of the request's office who decide on its kind; no mail, because a queue would fill it. */
export async function notifyOffice(
  unit: UnitOfWork,
  handler: RequestHandler,
  row: RequestRow,
  { title, body }: RequestNotice,
  remark: string,
): Promise<void> {
  const staff = { officeId: row.office_id, roles: rolesWith(handler.kind.decidedWith) };
  const receivers = await readReceivers(unit, { accountIds: [], staff });
  const impartial: string[] = [];
  for (const accountId of receivers.keys())
    if ((await handler.keptFrom?.(unit.tx, accountId, row, unit.now)) !== true) impartial.push(accountId);
  const { parameters, facts } = await wordsOf(unit, handler, row);
  await notifyAll(
    unit,
    impartial.map((accountId) => ({
      accountId,
      eventKey: `${row.id}:${row.version}`,
      type: handler.notices.work,
      title,
      body,
      parameters,
      remark,
      facts,
      link: handler.notices.officePage,
      sms: false,
      mail: false,
    })),
    receivers,
  );
}

/** Notifies the account that asked, by mail and SMS too. */
export async function notifyRequester(
  unit: UnitOfWork,
  handler: RequestHandler,
  row: RequestRow,
  notice: RequesterNotice,
  remark: string,
): Promise<void> {
  const { type, title, body, sms, next } = notice;
  if (row.requester_account === null) return handler.notifyContact?.(unit, row, notice, remark);
  await notify(unit, {
    accountId: row.requester_account,
    eventKey: `${row.id}:${row.version}`,
    type,
    title,
    body,
    ...(await wordsOf(unit, handler, row)),
    remark,
    sms,
    mail: true,
    next,
    link: handler.notices.requesterPage,
    action: { label: handler.notices.requesterAction },
  });
}

async function wordsOf({ tx }: UnitOfWork, handler: RequestHandler, row: RequestRow) {
  const { reference, about, applicant } = await describeRequest(tx, handler, row);
  return {
    parameters: {
      number: reference,
      request: row.number,
      about: about.en,
      aboutNepali: about.ne,
      name: applicant.en,
      nameNepali: applicant.ne,
    },
    facts: [...fact('fact.request', row.number), ...fact('fact.about', about), ...dayFact('fact.dueOn', row.due_on)],
  };
}
