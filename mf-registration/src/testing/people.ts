import type { FiledItemState, SavedItem } from '@registrar/domain/calls/filing-sections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { companyRegistration } from '@registrar/domain/processes/company-registration';
import { filedItems, isList, sectionOf, type FilingFrame } from '@registrar/domain/processes';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import {
  filedItem,
  gatewayAnswers,
  registration,
  sectionState,
  sectionStates,
} from '@registrar/testing/registration-builders';

/** An id that stands for the short one of an example. */
export const itemId = (short: string): string =>
  `0190a000-0000-7000-8000-0000${Buffer.from(short).toString('hex').slice(0, 8).padStart(8, '0')}`;

/**
 * The items of a list of an example, as the gateway gives them; `invalid` are those that still want something, by short
 * id.
 */
export function itemsOf(frame: FilingFrame, key: string, invalid: readonly string[] = []): FiledItemState[] {
  const section = sectionOf(companyRegistration, key);
  if (section === undefined || !isList(section)) return [];
  return filedItems(frame, key).map(({ id, position, data }) => {
    const title = section.item.title(data, frame);
    const own = {
      ...data,
      ...(typeof data['holderItemId'] === 'string' ? { holderItemId: itemId(data['holderItemId']) } : {}),
    };
    return filedItem({
      id: itemId(id),
      position,
      data: own,
      titleEnglish: title.en,
      titleNepali: title.ne,
      ...(invalid.includes(id)
        ? {
            validity: 'INVALID',
            errors: [{ path: 'contact.email', code: 'EMAIL_REQUIRED', message: 'Email is required' }],
          }
        : {}),
    });
  });
}

/** The draft of an example: its forms with their answers, its lists with their counts. */
export function draftOf(frame: FilingFrame, changes: Partial<ApplicationDetail> = {}): ApplicationDetail {
  const { companyType } = frame;
  if (companyType === null) throw new Error('The example has no company type');
  const filled = Object.fromEntries(
    Object.entries(frame.answers).map(([key, data]) => {
      const section = sectionOf(companyRegistration, key);
      const list = section !== undefined && isList(section);
      return [
        key,
        {
          validity: 'VALID',
          version: 2,
          savedAt: '2026-11-21T08:00:00.000Z',
          ...(list ? { count: filedItems(frame, key).length } : { data: { ...(data as object) } }),
        } as const,
      ];
    }),
  );
  return registration({ sections: sectionStates(companyType, filled), ...changes }, companyType);
}

const ITEMS = 'GET /external/api/application/:id/section/:key/item';

/** A gateway that holds the example; saving an item answers it with what was sent. */
export function holding(frame: FilingFrame, more: FakeAnswers = {}): FakeAnswers {
  const detail = draftOf(frame);
  const saved = (key: string, item: FiledItemState | null): SavedItem => ({
    item,
    section: sectionState(key, { kind: 'LIST', validity: 'VALID', count: 1 }),
    applicationVersion: 2,
  });
  return {
    ...gatewayAnswers,
    'GET /external/api/application/:id': detail,
    [ITEMS]: ({ params }) => ({ items: itemsOf(frame, params['key'] ?? '') }),
    'POST /external/api/application/:id/section/:key/item': ({ params, body }) =>
      saved(
        params['key'] ?? '',
        filedItem({
          id: itemId('new'),
          position: 99,
          version: 1,
          titleEnglish: '',
          titleNepali: '',
          data: { ...(body as object) },
        }),
      ),
    'PUT /external/api/application/:id/section/:key/item/:item': ({ params, body, request }) =>
      saved(
        params['key'] ?? '',
        filedItem({ id: params['item'], version: (request.ifMatch ?? 0) + 1, data: { ...(body as object) } }),
      ),
    'DELETE /external/api/application/:id/section/:key/item/:item': ({ params }) => saved(params['key'] ?? '', null),
    'PUT /external/api/application/:id/section/:key': ({ params, body }) => ({
      ...detail,
      sections: detail.sections.map((one) =>
        one.key === params['key'] ? { ...one, version: one.version + 1, data: { ...(body as object) } } : one,
      ),
    }),
    ...more,
  };
}
