import { Readable } from 'node:stream';
import type { NoticeChannel, OpinionBody } from '@registrar/domain/enumerations';
import { dayInNepal } from '../../platform/clock';
import type { Actor } from '../../platform/actor';
import type { Platform } from '../../platform/platform';
import type { UnitOfWork } from '../../platform/unit-of-work';
import type { StoredDocument } from '../../documents/store-document';
import { answerOpinion, askOpinion, judgeOpinion } from '../../proceedings/opinions';
import { publishNotice, returnNotice } from '../../proceedings/publish-notice';

const LONGEST_PROOF = 100_000;

/** A page with nothing on it but what it is: the proof of every notice of the demonstration. */
export async function storeProof({ storage }: Pick<Platform, 'storage'>): Promise<StoredDocument> {
  const text = 'BT /F1 14 Tf 40 150 Td (Demonstration: proof of a notice) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = file.length;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  const stored = await storage.put(Readable.from([Buffer.from(file, 'latin1')]), LONGEST_PROOF);
  return { name: 'notice.pdf', mediaType: 'application/pdf', size: stored.size, sha256: stored.sha256 };
}

const versionOf = async ({ tx }: UnitOfWork, id: string): Promise<number> =>
  (await tx.selectFrom('proceeding').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version;

/** Acts of one officer in the proceedings, each on the day of the unit of work that it is given. */
export class OfficeActs {
  readonly #officer: Actor;
  readonly #file: StoredDocument;

  constructor(officer: Actor, proof: StoredDocument) {
    this.#officer = officer;
    this.#file = proof;
  }

  /** Gives its id. */
  async publish(unit: UnitOfWork, id: string, notice: string, channel: NoticeChannel, proof: string): Promise<string> {
    return publishNotice(
      unit,
      this.#officer,
      id,
      {
        version: await versionOf(unit, id),
        notice,
        channel,
        publishedOn: dayInNepal(unit.now),
        proof,
        file: this.#file,
      },
      'ne',
    );
  }

  async returned(unit: UnitOfWork, id: string, noticeId: string, reason: string): Promise<void> {
    const returnedOn = dayInNepal(unit.now);
    const request = { version: await versionOf(unit, id), returnedOn, reason };
    await returnNotice(unit, this.#officer, { proceedingId: id, noticeId }, request, 'ne');
  }

  /** Asked and answered on one day, and accepted as a consent. */
  async consentOf(unit: UnitOfWork, id: string, body: OpinionBody, question: string, answer: string): Promise<void> {
    const opinionId = await askOpinion(unit, this.#officer, id, { version: await versionOf(unit, id), body, question });
    const of = { proceedingId: id, opinionId };
    const answeredOn = dayInNepal(unit.now);
    await answerOpinion(unit, this.#officer, of, { version: await versionOf(unit, id), answeredOn, answer }, 'ne');
    await judgeOpinion(unit, this.#officer, of, {
      version: await versionOf(unit, id),
      status: 'APPROVED',
      reason: answer,
    });
  }

  async asks(unit: UnitOfWork, id: string, body: OpinionBody, question: string): Promise<void> {
    await askOpinion(unit, this.#officer, id, { version: await versionOf(unit, id), body, question });
  }
}
