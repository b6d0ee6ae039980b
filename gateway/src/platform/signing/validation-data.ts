import { X509Certificate } from 'node:crypto';
import type { Platform } from '../platform';
import { bytesOf } from './timestamp-authority';

const pki = () => import('pkijs');

const CRL_POINTS = '2.5.29.31';
const ANSWER_MS = 15_000;
/** Lists of revoked certificates of large authorities have some megabytes. */
const LARGEST_LIST = 8 << 20;
/** A list that names no next one is asked for again after this. */
const USUAL_MS = 3600_000;

/** What a reader needs years later to judge a signature without asking anybody. */
export interface ValidationData {
  /** DER, each once. */
  readonly certificates: readonly Buffer[];
  /** DER of lists of revoked certificates. */
  readonly revocations: readonly Buffer[];
  /** Whether every certificate that names a list has one here, and the signer's own is among them. */
  readonly complete: boolean;
}

interface KeptList {
  readonly der: Buffer;
  readonly until: number;
}

/** Gathers certificates and the lists that their authorities publish; a list is kept until its next one. */
export class ValidationSource {
  readonly #log: Platform['log'] | null;
  readonly #lists = new Map<string, KeptList>();

  constructor(log: Platform['log'] | null) {
    this.#log = log;
  }

  /** `chains`: DER, the one that signs first. A list that cannot be had is logged and left out. */
  async of(chains: readonly (readonly Buffer[])[], now: Date): Promise<ValidationData> {
    const certificates = uniqueOf(chains.flat());
    const revocations: Buffer[] = [];
    let complete = true;
    for (const certificate of certificates) {
      if (isRoot(certificate)) continue;
      const [address] = await listsOf(certificate);
      const list = address === undefined ? undefined : await this.#read(address, now);
      if (list) revocations.push(list);
      else complete = false;
    }
    return { certificates, revocations: uniqueOf(revocations), complete };
  }

  async #read(address: string, now: Date): Promise<Buffer | undefined> {
    const kept = this.#lists.get(address);
    if (kept && kept.until > now.getTime()) return kept.der;
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'error' });
      if (!response.ok) throw new Error(`answered ${response.status}`);
      const der = Buffer.from(await response.arrayBuffer());
      if (der.length > LARGEST_LIST) throw new Error('too large');
      const { CertificateRevocationList } = await pki();
      const { nextUpdate } = CertificateRevocationList.fromBER(bytesOf(der));
      this.#lists.set(address, { der, until: nextUpdate?.value.getTime() ?? now.getTime() + USUAL_MS });
      return der;
    } catch (error) {
      this.#log?.warn({ err: error, address }, 'a list of revoked certificates could not be had');
      return undefined;
    }
  }
}

/** The certificates that a token brings with it, the authority's own among them. */
export async function certificatesIn(token: Buffer): Promise<Buffer[]> {
  const { Certificate, ContentInfo, SignedData } = await pki();
  const content: unknown = ContentInfo.fromBER(bytesOf(token)).content;
  const { certificates = [] } = new SignedData({ schema: content });
  return certificates.flatMap((one) => (one instanceof Certificate ? [Buffer.from(one.toSchema().toBER())] : []));
}

async function listsOf(certificate: Buffer): Promise<string[]> {
  const { Certificate, CRLDistributionPoints, GeneralName } = await pki();
  const { extensions } = Certificate.fromBER(bytesOf(certificate));
  const points: unknown = extensions?.find(({ extnID }) => extnID === CRL_POINTS)?.parsedValue;
  if (!(points instanceof CRLDistributionPoints)) return [];
  return points.distributionPoints.flatMap(({ distributionPoint }) =>
    Array.isArray(distributionPoint)
      ? distributionPoint.flatMap((name) => {
          const value: unknown = name instanceof GeneralName ? name.value : undefined;
          return typeof value === 'string' && /^https?:\/\//.test(value) ? [value] : [];
        })
      : [],
  );
}

function isRoot(certificate: Buffer): boolean {
  const { subject, issuer } = new X509Certificate(certificate);
  return subject === issuer;
}

const uniqueOf = (all: readonly Buffer[]): Buffer[] => [
  ...new Map(all.map((one) => [one.toString('base64'), one])).values(),
];
