import type { Answers } from '@registrar/domain/processes';
import { filedItemsSchema, type FiledItemState } from '@registrar/domain/calls/filing-sections';
import {
  disclosureLinkSchema,
  disclosureLinksSchema,
  type DisclosureLink,
} from '@registrar/domain/calls/director-disclosures';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { APPLICATION, saveSection, type Caller } from './filings-kit';
import type { Answer, TestGateway } from './harness';
import { attachRequired, itemsOf, readDetail, saveItem, savedItemOf } from './registration-kit';

export const DISCLOSURES = 'DIRECTOR_DISCLOSURE';

/** The four answers of section 92. */
export const DISCLOSED: Answers = {
  contracts: { answer: 'NO', remark: 'No contract with the company.' },
  appointments: { answer: 'NO', remark: 'No interest in an appointment.' },
  directorships: { answer: 'YES', remark: 'Also a director of Annapurna Traders.' },
  dealings: { answer: 'NO', remark: 'No dealing in shares.' },
};

export const AUDITOR: Answers = {
  fullNameNepali: 'निर्मला खड्का',
  fullNameEnglish: 'Nirmala Khadka',
  licenceNumber: 'CA-1234',
  copLicenceNumber: 'COP/567',
  udin: '261124CA1234ABCD',
  panNumber: '301234567',
  appointedOn: '2026-11-22',
};

export const disclosuresOf = async (by: Caller, draft: Pick<ApplicationDetail, 'id'>): Promise<FiledItemState[]> =>
  filedItemsSchema.parse((await itemsOf(by, draft, DISCLOSURES)).body.data).items;

export async function chooseWay(
  by: Caller,
  draft: Pick<ApplicationDetail, 'id'>,
  item: FiledItemState,
  more: Answers,
): Promise<FiledItemState> {
  const { item: saved } = savedItemOf(await saveItem(by, draft, DISCLOSURES, item, { ...item.data, ...more }));
  if (!saved) throw new Error('The entry is gone');
  return saved;
}

export const byPaper = (
  by: Caller,
  draft: Pick<ApplicationDetail, 'id'>,
  item: FiledItemState,
  more: Answers = {},
): Promise<FiledItemState> => chooseWay(by, draft, item, { way: 'PAPER', madeOn: '2026-11-23', ...DISCLOSED, ...more });

export const send = (
  by: Caller,
  draft: Pick<ApplicationDetail, 'id'>,
  item: Pick<FiledItemState, 'id'>,
): Promise<Answer> => by.call('POST', `${APPLICATION}/${draft.id}/disclosure/${item.id}/send`, {});
export const linksOf = async (by: Caller, draft: Pick<ApplicationDetail, 'id'>): Promise<DisclosureLink[]> =>
  disclosureLinksSchema.parse((await by.call('GET', `${APPLICATION}/${draft.id}/disclosure`)).body.data).items;

/** What the director does by the link of a mail, without an account. */
export interface DirectorLink {
  readonly token: string;
  view(): Promise<Answer>;
  code(channel?: string): Promise<Answer>;
  sign(otp: string, more?: object): Promise<Answer>;
  decline(reason?: string): Promise<Answer>;
}

export function directorLink(gateway: TestGateway, token: string): DirectorLink {
  const path = `external/api/director-disclosure/${token}`;
  return {
    token,
    view: () => gateway.call('GET', path),
    code: (channel = 'EMAIL') => gateway.call('POST', `${path}/otp`, { body: { channel } }),
    sign: (otp, more = {}) =>
      gateway.call('POST', `${path}/sign`, { body: { channel: 'EMAIL', otp, ...DISCLOSED, ...more } }),
    decline: (reason = 'I was not asked before.') => gateway.call('POST', `${path}/decline`, { body: { reason } }),
  };
}

/** The link that went to this address last. */
export async function sentLink(gateway: TestGateway, address: string): Promise<DirectorLink> {
  await gateway.platform.jobs.runDue();
  const { body } = await gateway.messageTo(address);
  const token = /director-disclosure\/([\w-]{43})/.exec(body)?.[1];
  if (token === undefined) throw new Error(`No link in ${body}`);
  return directorLink(gateway, token);
}

export async function codeFor(gateway: TestGateway, link: DirectorLink, address: string): Promise<string> {
  const answer = await link.code();
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  await gateway.platform.jobs.runDue();
  return /\b\d{6}\b/.exec((await gateway.messageTo(address)).body)?.[0] ?? '';
}

/** Which of these addresses an entry is asked at; the portal shows of it only the first letter. */
export async function addressOf(
  by: Caller,
  draft: Pick<ApplicationDetail, 'id'>,
  item: Pick<FiledItemState, 'id'>,
  addresses: readonly string[],
): Promise<string> {
  const hidden =
    (await linksOf(by, draft))
      .find(({ itemId }) => itemId === item.id)
      ?.contacts.find(({ channel }) => channel === 'EMAIL')?.address ?? '';
  return addresses.find((address) => address.charAt(0) === hidden.charAt(0)) ?? '';
}

/** Sent, opened and signed by the code of the director’s own mail. */
export async function signByLink(
  gateway: TestGateway,
  by: Caller,
  draft: Pick<ApplicationDetail, 'id'>,
  item: FiledItemState,
  addresses: readonly string[],
): Promise<DisclosureLink> {
  const asked = await chooseWay(by, draft, item, { way: 'LINK' });
  const address = await addressOf(by, draft, asked, addresses);
  const answer = await send(by, draft, asked);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const link = await sentLink(gateway, address);
  const signed = await link.sign(await codeFor(gateway, link, address));
  if (signed.status !== 200) throw new Error(JSON.stringify(signed.body));
  const found = (await linksOf(by, draft)).find(({ itemId }) => itemId === item.id);
  return disclosureLinkSchema.parse(found);
}

/** Everything but the disclosures, as a company in order answers it. */
export async function fillReturn(
  by: Caller,
  draft: ApplicationDetail,
  more: Readonly<Record<string, Answers>> = {},
): Promise<ApplicationDetail> {
  let detail = draft;
  const given = (key: string): Answers => detail.sections.find((section) => section.key === key)?.data ?? {};
  const save = async (key: string, data: Answers): Promise<void> => {
    const answer = await saveSection(by, detail, key, { ...given(key), ...data, ...more[key] });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    detail = await readDetail(by, draft.id);
  };
  await save('ADDRESS_CONFIRMATION', { office: { isRight: 'YES' } });
  await save('AUDITOR', AUDITOR);
  await save('SHARE_RECORD', { record: { confirmed: true }, preparedOn: '2026-11-23' });
  await save('MINUTES', {
    decision: {
      decidedBy: 'BOARD',
      decidedOn: '2026-11-22',
      text: 'The board appointed the auditor and noted the disclosures.',
    },
  });
  return detail;
}

/** Complete but for being handed in: the documents too. */
export async function completeReturn(
  by: Caller,
  draft: ApplicationDetail,
  more: Readonly<Record<string, Answers>> = {},
): Promise<ApplicationDetail> {
  const filled = await fillReturn(by, draft, more);
  await attachRequired(by, filled.id);
  return readDetail(by, filled.id);
}
