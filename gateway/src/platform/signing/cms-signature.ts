import { createHash } from 'node:crypto';
import forge from 'node-forge';
import type { SigningIdentity } from './signing-identity';

const { asn1 } = forge;
const { Class, Type } = asn1;

const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  signatureTimestamp: '1.2.840.113549.1.9.16.2.14',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
} as const;

/**
 * A detached CMS signature as PAdES B-B (ETSI EN 319 142-1, 6.3) wants it: the signer's certificate is part of what is
 * signed, so that nobody can put another one in its place, and the time stands in the PDF, not here. With `stamp` it is
 * one of B-T: the token of an authority over the signature stands beside it, where nothing of it is signed.
 *
 * Made by hand because node-forge knows neither: its signed attributes are those of 2009.
 *
 * @param stamp - gives the DER of an RFC 3161 token over the signature
 * @returns DER
 * @throws what `stamp` and the key throw
 */
export async function cmsSignature(
  content: Buffer,
  { sign, certificates }: SigningIdentity,
  stamp?: (signature: Buffer) => Promise<Buffer>,
): Promise<Buffer> {
  const [own] = certificates;
  if (!own) throw new Error('A signature needs the certificate of its key');
  const { issuer, serial } = nameOf(own);
  const attributes = sortedSet([
    attribute(OID.contentType, oid(OID.data)),
    attribute(OID.messageDigest, octets(sha256(content))),
    // ESSCertIDv2 with its default algorithm, which is SHA-256 and therefore not written
    attribute(
      OID.signingCertificateV2,
      sequence(sequence(sequence(octets(sha256(own)), sequence(sequence(tagged(4, issuer)), serial)))),
    ),
  ]);
  const signature = await sign(der(set(attributes)));
  const token = stamp && parsed(await stamp(signature));

  const signer = sequence(
    integer(1),
    sequence(issuer, serial),
    algorithm(OID.sha256),
    asn1.create(Class.CONTEXT_SPECIFIC, 0, true, attributes),
    algorithm(OID.rsa),
    octets(signature),
    ...(token ? [asn1.create(Class.CONTEXT_SPECIFIC, 1, true, [attribute(OID.signatureTimestamp, token)])] : []),
  );
  const signed = sequence(
    integer(1),
    set([algorithm(OID.sha256)]),
    sequence(oid(OID.data)),
    asn1.create(Class.CONTEXT_SPECIFIC, 0, true, certificates.map(parsed)),
    set([signer]),
  );
  return der(sequence(oid(OID.signedData), tagged(0, signed)));
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
const parsed = (bytes: Buffer): forge.asn1.Asn1 => asn1.fromDer(bytes.toString('binary'));
const der = (node: forge.asn1.Asn1): Buffer => Buffer.from(asn1.toDer(node).getBytes(), 'binary');

const sequence = (...nodes: forge.asn1.Asn1[]): forge.asn1.Asn1 =>
  asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, nodes);
const set = (nodes: forge.asn1.Asn1[]): forge.asn1.Asn1 => asn1.create(Class.UNIVERSAL, Type.SET, true, nodes);
const tagged = (tag: number, node: forge.asn1.Asn1): forge.asn1.Asn1 =>
  asn1.create(Class.CONTEXT_SPECIFIC, tag, true, [node]);
const oid = (id: string): forge.asn1.Asn1 =>
  asn1.create(Class.UNIVERSAL, Type.OID, false, asn1.oidToDer(id).getBytes());
const octets = (bytes: Buffer): forge.asn1.Asn1 =>
  asn1.create(Class.UNIVERSAL, Type.OCTETSTRING, false, bytes.toString('binary'));
const integer = (value: number): forge.asn1.Asn1 =>
  asn1.create(Class.UNIVERSAL, Type.INTEGER, false, asn1.integerToDer(value).getBytes());
const algorithm = (id: string): forge.asn1.Asn1 =>
  sequence(oid(id), asn1.create(Class.UNIVERSAL, Type.NULL, false, ''));
const attribute = (id: string, value: forge.asn1.Asn1): forge.asn1.Asn1 => sequence(oid(id), set([value]));

/** DER wants the members of a set in the order of their bytes. */
function sortedSet(nodes: forge.asn1.Asn1[]): forge.asn1.Asn1[] {
  return nodes
    .map((node) => ({ node, bytes: der(node) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ node }) => node);
}

/**
 * Issuer and serial number as they stand in the certificate: TBSCertificate is [version], serial, algorithm, issuer, …
 */
function nameOf(certificate: Buffer): { issuer: forge.asn1.Asn1; serial: forge.asn1.Asn1 } {
  const [tbs] = childrenOf(parsed(certificate));
  const parts = tbs ? childrenOf(tbs) : [];
  const [serial, , issuer] = parts[0]?.tagClass === Class.CONTEXT_SPECIFIC ? parts.slice(1) : parts;
  if (!serial || !issuer) throw new Error('The signing certificate is no X.509 certificate');
  return { issuer, serial };
}

function childrenOf(node: forge.asn1.Asn1): forge.asn1.Asn1[] {
  return Array.isArray(node.value) ? node.value : [];
}
