import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { filedItemsSchema, type FiledItemState } from '@registrar/domain/calls/filing-sections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { validationMessage } from '@registrar/domain/messages';
import type { Answers } from '@registrar/domain/processes';
import { soleOwner } from '@registrar/domain/testing/registration-examples';
import { citizenship, HOME, outsideSeat } from '@registrar/domain/testing/registration-people';
import { filedRegistration } from '../../../../test/awaiting-approval-kit';
import { act, APPLICATION, callerOf, detailOf, saveSection, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { addItem, deleteItem, itemsOf, readDetail, saveItem, savedItemOf } from '../../../../test/registration-kit';
import { newKey } from '../../../../test/representation-kit';

let gateway: TestGateway;
let puja: Caller;
let company = '';

beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.clock.moveTo(new Date('2026-11-14T06:00:00Z'));
  const applicant = await gateway.addAccount({ username: 'puja.board' });
  const verifier = await gateway.addAccount({ username: 'gita.board', role: 'OPERATOR' });
  await gateway.addAccount({ username: 'krishna.board', role: 'APPROVER_2' });
  const filing = await filedRegistration(gateway.platform, soleOwner(), { applicant, verifier });
  expect(await act(await callerOf(gateway, 'krishna.board'), filing, 'approve')).toMatchObject({ status: 200 });
  company = (
    await gateway.platform.database.db
      .selectFrom('company')
      .select('id')
      .where('registered_by', '=', filing.id)
      .executeTakeFirstOrThrow()
  ).id;
  gateway.clock.moveTo(new Date('2026-11-24T06:00:00Z'));
  puja = await callerOf(gateway, 'puja.board');
}, 180_000);
afterAll(() => gateway?.close());

const open = async (companyId: string) =>
  detailOf(await puja.call('POST', APPLICATION, { processName: 'SHARE_HOLDER_CHANGE', companyId }, newKey()));
const first = async (draft: ApplicationDetail, section: string): Promise<FiledItemState> => {
  const [item] = filedItemsSchema.parse((await itemsOf(puja, draft, section)).body.data).items;
  if (!item) throw new Error(`Nobody in ${section}`);
  return item;
};
const decision = {
  decidedBy: 'GENERAL_MEETING',
  decidedOn: '2026-11-23',
  text: 'The general meeting elected the board.',
};
const kindOf = (draft: ApplicationDetail, changeType: string, more: object = {}) =>
  saveSection(puja, draft, 'SHAREHOLDER_CHANGE_KIND', { changeType, decision, ...more });

async function errorsOf(
  by: Caller,
  draft: ApplicationDetail,
  section: string,
  id: string,
  language: 'en' | 'ne',
): Promise<unknown> {
  const answer = await by.call('GET', `${APPLICATION}/${draft.id}/section/${section}/item`, undefined, {
    'accept-language': language === 'ne' ? 'np' : 'en',
  });
  return filedItemsSchema.parse(answer.body.data).items.find((item) => item.id === id)?.errors;
}

