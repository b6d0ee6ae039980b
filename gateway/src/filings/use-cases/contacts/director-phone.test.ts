import { publicCompany } from '@registrar/domain/testing/registration-examples';
import { filedItems } from '@registrar/domain/processes';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { APPLICATION, callerOf, detailOf } from '../../../../test/filings-kit';
import { startTestGateway, type Answer, type TestGateway } from '../../../../test/harness';
import {
  addItem,
  deleteItem,
  itemsOf,
  officeOf,
  openRegistration,
  reservedName,
  saveItem,
  savedItemOf,
  type Office,
} from '../../../../test/registration-kit';

const BOARD = 'BOD_DETAILS';
let gateway: TestGateway;
let office: Office;
let draft: ApplicationDetail;
let outsider: Readonly<Record<string, unknown>>;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  office = await officeOf(gateway);
  const { reservationId } = await reservedName(office, 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI');
  draft = detailOf(await openRegistration(office.ram, reservationId));
  const example = filedItems(publicCompany(), BOARD).find(({ data }) => data['directorType'] === 'OUTSIDE_SHAREHOLDER');
  outsider = example?.data ?? {};
}, 180_000);
afterAll(() => gateway?.close());

let numbers = 0;
const freshPhone = (): string => `98410${String(10_000 + ++numbers)}`;
async function director(phoneNo: string, more: object = {}): Promise<FiledItemState> {
  const { item } = savedItemOf(await addItem(office.ram, draft, BOARD, { ...outsider, phoneNo, ...more }));
  if (!item) throw new Error('No director was added');
  return item;
}
const path = ({ id }: { id: string }): string => `${APPLICATION}/${draft.id}/section/${BOARD}/item/${id}/phone`;
const send = (item: { id: string }, phoneNo: string): Promise<Answer> =>
  office.ram.call('POST', `${path(item)}/otp`, { phoneNo });
const prove = (item: { id: string }, phoneNo: string, otp: string): Promise<Answer> =>
  office.ram.call('POST', `${path(item)}/verify`, { phoneNo, otp });
const codeTo = async (phone: string): Promise<string> =>
  /\b\d{6}\b/.exec((await gateway.messageTo(phone)).body)?.[0] ?? '';
const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111');
const unproven = ({ errors }: FiledItemState): boolean =>
  errors.some(({ path: at, code }) => at === 'phoneNo' && code === 'BOD_OTP_REQUIRED');

test('a director of a public company is invalid until the code sent to their phone is verified', async () => {
  const phone = freshPhone();
  const item = await director(phone, { phoneVerifiedAt: '2026-01-01T00:00:00.000Z' });
  expect(item.data['phoneVerifiedAt']).toBeUndefined();
  expect(unproven(item)).toBe(true);

  expect((await send(item, phone)).body.data).toMatchObject({
    sentTo: `********${phone.slice(-2)}`,
    resendAfterSeconds: 60,
  });
  expect((await send(item, phone)).body.code).toBe('AUTH-OTP-RESEND');
  const message = (await gateway.messageTo(phone)).body;
  expect(message).toContain(draft.titleEnglish);
  const code = /\b\d{6}\b/.exec(message)?.[0] ?? '';
  expect((await prove(item, phone, otherThan(code))).body.code).toBe('AUTH-OTP-MISMATCH');

  const { item: proven } = savedItemOf(await prove(item, phone, code));
  expect(proven).toMatchObject({
    version: item.version,
    data: { phoneNo: phone, phoneVerifiedAt: expect.any(String) },
  });
  expect(proven && unproven(proven)).toBe(false);
  expect((await prove(item, phone, code)).body.code).toBe('AUTH-OTP-INCORRECT');

  // saving the form keeps the proof, another number removes it
  const { item: saved } = savedItemOf(
    await saveItem(office.ram, draft, BOARD, item, { ...outsider, phoneNo: phone, designation: 'Chair' }),
  );
  expect(saved && unproven(saved)).toBe(false);
  const { item: changed } = savedItemOf(
    await saveItem(office.ram, draft, BOARD, saved ?? item, { ...outsider, phoneNo: freshPhone() }),
  );
  expect(changed && unproven(changed)).toBe(true);
  const audited = await gateway.platform.database.db
    .selectFrom('audit')
    .select('actor_id')
    .where('action', '=', 'DIRECTOR_PHONE_VERIFIED')
    .where('object_id', '=', draft.id)
    .execute();
  expect(audited).toEqual([{ actor_id: office.ram.userId }]);
});

test('a code is sent only to the saved number, and only if it can receive an SMS', async () => {
  const item = await director('01-4112233');
  expect((await send(item, freshPhone())).body).toMatchObject({
    status: 422,
    errors: [{ path: 'phoneNo', code: 'DIRECTOR_PHONE_NOT_SAVED' }],
  });
  expect((await send(item, '014112233')).body).toMatchObject({
    status: 422,
    errors: [{ path: 'phoneNo', code: 'MOBILE_NUMBER_INVALID' }],
  });
});

test('one director’s code proves no other director, and a code is valid for five minutes', async () => {
  const phone = freshPhone();
  const [first, second] = [await director(phone), await director(phone)];
  await send(first, phone);
  const code = await codeTo(phone);
  expect((await prove(second, phone, code)).body.code).toBe('AUTH-OTP-INCORRECT');
  gateway.clock.advance(5 * 60_000);
  expect((await prove(first, phone, code)).body.code).toBe('AUTH-OTP-EXPIRED');
  gateway.clock.moveTo(null);
});

test('the number of messages to one number is limited, across all entries', async () => {
  const phone = freshPhone();
  const answers: (string | undefined)[] = [];
  for (let at = 0; at < 11; at += 1) {
    const item = await director(phone);
    answers.push((await send(item, phone)).body.code);
    await deleteItem(office.ram, draft, BOARD, item);
  }
  expect(answers.slice(0, 10).every((code) => code !== 'RATE-429')).toBe(true);
  expect(answers.at(-1)).toBe('RATE-429');

  // X21: a user who has reached their own limit does not block another user's director
  const sita = await callerOf(gateway, 'sita.applicant');
  const { reservationId } = await reservedName({ ...office, ram: sita }, 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI');
  const other = detailOf(await openRegistration(sita, reservationId));
  const { item } = savedItemOf(await addItem(sita, other, BOARD, { ...outsider, phoneNo: phone }));
  const place = `${APPLICATION}/${other.id}/section/${BOARD}/item/${item?.id ?? ''}/phone`;
  expect((await sita.call('POST', `${place}/otp`, { phoneNo: phone })).status).toBe(200);
});

test('a seat is deleted with the shareholder who holds it, an outside director stays', async () => {
  const { item: holder } = savedItemOf(
    await addItem(office.ram, draft, 'SHAREHOLDER', filedItems(publicCompany(), 'SHAREHOLDER')[0]?.data ?? {}),
  );
  if (!holder) throw new Error('No shareholder was added');
  const seat = await director(freshPhone(), { directorType: 'PROMOTER', holderItemId: holder.id });
  const stays = await director(freshPhone(), { holderItemId: holder.id });
  expect(seat.titleEnglish).toBe(holder.titleEnglish);
  await deleteItem(office.ram, draft, 'SHAREHOLDER', holder);
  const left = ((await itemsOf(office.ram, draft, BOARD)).body.data as { items: { id: string }[] }).items.map(
    ({ id }) => id,
  );
  expect(left).toContain(stays.id);
  expect(left).not.toContain(seat.id);
});
