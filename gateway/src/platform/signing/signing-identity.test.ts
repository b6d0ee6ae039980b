import { X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import forge from 'node-forge';
import { ConfigurationError } from '../config/config';
import { openPdfSigner } from './pdf-signer';
import { signText } from './signed-text';
import { newDemonstrationPem, readP12, readPem } from './signing-identity';

const PASSPHRASE = 'a passphrase';
const demonstration = newDemonstrationPem();
const certificate = forge.pki.certificateFromPem(
  demonstration.slice(demonstration.indexOf('-----BEGIN CERTIFICATE-----')),
);
const p12Of = (key: forge.pki.rsa.PrivateKey | null, password = PASSPHRASE): Buffer =>
  Buffer.from(
    forge.asn1.toDer(forge.pkcs12.toPkcs12Asn1(key, [certificate], password, { algorithm: 'aes256' })).getBytes(),
    'binary',
  );
const key = forge.pki.privateKeyFromPem(demonstration);

test('a P12 is read with its passphrase, and the signer is the one its certificate names', () => {
  const identity = readP12(p12Of(key), PASSPHRASE, new Date());
  expect(identity.name).toBe('Company registry (demonstration, not an office)');
  expect(identity.certificates).toHaveLength(1);
});

test.each([
  ['a wrong passphrase', p12Of(key, 'another'), /passphrase/],
  ['no key', p12Of(null), /holds no RSA key/],
  ['a key of somebody else', p12Of(forge.pki.privateKeyFromPem(newDemonstrationPem())), /no certificate of its key/],
  ['what is no P12', Buffer.from('hello'), /could not be opened/],
])('%s is refused with what is wrong', (_name, p12, words) => {
  expect(() => readP12(p12, PASSPHRASE, new Date())).toThrow(words);
});

test.each(['00', '007f', '0080', '7f', 'ff'])(
  'a demonstration key can be read whatever its number begins with: %s',
  (beginning) => {
    const random = Buffer.concat([Buffer.from(beginning, 'hex'), Buffer.alloc(12)]).subarray(0, 12);
    const pem = newDemonstrationPem(random);
    expect(
      new X509Certificate(pem.slice(pem.indexOf('-----BEGIN CERTIFICATE-----'))).serialNumber.toLowerCase(),
    ).toContain(random.toString('hex'));
  },
);

test('a certificate that is over is refused', () => {
  const inTwentyYears = new Date(Date.now() + 20 * 365 * 86_400_000);
  expect(() => readP12(p12Of(key), PASSPHRASE, inTwentyYears)).toThrow(/ended on/);
});

test('a configured key that cannot be read stops the start with a sentence; a demonstration key is made once, for its owner alone', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'signing-'));
  expect(() => openPdfSigner({ kind: 'p12', file: path.join(folder, 'missing.p12'), passphrase: '' })).toThrow(
    ConfigurationError,
  );
  const signer = openPdfSigner({ kind: 'demonstration', dataDirectory: folder });
  expect([signer.demonstration, signer.name]).toEqual([true, expect.stringContaining('demonstration')]);
  const file = path.join(folder, 'secrets', 'signing-key.pem');
  const first = fs.readFileSync(file, 'utf8');
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(openPdfSigner({ kind: 'demonstration', dataDirectory: folder }).name).toBe(signer.name);
  expect(fs.readFileSync(file, 'utf8')).toBe(first);
  fs.rmSync(folder, { recursive: true });
});

test('X23: the certificates of an installation are the present one and those it names of before', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'signing-'));
  const pastCertificates = path.join(folder, 'past.pem');
  const place = { kind: 'demonstration', dataDirectory: folder } as const;
  const present = (await openPdfSigner(place).signText('')).fingerprint;
  expect([...openPdfSigner(place).fingerprints()]).toEqual([present]);
  const past = [newDemonstrationPem(), newDemonstrationPem()].map((pem) => readPem(pem));
  const pems = (await Promise.all(past.map((identity) => signText('', identity)))).map(
    ({ certificate }) => certificate,
  );
  fs.writeFileSync(pastCertificates, pems.join('\n'));
  const { fingerprints } = openPdfSigner({ ...place, pastCertificates });
  expect([...fingerprints()]).toEqual([
    present,
    ...(await Promise.all(past.map((identity) => signText('', identity)))).map(({ fingerprint }) => fingerprint),
  ]);
  for (const text of ['', 'no certificate', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----']) {
    fs.writeFileSync(pastCertificates, text);
    expect(() => openPdfSigner({ ...place, pastCertificates })).toThrow(/SIGNING_PAST_CERTIFICATES/);
  }
  fs.rmSync(folder, { recursive: true });
});
