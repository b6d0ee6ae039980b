import { createHash, pbkdf2Sync } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import type { Platform } from '../../platform/platform';
import { isOldPassword, keepOldPassword } from '../old-password';
import type { RefusedLine } from './import-outcome';
import { importOldSystem, type ImportSummary } from './import-old-system';
import { UnreadableFile } from './read-lines';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const HEAD =
  'kind,old_id,username,password_hash,name_english,name_nepali,email,mobile_number,office,registration_number,company_type,owner,district,registered_on,registered_on_bs,authorized_capital';
const HASH = `sha256$salt$${createHash('sha256').update('saltPurano@2070').digest('hex')}`;
const PBKDF2 = `pbkdf2_sha256$1000$salt$${pbkdf2Sync('Purano@2070', 'salt', 1000, 32, 'sha256').toString('base64')}`;
const user = (id: string, { username = id.toLowerCase(), hash = HASH, email = '', office = 'TEST' } = {}) =>
  `user,${id},${username},${hash},Hari Old,हरि पुराना,${email},,${office},,,,,,,`;
const company = (
  id: string,
  number: string,
  {
    owner = '',
    english = `Old ${id} Limited`,
    type = 'NON_PROFIT',
    district = '',
    day = '',
    bs = '',
    capital = '',
  } = {},
) => `company,${id},,,${english},पुरानो कम्पनी,,,TEST,${number},${type},${owner},${district},${day},${bs},${capital}`;

async function load(...given: (string | Platform)[]): Promise<ImportSummary & { report: RefusedLine[] }> {
  const report: RefusedLine[] = [];
  const [platform = gateway.platform] = given.filter((one) => typeof one !== 'string');
  const lines = given.filter((one) => typeof one === 'string');
  const summary = await importOldSystem(platform, {
    open: () => Readable.from([lines.join('\n')]),
    onRefused: (line) => report.push(line),
  });
  return { ...summary, report };
}

test('a file loaded twice changes nothing the second time; a mended line is brought up to date', async () => {
  const file = [
    HEAD,
    company('A-C1', '501', { owner: 'A-U1', district: 'Morang', bs: '२०६०-०१-०१', capital: '"12,50,000.50"' }),
    user('A-U1', { email: 'a@old.example' }),
    user('A-U2'),
  ];
  expect(await load(...file)).toMatchObject({ users: { added: 2 }, companies: { added: 1 }, refused: 0 });
  const row = await gateway.platform.database.db
    .selectFrom('old_system_company')
    .selectAll()
    .where('old_id', '=', 'A-C1')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ registered_on: '2003-04-14', authorized_capital: 125_000_050 });
  expect(await load(...file)).toMatchObject({
    users: { added: 0, changed: 0, unchanged: 2 },
    companies: { added: 0, unchanged: 1 },
    refused: 0,
  });
  expect(
    await load(HEAD, user('A-U1', { email: 'mended@old.example' }), company('A-C1', '502', { owner: 'A-U1' })),
  ).toMatchObject({ users: { changed: 1 }, companies: { changed: 1 } });
  const mended = await gateway.platform.database.db
    .selectFrom('old_system_user')
    .select('email')
    .where('old_id', '=', 'A-U1')
    .executeTakeFirstOrThrow();
  expect(mended.email).toBe('mended@old.example');
});

test('T20: what was sealed with another pepper is sealed anew by the same file, and counted as changed', async () => {
  const file = [HEAD, user('P-U1'), user('P-U2', { hash: PBKDF2 })];
  const invented = { ...gateway.platform.config.secrets, otpPepper: 'a pepper that a forgotten mode has invented' };
  const forgotten = { ...gateway.platform, config: { ...gateway.platform.config, secrets: invented } };
  expect(await load(forgotten, ...file)).toMatchObject({ users: { added: 2 }, refused: 0 });
  const isRight = async (): Promise<boolean> => {
    const { password_hash: hash, iterations } = await gateway.platform.database.db
      .selectFrom('old_system_user')
      .select(['password_hash', 'iterations'])
      .where('old_id', '=', 'P-U1')
      .executeTakeFirstOrThrow();
    return isOldPassword(gateway.platform.config.secrets.otpPepper, { hash: hash ?? '', iterations }, 'Purano@2070', 0);
  };
  expect(await isRight()).toBe(false);
  expect(await load(gateway.platform, ...file)).toMatchObject({ users: { changed: 1, unchanged: 1 } });
  expect(await isRight()).toBe(true);
  expect(await load(gateway.platform, ...file)).toMatchObject({ users: { changed: 0, unchanged: 2 } });
});

