import { execFile, execFileSync } from 'node:child_process';
import { createVerify, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { commonName, type SigningIdentity } from './signing-identity';
import type { TokenPlace } from './signing-place';

/** A network module answers within some tenths of a second; one that hangs holds nobody up for longer. */
const ANSWER_MS = 15_000;
const TOOL = 'pkcs11-tool';
const TRIAL = Buffer.from('Whether the key in the token is the one of the certificate');

/**
 * A key in a token, used through OpenSC's `pkcs11-tool`. A module of another maker may crash: in a process of its own
 * it takes no gateway with it. The PIN is handed on in the environment, never as a word of the command.
 *
 * @throws Error with a sentence for whoever configures it: no certificate, one that is over, no tool, no such token or
 * key, a wrong PIN, or a key that is not the certificate's
 */
export function openToken(place: TokenPlace, now: Date): SigningIdentity {
  const certificates = (
    fs.readFileSync(place.certificates, 'utf8').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ??
    []
  ).map((pem) => new X509Certificate(pem));
  const [own] = certificates;
  if (!own) throw new Error(`there is no certificate in ${place.certificates}`);
  if (new Date(own.validTo) <= now) throw new Error(`the certificate in ${place.certificates} ended on ${own.validTo}`);
  const tried = inFolder((folder) => {
    const call = callOf(place, folder, TRIAL);
    try {
      execFileSync(TOOL, call.args, { ...call.options, stdio: 'pipe' });
    } catch (error) {
      throw sentenceOf(error);
    }
    return call.signature();
  });
  if (!createVerify('sha256').update(TRIAL).verify(own.publicKey, tried))
    throw new Error('the key in the token is not the one of the first certificate');
  return {
    certificates: certificates.map(({ raw }) => Buffer.from(raw)),
    name: commonName(own),
    async sign(bytes) {
      const folder = newFolder();
      try {
        const call = callOf(place, folder, bytes);
        await promisify(execFile)(TOOL, call.args, call.options).catch((error: unknown) => {
          throw sentenceOf(error);
        });
        const signature = call.signature();
        // a module that answers at random is found out before a paper is issued under it
        if (!createVerify('sha256').update(bytes).verify(own.publicKey, signature))
          throw new Error('the token gave a signature that does not fit its certificate');
        return signature;
      } finally {
        fs.rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

function callOf({ module, token, key, pin }: TokenPlace, folder: string, bytes: Buffer) {
  const input = path.join(folder, 'bytes');
  const output = path.join(folder, 'signature');
  fs.writeFileSync(input, bytes, { mode: 0o600 });
  const where = ['--module', module, '--token-label', token, '--login', '--pin', 'env:SIGNING_PIN'];
  return {
    args: [
      ...where,
      ...['--sign', '--mechanism', 'SHA256-RSA-PKCS', '--id', key],
      ...['--input-file', input, '--output-file', output],
    ],
    options: { env: { ...process.env, SIGNING_PIN: pin }, timeout: ANSWER_MS },
    signature: () => fs.readFileSync(output),
  };
}

const newFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'token-'));

function inFolder<Result>(work: (folder: string) => Result): Result {
  const folder = newFolder();
  try {
    return work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The tool writes what is wrong to its second stream; the message of Node repeats the command. */
function sentenceOf(error: unknown): Error {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    return new Error(`${TOOL} of OpenSC is not installed`, { cause: error });
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  return new Error(
    `the token did not sign: ${said === '' ? 'no answer in time' : said.split('\n').slice(-2).join(' ')}`,
    {
      cause: error,
    },
  );
}
