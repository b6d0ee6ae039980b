import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from '../../test/harness';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const recover = (body: object, language: 'np' | 'en' = 'en') =>
  gateway.call('POST', 'auth/api/user/recover-username', { body, language });

test('the username comes by mail or SMS, in the language it was asked in', async () => {
  await gateway.addAccount({ username: 'anjana', mobileNumber: '9841100001', language: 'np' });
  const byMail = await recover({ email: ' Anjana@Example.com ' }, 'en');
  expect(byMail.body).toMatchObject({
    status: 200,
    message: 'If there is an account with this email or mobile number, its username has been sent.',
    data: { sentTo: 'a*****@example.com', resendAfterSeconds: 60 },
  });
  expect(await gateway.messageTo('anjana@example.com')).toMatchObject({
    subject: 'Your username',
    body: expect.stringContaining('Username: anjana'),
    language: 'en',
  });
  await recover({ mobileNumber: '९८४११००००१' }, 'np');
  expect(await gateway.messageTo('9841100001')).toMatchObject({
    channel: 'sms',
    language: 'np',
    body: expect.stringContaining('प्रयोगकर्ता नाम anjana हो'),
  });
});

test('nobody learns who is here: same answers, same waits, same day’s limit', async () => {
  await gateway.addAccount({ username: 'hidden', email: 'someone.here@example.com' });
  await gateway.addAccount({ username: 'disabled', email: 'somebody.off@example.com' });
  await gateway.platform.database.db
    .updateTable('account')
    .set({ status: 'DISABLED' })
    .where('username', '=', 'disabled')
    .execute();
  const trial = async (email: string) => {
    const seen = [];
    for (let day = 0; day < 12; day++) {
      const { status, body } = await recover({ email });
      seen.push([
        status,
        body.code,
        body.message,
        Object.keys(body.data ?? {}),
        day > 9 ? null : body.retryAfterSeconds,
      ]);
      const again = await recover({ email });
      seen.push([again.status, again.body.code]);
      gateway.clock.advance(61_000);
    }
    return seen;
  };
  const [known, unknown, disabled] = [
    await trial('someone.here@example.com'),
    await trial('somebody.not@example.com'),
    await trial('somebody.off@example.com'),
  ];
  expect(known[0]).toEqual([200, undefined, expect.any(String), ['sentTo', 'resendAfterSeconds'], undefined]);
  expect(known[1]).toEqual([429, 'AUTH-OTP-RESEND']);
  expect(known[20]?.slice(0, 2)).toEqual([429, 'RATE-429']);
  const withoutWait = (seen: unknown[][]) =>
    seen.map((row) => row.map((cell) => (typeof cell === 'string' ? cell.replace(/\d+/g, '#') : cell)));
  expect(withoutWait(unknown)).toEqual(withoutWait(known));
  expect(withoutWait(disabled)).toEqual(withoutWait(known));
  expect(gateway.outbox.filter(({ to }) => to.startsWith('somebody'))).toEqual([]);
});

test('one of the two is asked for', async () => {
  for (const body of [{}, { email: 'a@example.com', mobileNumber: '9841100001' }]) {
    const answer = await recover(body, 'np');
    expect(answer.body).toMatchObject({
      status: 422,
      errors: [
        { path: 'email', code: 'EMAIL_OR_MOBILE_NUMBER_REQUIRED', message: 'इमेल वा मोबाइल नम्बरमध्ये एउटा लेख्नुहोस्।' },
      ],
    });
  }
});