test('each refused line is told with its number and why; the others are taken in', async () => {
  const { report, users, companies, refused } = await load(
    HEAD,
    user('B-U1'),
    user('B-U1', { username: 'again' }),
    user('B-U2', { username: 'B-U1' }),
    user('B-U3', { hash: 'md5$abc' }),
    user('B-U4', { email: 'no mail' }),
    user('B-U5', { office: 'MARS' }),
    'ghost,B-X,,,,,,,,,,,,,,',
    company('B-C1', '601', { owner: 'NOBODY' }),
    company('B-C2', '602', { type: 'TRUST' }),
    company('B-C3', '603', { district: 'Atlantis' }),
    company('B-C4', '604', { day: '2003-04-14', bs: '2060-01-02' }),
    'user,too,few',
    company('B-C5', '605', { owner: 'B-U1' }),
  );
  expect({ users, companies, refused }).toMatchObject({
    users: { added: 1 },
    companies: { added: 1 },
    refused: report.length,
  });
  const reasons = Object.fromEntries(report.map(({ line, reason }) => [line, reason]));
  expect(reasons).toEqual({
    3: 'old_id: stands on line 2 already',
    4: 'username: the old user B-U1 has it already',
    5: 'password_hash: is of no form that is understood, or too costly',
    6: 'email: Please enter valid email',
    7: 'office: there is no active office with the code MARS',
    8: 'kind: is neither user nor company nor focal_person nor payment',
    9: 'owner: there is no old user NOBODY',
    10: 'company_type: is none of the known keys',
    11: 'district: there is no district with the name Atlantis',
    12: 'registered_on_bs: is another day than registered_on',
    13: expect.stringContaining('not a line of this CSV'),
  });
});

test('a file with unknown or missing columns is refused as a whole', async () => {
  await expect(load('kind,old_id,colour\nuser,1,red')).rejects.toThrow(UnreadableFile);
  await expect(load('kind,old_id\nuser,1')).rejects.toThrow('lacks the columns name_english');
});

test('two imports of the same file at once give each line one row', async () => {
  const file = [HEAD, ...Array.from({ length: 60 }, (_, index) => user(`P-${index}`))];
  const [first, second] = await Promise.all([load(...file), load(...file)]);
  expect(first.users.added + second.users.added).toBe(60);
  expect(first.users.unchanged + second.users.unchanged).toBe(60);
});

test('the name of an old company is held from the day of the import', async () => {
  await load(
    HEAD,
    company('N-C1', '700', { english: 'Himchuli Tarkari Limited' }).replace('पुरानो कम्पनी', 'हिमचुली तरकारी लिमिटेड'),
  );
  const row = await gateway.platform.database.db
    .selectFrom('old_system_company')
    .select('id')
    .where('old_id', '=', 'N-C1')
    .executeTakeFirstOrThrow();
  const held = await gateway.platform.database.db
    .selectFrom('name_entry')
    .select('name_english')
    .where('holder_id', '=', row.id)
    .execute();
  expect(held).toEqual([{ name_english: 'Himchuli Tarkari Limited' }]);
});

test('every supported form of a hash is known by its password and by no other', async () => {
  const derived = pbkdf2Sync('गोप्य', 'abc', 1000, 32, 'sha256').toString('base64');
  const argon = await import('@node-rs/argon2').then(({ hash }) => hash('गोप्य', { memoryCost: 8192, timeCost: 1 }));
  const plain = createHash('sha256').update('abcगोप्य').digest('hex');
  for (const text of [`pbkdf2_sha256$1000$abc$${derived}`, argon, `sha256$abc$${plain}`]) {
    const kept = keepOldPassword('pepper', text);
    expect(await isOldPassword('pepper', kept, 'गोप्य', 2000)).toBe(true);
    expect(await isOldPassword('pepper', kept, 'गोप्या', 2000)).toBe(false);
  }
  expect(await isOldPassword('pepper', undefined, 'गोप्य', 2000)).toBe(false);
  expect(keepOldPassword('pepper', `sha256$abc$${plain}`)?.hash).not.toContain(plain);
  expect(keepOldPassword('pepper', 'pbkdf2_sha256$9000000$abc$x')).toBeUndefined();
  expect(
    keepOldPassword('pepper', '$argon2id$v=19$m=9999999,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2hoYXNoaGFzaA'),
  ).toBeUndefined();
});
