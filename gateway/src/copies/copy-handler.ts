import { pratilipi } from '@registrar/domain/requests';
import { refuse } from '../platform/refusal';
import { verifyLink } from '../papers/read-papers';
import { deliverByMail } from './delivery-link';
import { REQUEST_ACTIONS, type RequestHandler } from '../requests/request-handler';

export const COPIES_PAGE = '/pratilipi';

/** Certified copies, paid at once. Who asked reads and writes; the company is not told who asks about it. */
export const copyHandler: RequestHandler = {
  kind: pratilipi,
  audit: { object: 'copy-order', asked: 'COPIES_ORDERED', actions: REQUEST_ACTIONS },
  notices: {
    work: 'WORK_COPIES',
    officePage: COPIES_PAGE,
    requesterPage: COPIES_PAGE,
    requesterAction: 'mail.action.copies',
    asked: { title: 'copies.work.title', body: 'copies.work.body' },
    refused: {
      type: 'COPIES_ANSWERED',
      title: 'copies.rejected.title',
      body: 'copies.rejected.body',
      sms: 'copies.rejected.sms',
      next: 'copies.rejected.next',
    },
  },
  // an order changes nothing of the company
  lockSubject: async () => undefined,
  speaksForRequester: async () => false,
  async refuseRelated(_, actor, { requester_account }) {
    if (requester_account === actor.accountId) refuse('PERM-403');
  },
  notifyContact: deliverByMail,
  contactName: async (_, { requester_name }) => requester_name ?? '',
  // its fee is on its way back: it is asked again by an order of its own
  async requireReopenable() {
    refuse('FLOW-409', { message: 'requests.notAllowed' });
  },
  async describe(db, { number, company_id }) {
    const company = await db
      .selectFrom('company')
      .select(['name_english', 'name_nepali'])
      .where('id', '=', company_id)
      .executeTakeFirstOrThrow();
    return { reference: number, about: { ne: company.name_nepali, en: company.name_english }, payer: null };
  },
  async lettersOf(db, { id }) {
    const letters = await db
      .selectFrom('copy_item')
      .innerJoin('letter', 'letter.id', 'copy_item.letter_id')
      .select('letter.code')
      .where('copy_item.request_id', '=', id)
      .orderBy('copy_item.position')
      .execute();
    return letters.map(({ code }) => ({ code, link: verifyLink(code) }));
  },
};
