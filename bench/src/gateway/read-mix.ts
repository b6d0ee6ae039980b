import { act, anyAddress, APPLICATION, callerOf, filledDraft } from './caller';
import { clientCredentials, type GatewayProgram } from './gateway-program';
import type { LoadRequest } from './load';

const APPLICATIONS = 12;

export interface ReadMix {
  /** Every path of the mix once. */
  readonly paths: readonly string[];
  readonly token: string;
  readonly next: (count: number) => LoadRequest;
}

/** What a portal asks for most: who am I, my list, one application, what a form chooses from. */
export async function prepareReadMix({ url, place }: GatewayProgram): Promise<ReadMix> {
  const applicant = await callerOf(url, clientCredentials(place), 'ram.applicant');
  const details: string[] = [];
  for (let count = 0; count < APPLICATIONS; count++) {
    const draft = await filledDraft(applicant);
    const { id } = count % 2 === 0 ? await act(applicant, draft, 'submit') : draft;
    details.push(`/gateway/${APPLICATION}/${id}`);
  }
  const init = '/gateway/auth/api/init';
  const list = `/gateway/${APPLICATION}?processName=NAME_RESERVATION&page=1&size=10`;
  const lookups = [
    '/gateway/external/api/district?provinceId=3',
    '/gateway/external/api/local-body?districtId=27',
    '/gateway/external/api/company-type/drop-down/PRIVATE_MULTIPLE_PROPRIETOR',
  ];
  const detail = (count: number): string => details[count % details.length] ?? init;
  const turns = [
    () => init,
    () => list,
    detail,
    () => lookups[0] ?? init,
    detail,
    () => lookups[1] ?? init,
    () => list,
    detail,
    () => lookups[2] ?? init,
  ];
  const token = applicant.session.access_token;
  return {
    paths: [init, list, ...details, ...lookups],
    token,
    next: (count) => ({
      path: turns[count % turns.length]?.(count) ?? init,
      headers: { authorization: `Bearer ${token}`, ...anyAddress() },
    }),
  };
}
