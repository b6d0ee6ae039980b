import {
  filingSignaturesSchema,
  signatureViewSchema,
  type FilingSignature,
  type SignatureView,
} from '@registrar/domain/calls/filing-signatures';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { APPLICATION, type Caller } from './filings-kit';
import type { Answer, TestGateway } from './harness';

type Filing = Pick<ApplicationDetail, 'id'>;

export const signaturesOf = async (by: Caller, { id }: Filing): Promise<FilingSignature[]> =>
  filingSignaturesSchema.parse((await by.call('GET', `${APPLICATION}/${id}/signature`)).body.data).items;

export const askToSign = (by: Caller, { id }: Filing, party: string, more: object = {}): Promise<Answer> =>
  by.call('POST', `${APPLICATION}/${id}/signature/ask`, { party, ...more });

/** What a party does by the link of a mail, without an account. */
export interface PartyLink {
  readonly token: string;
  view(): Promise<Answer>;
  shown(): Promise<SignatureView>;
  paper(kind: string): Promise<Answer>;
  code(channel?: string): Promise<Answer>;
  sign(otp: string, hash: string, channel?: string): Promise<Answer>;
  object(reason: string, hash: string): Promise<Answer>;
}

export function partyLink(gateway: TestGateway, token: string): PartyLink {
  const path = `external/api/filing-signature/${token}`;
  const view = () => gateway.call('GET', path);
  return {
    token,
    view,
    shown: async () => signatureViewSchema.parse((await view()).body.data),
    paper: (kind) => gateway.call('GET', `${path}/paper/${kind}`),
    code: (channel = 'EMAIL') => gateway.call('POST', `${path}/otp`, { body: { channel } }),
    sign: (otp, hash, channel = 'EMAIL') => gateway.call('POST', `${path}/sign`, { body: { channel, otp, hash } }),
    object: (reason, hash) => gateway.call('POST', `${path}/object`, { body: { reason, hash } }),
  };
}

/** The next link that goes to this address, whatever else is told there before it. */
export async function linkTo(gateway: TestGateway, address: string): Promise<PartyLink & { readonly mail: string }> {
  await gateway.platform.jobs.runDue();
  for (;;) {
    const { body } = await gateway.messageTo(address);
    const token = /filing-signature\/([\w-]{43})/.exec(body)?.[1];
    if (token !== undefined) return { ...partyLink(gateway, token), mail: body };
  }
}

export async function codeTo(gateway: TestGateway, link: PartyLink, address: string): Promise<string> {
  const answer = await link.code();
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  await gateway.platform.jobs.runDue();
  return /\b\d{6}\b/.exec((await gateway.messageTo(address)).body)?.[0] ?? '';
}

/** Asked, and signed by the code of the party's own mail. */
export async function signedBy(
  gateway: TestGateway,
  by: Caller,
  filing: Filing,
  party: string,
  address: string,
): Promise<PartyLink> {
  const asked = await askToSign(by, filing, party);
  if (asked.status !== 200) throw new Error(JSON.stringify(asked.body));
  const link = await linkTo(gateway, address);
  const { hash } = await link.shown();
  const signed = await link.sign(await codeTo(gateway, link, address), hash);
  if (signed.status !== 200) throw new Error(JSON.stringify(signed.body));
  return link;
}
