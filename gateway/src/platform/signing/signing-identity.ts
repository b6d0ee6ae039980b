import {
  createPrivateKey,
  createSign,
  generateKeyPairSync,
  randomBytes,
  X509Certificate,
  type KeyObject,
} from 'node:crypto';
import forge from 'node-forge';

/** Who signs: what a private key does, wherever it lies, and the certificates that say whose it is. */
export interface SigningIdentity {
  /** RSA with SHA-256 (PKCS#1 v1.5) over these bytes. */
  readonly sign: (bytes: Buffer) => Promise<Buffer>;
  /** DER, the signer's own first, then those above it. */
  readonly certificates: readonly Buffer[];
  /** The common name of the certificate: as the reader of a PDF sees it. */
  readonly name: string;
}

/**
 * Reads a PKCS#12 file with an RSA key.
 *
 * @throws Error with a sentence for whoever configures it: wrong passphrase, no key, no certificate that fits the key,
 * or one that is over
 */
export function readP12(p12: Buffer, passphrase: string, now: Date): SigningIdentity {
  const { keys, certificates } = openP12(p12, passphrase);
  const [pem] = keys;
  if (pem === undefined) throw new Error('The signing P12 holds no RSA key');
  const key = createPrivateKey(pem);
  const own = certificates.find((certificate) => certificate.checkPrivateKey(key));
  if (!own) throw new Error('The signing P12 holds no certificate of its key');
  if (new Date(own.validTo) <= now) throw new Error(`The certificate in the signing P12 ended on ${own.validTo}`);
  const others = certificates.filter((certificate) => certificate !== own);
  return {
    sign: signWith(key),
    certificates: [own, ...others].map(({ raw }) => Buffer.from(raw)),
    name: commonName(own),
  };
}

const signWith = (key: KeyObject) => async (bytes: Buffer) => createSign('sha256').update(bytes).sign(key);

function openP12(p12: Buffer, passphrase: string): { keys: string[]; certificates: X509Certificate[] } {
  try {
    const opened = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(p12.toString('binary')), false, passphrase);
    const bags = (type: string): forge.pkcs12.Bag[] => opened.getBags({ bagType: type })[type] ?? [];
    const { pkcs8ShroudedKeyBag = '', keyBag = '', certBag = '' } = forge.pki.oids;
    return {
      keys: [...bags(pkcs8ShroudedKeyBag), ...bags(keyBag)].flatMap(({ key }) =>
        key ? [forge.pki.privateKeyToPem(key)] : [],
      ),
      certificates: bags(certBag).flatMap(({ cert }) =>
        cert ? [new X509Certificate(forge.pki.certificateToPem(cert))] : [],
      ),
    };
  } catch (error) {
    throw new Error(
      `The signing P12 could not be opened (${error instanceof Error ? error.message : String(error)}): is the passphrase right?`,
      { cause: error },
    );
  }
}

/** Key and certificate of a demonstration, as PEM texts one after the other. */
export function readPem(pem: string): SigningIdentity {
  const certificate = new X509Certificate(pem.slice(pem.indexOf('-----BEGIN CERTIFICATE-----')));
  return {
    sign: signWith(createPrivateKey(pem)),
    certificates: [Buffer.from(certificate.raw)],
    name: commonName(certificate),
  };
}

const DEMONSTRATION = [
  { name: 'commonName', value: 'Company registry (demonstration, not an office)' },
  { name: 'organizationName', value: 'Demonstration' },
  { name: 'countryName', value: 'NP' },
];
const YEARS = 10;

/** A key of our own making under a certificate that nobody else vouches for, and that says so in its name. */
export function newDemonstrationPem(random: Buffer = randomBytes(12)): string {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey.export({ type: 'spki', format: 'pem' }).toString());
  // A number of its own, above nought whatever follows: noughts before it would be no number that OpenSSL reads.
  certificate.serialNumber = `01${random.toString('hex')}`;
  certificate.validity.notBefore = new Date(Date.now() - 86_400_000);
  certificate.validity.notAfter = new Date(Date.now() + YEARS * 365 * 86_400_000);
  certificate.setSubject(DEMONSTRATION);
  certificate.setIssuer(DEMONSTRATION);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(keyPem), forge.md.sha256.create());
  return `${keyPem}${forge.pki.certificateToPem(certificate)}`;
}

export function commonName(certificate: X509Certificate): string {
  // Not out of `subject`: there a comma within the name carries a backslash.
  const { CN } = certificate.toLegacyObject().subject;
  return [CN ?? []].flat()[0] ?? certificate.subject.replaceAll('\n', ', ');
}
