import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { logoAnswerSchema } from '@registrar/domain/calls/profile';
import { addCompany } from '../../test/company-kit';
import { startTestGateway, type Answer, type SignedIn, type TestGateway } from '../../test/harness';
import { jpeg, png } from '../../test/pictures';

let gateway: TestGateway;
let puja: SignedIn;
let companyId: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  await gateway.addAccount({ username: 'puja' });
  puja = await gateway.signIn('puja');
  companyId = (await addCompany(gateway, puja.userId, { emailVerified: true, email: 'a@b.example' })).id;
});
afterAll(() => gateway.close());

function upload(
  content: Buffer,
  {
    name = 'logo.png',
    type = 'image/png',
    field = 'logo',
    by = puja,
    company = companyId,
    language = 'en',
  }: { name?: string; type?: string; field?: string; by?: SignedIn; company?: string; language?: 'np' | 'en' } = {},
): Promise<Answer> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)], { type }), name);
  return gateway.call('POST', `external/api/company/${company}/logo`, { token: by.accessToken, body: form, language });
}

const fetchLogo = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, gateway.url), { headers });

test('a logo is public, can be cached, and is served only as an image', async () => {
  const bytes = png(256, 256);
  const answer = await upload(bytes);
  expect(answer.body).toMatchObject({ status: 200, message: 'The company’s logo is updated.' });
  const { logo } = logoAnswerSchema.parse(answer.body.data);
  const shown = await fetchLogo(logo);
  expect([shown.status, shown.headers.get('content-type'), shown.headers.get('x-content-type-options')]).toEqual([
    200,
    'image/png',
    'nosniff',
  ]);
  expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true);

  const plain = await fetchLogo(`external/api/company/${companyId}/logo`);
  expect(plain.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(
    (await fetchLogo(`external/api/company/${companyId}/logo`, { 'if-none-match': plain.headers.get('etag') ?? '' }))
      .status,
  ).toBe(304);

  const profile = await gateway.call('GET', 'auth/api/user/profile', { token: puja.accessToken });
  expect(profile.body.data).toMatchObject({ companies: [{ logo }] });
});

test('a new logo has a new address; its content decides its type, not its name', async () => {
  const before = logoAnswerSchema.parse((await upload(png(128, 128))).body.data).logo;
  const after = logoAnswerSchema.parse((await upload(jpeg(2048, 2048), { name: 'logo.png' })).body.data).logo;
  expect(after).not.toBe(before);
  expect((await fetchLogo(after)).headers.get('content-type')).toBe('image/jpeg');
  const audit = await gateway.platform.database.db
    .selectFrom('audit')
    .select('action')
    .where('object_id', '=', companyId)
    .execute();
  expect(audit.filter(({ action }) => action === 'COMPANY_LOGO_CHANGED').length).toBeGreaterThanOrEqual(2);
});

const NOT_PICTURES: [string, Buffer, number, string, string][] = [
  ['HTML that is called .png', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'FILE-415', 'LOGO_KIND'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 415, 'FILE-415', 'LOGO_KIND'],
  ['nothing', Buffer.alloc(0), 415, 'FILE-415', 'LOGO_KIND'],
  ['a PNG that is cut off', png(256, 256).subarray(0, 60), 422, 'FILE-422', 'LOGO_UNREADABLE'],
  [
    'a PNG with a page behind it',
    Buffer.concat([png(256, 256), Buffer.from('<script>')]),
    422,
    'FILE-422',
    'LOGO_UNREADABLE',
  ],
  ['more than a megabyte', png(256, 256, 1_048_576), 413, 'FILE-413', 'LOGO_TOO_LARGE'],
  ['what is not square', png(256, 255), 422, 'FILE-422', 'LOGO_NOT_SQUARE'],
  ['what is too small', png(127, 127), 422, 'FILE-422', 'LOGO_SIDES'],
  ['what is too wide', jpeg(2049, 2049), 422, 'FILE-422', 'LOGO_SIDES'],
];
test.each(NOT_PICTURES)('%s is refused at the field', async (_what, content, status, code, problem) => {
  const answer = await upload(content);
  expect(answer.body).toMatchObject({
    status,
    code,
    errors: [{ path: 'logo', code: problem, message: answer.body.message }],
  });
});

test('exactly one megabyte is accepted, and the refusal names the limits in Nepali', async () => {
  const spare = 1_048_576 - png(128, 128, 1).length + 1;
  expect((await upload(png(128, 128, spare))).status).toBe(200);
  expect((await upload(png(128, 128, spare + 1))).body.code).toBe('FILE-413');
  expect((await upload(png(64, 64), { language: 'np' })).body.message).toBe('लोगोको चौडाइ १२८ देखि २०४८ पिक्सेल हुनुपर्छ।');
});

test('a call without a file, with another field, or with JSON is refused', async () => {
  expect((await upload(png(128, 128), { field: 'picture' })).body).toMatchObject({
    code: 'FILE-422',
    errors: [{ code: 'LOGO_MISSING' }],
  });
  const json = await gateway.call('POST', `external/api/company/${companyId}/logo`, {
    token: puja.accessToken,
    body: {},
  });
  expect(json.body).toMatchObject({ code: 'FILE-415', errors: [{ code: 'LOGO_MISSING' }] });
  expect((await fetchLogo('external/api/company/00000000-0000-4000-8000-000000000000/logo')).status).toBe(404);
});

test('only a representative of the company can change its logo', async () => {
  await gateway.addAccount({ username: 'outsider' });
  const outsider = await gateway.signIn('outsider');
  expect((await upload(png(128, 128), { by: outsider })).body.code).toBe('REQ-404');
  await gateway.platform.database.db
    .updateTable('company_representative')
    .set({ until: '2022-01-01' })
    .where('company_id', '=', companyId)
    .execute();
  expect((await upload(png(128, 128))).body.code).toBe('REQ-404');
});