describe('who may be on a board', () => {
  const seat = (more: object): Answers => ({
    ...outsideSeat(81),
    phoneNo: '9841234599',
    fromDate: '2026-11-23',
    toDate: '2029-11-22',
    ...more,
  });
  const person = (more: object): Answers => ({ ...Object(outsideSeat(81)['person']), ...more });
  let draft: ApplicationDetail,
    holder = '';
  beforeAll(async () => {
    draft = detailOf(await kindOf(await open(company), 'BOD_UPDATE'));
    holder = String((await first(draft, 'BOD_DETAILS')).data['holderItemId']);
  });

  test.each([
    [
      'somebody under age',
      'person.dateOfBirth',
      'DIRECTOR_TOO_YOUNG',
      () => seat({ person: person({ dateOfBirth: '2012-01-01' }) }),
    ],
    ['a term of a year', 'toDate', 'BOD_TERM_TOO_SHORT', () => seat({ toDate: '2027-11-23' })],
    ['a term that ends before it begins', 'toDate', 'BOD_TO_BEFORE_FROM', () => seat({ toDate: '2026-11-01' })],
    ['no term', 'fromDate', 'BOD_FROM_REQUIRED', () => seat({ fromDate: undefined })],
    ['a phone that is not proven', 'phoneNo', 'BOD_OTP_REQUIRED', () => seat({})],
    [
      'the sole holder for a second seat',
      'holderItemId',
      'DIRECTOR_TWICE',
      () => ({
        directorType: 'PROMOTER',
        holderItemId: holder,
        fromDate: '2026-11-23',
        toDate: '2029-11-22',
        phoneNo: '9841234599',
        email: 'a@b.example',
      }),
    ],
    [
      'the sole holder once more from outside',
      'person.identification.number',
      'DIRECTOR_PERSON_TWICE',
      () => seat({ person: person({ identification: citizenship(1), dateOfBirth: '1990-04-14' }) }),
    ],
    [
      'a holder whom the register does not name',
      'holderItemId',
      'REGISTER_CHOICE_UNKNOWN',
      () => ({
        directorType: 'PROMOTER',
        holderItemId: draft.id,
        fromDate: '2026-11-23',
        toDate: '2029-11-22',
        phoneNo: '9841234599',
        email: 'a@b.example',
      }),
    ],
    [
      'an address abroad without a country',
      'person.address.countryId',
      'COUNTRY_REQUIRED',
      () => seat({ person: person({ address: { addressLine: '14 Park Street' } }) }),
    ],
    [
      'an address in Nepal without a ward',
      'person.address.wardNo',
      'WARD_REQUIRED',
      () => seat({ person: person({ address: { ...HOME, wardNo: undefined } }) }),
    ],
  ] as const)('%s', async (_, path, code, data) => {
    const { item } = savedItemOf(await addItem(puja, draft, 'BOD_DETAILS', data()));
    if (!item) throw new Error('No director was added');
    for (const language of ['en', 'ne'] as const)
      expect(await errorsOf(puja, draft, 'BOD_DETAILS', item.id, language)).toContainEqual({
        path,
        code,
        message: validationMessage(code, language),
      });
    await deleteItem(puja, draft, 'BOD_DETAILS', item);
  });

  test.each([
    ['nothing changed', {}, 'BOARD_UNCHANGED'],
    ['nobody left', { change: 'RESIGNED', leaving: { leftOn: '2026-11-23', reason: 'Health' } }, 'DIRECTORS_TOO_FEW'],
  ] as const)('%s', async (_, change, code) => {
    const item = await first(draft, 'BOD_DETAILS');
    savedItemOf(await saveItem(puja, draft, 'BOD_DETAILS', item, { ...item.data, change: 'STAYS', ...change }));
    expect((await readDetail(puja, draft.id)).sections.find(({ key }) => key === 'BOD_DETAILS')?.errors).toMatchObject([
      { path: '', code },
    ]);
  });

  test('more than the Act allows', async () => {
    const added = [];
    for (let number = 0; number < 12; number++)
      added.push(
        savedItemOf(
          await addItem(
            puja,
            draft,
            'BOD_DETAILS',
            seat({ person: person({ identification: citizenship(300 + number) }) }),
          ),
        ).item,
      );
    for (const language of ['en', 'ne'] as const) {
      const { sections } = detailOf(
        await puja.call('GET', `${APPLICATION}/${draft.id}`, undefined, {
          'accept-language': language === 'ne' ? 'np' : 'en',
        }),
      );
      expect(sections.find(({ key }) => key === 'BOD_DETAILS')?.errors).toContainEqual({
        path: '',
        code: 'DIRECTORS_MAXIMUM_REACHED',
        message: validationMessage('DIRECTORS_MAXIMUM_REACHED', language),
      });
    }
    for (const item of added) if (item) await deleteItem(puja, draft, 'BOD_DETAILS', item);
  });

  test.each([
    [
      'left tomorrow',
      { change: 'REMOVED', leaving: { leftOn: '2026-12-24', reason: 'x' } },
      'leaving.leftOn',
      'DATE_IN_FUTURE',
    ],
    [
      'left before the term',
      { change: 'REMOVED', leaving: { leftOn: '2020-01-01', reason: 'x' } },
      'leaving.leftOn',
      'LEFT_BEFORE_TERM',
    ],
    [
      'left for no reason',
      { change: 'REMOVED', leaving: { leftOn: '2026-11-23' } },
      'leaving.reason',
      'REASON_LEFT_REQUIRED',
    ],
    ['elected again for the same term', { change: 'RE_ELECTED' }, 'toDate', 'TERM_UNCHANGED'],
  ] as const)('%s', async (_, change, path, code) => {
    const item = await first(draft, 'BOD_DETAILS');
    savedItemOf(await saveItem(puja, draft, 'BOD_DETAILS', item, { ...item.data, leaving: undefined, ...change }));
    for (const language of ['en', 'ne'] as const)
      expect(await errorsOf(puja, draft, 'BOD_DETAILS', item.id, language)).toContainEqual({
        path,
        code,
        message: validationMessage(code, language),
      });
  });

  test.each([
    [
      'a decision of tomorrow',
      { decision: { ...decision, decidedOn: '2026-12-24' } },
      'decision.decidedOn',
      'DATE_IN_FUTURE',
    ],
    [
      'a decision from before the company',
      { decision: { ...decision, decidedOn: '2001-01-01' } },
      'decision.decidedOn',
      'DECISION_BEFORE_REGISTRATION',
    ],
    ['no decision', { decision: undefined }, 'decision.decidedOn', 'DECIDED_ON_REQUIRED'],
  ] as const)('%s', async (_, more, path, code) => {
    const saved = detailOf(await kindOf(await readDetail(puja, draft.id), 'BOD_UPDATE', more));
    expect(saved.sections.find(({ key }) => key === 'SHAREHOLDER_CHANGE_KIND')?.errors).toContainEqual({
      path,
      code,
      message: validationMessage(code, 'en'),
    });
  });
});
