import { execFileSync, spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import forge from 'node-forge';
import { PDFDocument } from 'pdf-lib';
import { startAuthority, verifyByOpenssl, type LocalAuthority } from '../../../test/timestamp-kit';
import { ConfigurationError } from '../config/config';
import { openPdfSigner, type PdfSigner } from './pdf-signer';
import { isSignedText } from './signed-text';
import { openTimestampAuthority } from './timestamp-authority';
import { ValidationSource } from './validation-data';

const PASSPHRASE = 'a passphrase';
const WORDS = { reason: 'Issued', location: 'Nepal', contact: '', signedAt: new Date('2026-11-29T06:00:00Z') };
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pdf-signer-'));
const file = (name: string): string => path.join(folder, name);

let plain: LocalAuthority;
let publishing: LocalAuthority;
let pdf: Buffer;
beforeAll(async () => {
  plain = await startAuthority();
  publishing = await startAuthority(undefined, { publishes: true });
  const written = await PDFDocument.create();
  written.addPage().drawText('A paper of the register');
  pdf = Buffer.from(await written.save());
});
afterAll(async () => {
  await plain?.close();
  await publishing?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const certificateIn = (pem: string): string => pem.slice(pem.indexOf('-----BEGIN CERTIFICATE-----'));

/** A key file of an office, whose certificate the authority issued. */
function p12Of(authority: LocalAuthority): string {
  const pem = authority.issue('Office of the Company Registrar');
  const p12 = forge.pkcs12.toPkcs12Asn1(
    forge.pki.privateKeyFromPem(pem),
    [forge.pki.certificateFromPem(certificateIn(pem))],
    PASSPHRASE,
    { algorithm: 'aes256' },
  );
  fs.writeFileSync(file('office.p12'), Buffer.from(forge.asn1.toDer(p12).getBytes(), 'binary'));
  return file('office.p12');
}

const signerAt = (authority: LocalAuthority): PdfSigner =>
  openPdfSigner(
    { kind: 'p12', file: p12Of(authority), passphrase: PASSPHRASE },
    {
      timestamps: openTimestampAuthority({ url: authority.url, certificates: authority.certificates }),
      validation: new ValidationSource(null),
    },
  );

/** The signature of a file, and what it is over, as a reader finds them. */
function signatureIn(bytes: Buffer): { readonly cms: Buffer; readonly content: Buffer } {
  const text = bytes.toString('latin1');
  const range = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(text);
  const [from = 0, length = 0, after = 0, rest = 0] = (range ?? []).slice(1).map(Number);
  const hex = text.slice(from + length, after).replace(/[<>]/g, '');
  const padded = Buffer.from(hex, 'hex');
  const size = 4 + padded.readUInt16BE(2);
  return {
    cms: padded.subarray(0, size),
    content: Buffer.concat([bytes.subarray(from, from + length), bytes.subarray(after, after + rest)]),
  };
}

/** Openssl: the signature is of this content, by a certificate of that root. Throws where it is not. */
function verifyCms(bytes: Buffer, root: string): string {
  const { cms, content } = signatureIn(bytes);
  fs.writeFileSync(file('cms'), cms);
  fs.writeFileSync(file('content'), content);
  const from = ['-inform', 'DER', '-in', file('cms'), '-content', file('content'), '-binary'];
  const believed = ['-CAfile', root, '-purpose', 'any'];
  return spawnSync('openssl', ['cms', '-verify', ...from, ...believed, '-out', file('out')]).stderr.toString();
}

/** The token that stands beside the signature, and the digest of what it is over. */
function tokenIn(bytes: Buffer): { readonly token: string; readonly digest: string } {
  const asn1 = (at: forge.asn1.Asn1, ...path: number[]): forge.asn1.Asn1 =>
    path.reduce((node, index) => (node.value as forge.asn1.Asn1[]).at(index) ?? node, at);
  const cms = forge.asn1.fromDer(signatureIn(bytes).cms.toString('binary'));
  const signer = asn1(cms, 1, 0, -1, 0);
  const token = asn1(signer, -1, 0, 1, 0);
  const signature = Buffer.from(asn1(signer, -2).value as string, 'binary');
  return {
    token: Buffer.from(forge.asn1.toDer(token).getBytes(), 'binary').toString('base64'),
    digest: forge.md.sha256.create().update(signature.toString('binary')).digest().toHex(),
  };
}

const poppler = (bytes: Buffer): string => {
  fs.writeFileSync(file('signed.pdf'), bytes);
  return execFileSync('pdfsig', ['-nocert', file('signed.pdf')], { encoding: 'utf8' });
};
const hasPoppler = spawnSync('pdfsig', ['-v']).error === undefined;

test('42: without an authority a signature is B-B, and the same bytes every time', async () => {
  const signer = openPdfSigner({ kind: 'p12', file: p12Of(plain), passphrase: PASSPHRASE });
  const [first, second] = [await signer.sign(pdf, WORDS), await signer.sign(pdf, WORDS)];
  expect([first.level, first.timestamp]).toEqual(['B-B', null]);
  expect(first.bytes.equals(second.bytes)).toBe(true);
  expect(verifyCms(first.bytes, plain.certificates)).toMatch(/Verification successful/);
});

test('42: with an authority the signature is B-T; openssl finds signature and token right by the root alone', async () => {
  const signed = await signerAt(plain).sign(pdf, WORDS);
  expect([signed.level, signed.timestamp?.authority]).toEqual(['B-T', 'Test Timestamp Authority']);
  expect(verifyCms(signed.bytes, plain.certificates)).toMatch(/Verification successful/);
  const { token, digest } = tokenIn(signed.bytes);
  verifyByOpenssl(token, digest, plain.certificates);
  expect(() => verifyByOpenssl(token, 'ab'.repeat(32), plain.certificates)).toThrow();
  const altered = Buffer.from(signed.bytes);
  altered[20] = (altered[20] ?? 0) ^ 1;
  expect(verifyCms(altered, plain.certificates)).not.toMatch(/Verification successful/);
});

test('42: where the authorities publish revocations the data for later lies in the file, and what was signed is untouched', async () => {
  const signed = await signerAt(publishing).sign(pdf, WORDS);
  expect(signed.level).toBe('B-LT');
  expect(verifyCms(signed.bytes, publishing.certificates)).toMatch(/Verification successful/);
  const text = signed.bytes.toString('latin1');
  expect(text.match(/startxref/g)).toHaveLength(2);
  const store = /\/Type \/DSS[^>]*/.exec(text)?.[0] ?? '';
  expect(/\/Certs \[([^\]]*)\]/.exec(store)?.[1]?.match(/ R/g)).toHaveLength(3);
  expect(/\/CRLs \[([^\]]*)\]/.exec(store)?.[1]?.match(/ R/g)).toHaveLength(1);
  const read = await PDFDocument.load(signed.bytes);
  expect(read.getPageCount()).toBe(1);
});

(hasPoppler ? test : test.skip)('42: poppler reads the signatures of every level as valid', async () => {
  for (const authority of [plain, publishing]) {
    const read = poppler((await signerAt(authority).sign(pdf, WORDS)).bytes);
    expect(read).toMatch(/Signature is Valid/);
    expect(read).toMatch(/ETSI\.CAdES\.detached/);
    expect(read).toMatch(/Office of the Company Registrar/);
  }
});

test('42: an authority that is down gives no signature, not one without a time', async () => {
  const signer = signerAt(plain);
  plain.answer({ status: 503, body: Buffer.from('') });
  await expect(signer.sign(pdf, WORDS)).rejects.toThrow(/503/);
  plain.answer(null);
  expect((await signer.sign(pdf, WORDS)).level).toBe('B-T');
});

const MODULE = ['/usr/lib/softhsm/libsofthsm2.so', '/usr/lib/x86_64-linux-gnu/softhsm/libsofthsm2.so'].find((one) =>
  fs.existsSync(one),
);
const hasToken =
  MODULE !== undefined && ['softhsm2-util', 'pkcs11-tool'].every((tool) => spawnSync(tool, ['-h']).error === undefined);

// Debian: apt-get install softhsm2 opensc
(hasToken ? test : test.skip)(
  '42: a key in a token signs, and what is wrong with it is said at the start',
  async () => {
    fs.mkdirSync(file('tokens'));
    fs.writeFileSync(file('softhsm2.conf'), `directories.tokendir = ${file('tokens')}\nobjectstore.backend = file\n`);
    process.env['SOFTHSM2_CONF'] = file('softhsm2.conf');
    const pem = plain.issue('Office with a token');
    fs.writeFileSync(file('key.pem'), pem.slice(0, pem.indexOf('-----BEGIN CERTIFICATE-----')));
    fs.writeFileSync(file('chain.pem'), certificateIn(pem));
    const util = (...args: string[]) => execFileSync('softhsm2-util', args, { stdio: 'pipe' });
    util('--init-token', '--free', '--label', 'office', '--pin', '1234', '--so-pin', '4321');
    util('--import', file('key.pem'), '--token', 'office', '--label', 'papers', '--id', 'a1', '--pin', '1234');
    const place = {
      kind: 'pkcs11',
      module: MODULE ?? '',
      token: 'office',
      key: 'a1',
      pin: '1234',
      certificates: file('chain.pem'),
    } as const;
    const signer = openPdfSigner(place);
    expect([signer.name, signer.demonstration]).toEqual(['Office with a token', false]);
    const signed = await signer.sign(pdf, WORDS);
    expect(verifyCms(signed.bytes, plain.certificates)).toMatch(/Verification successful/);
    const text = await signer.signText('a head of the audit');
    expect(isSignedText('a head of the audit', text)).toBe(true);
    expect(new X509Certificate(text.certificate).subject).toBe('CN=Office with a token');

    fs.writeFileSync(file('other.pem'), certificateIn(plain.issue('Somebody else')));
    for (const [wrong, sentence] of [
      [{ pin: '9999' }, /PIN/i],
      [{ token: 'another' }, /did not sign/],
      [{ key: 'ff' }, /did not sign/],
      [{ certificates: file('other.pem') }, /not the one of the first certificate/],
      [{ certificates: file('missing.pem') }, /no such file/],
    ] as const) {
      expect(() => openPdfSigner({ ...place, ...wrong })).toThrow(ConfigurationError);
      expect(() => openPdfSigner({ ...place, ...wrong })).toThrow(sentence);
    }
  },
);
