import { randomBytes } from 'node:crypto';
import { uploadProgressSchema } from '@registrar/domain/calls/uploads';
import { z } from 'zod';
import type { Options } from '../options';
import type { Row } from '../row';
import { anyAddress, APPLICATION, callerOf, filledDraft, type Caller } from './caller';
import { clientCredentials, filledPlace, startGateway } from './gateway-program';
import { kindsHere, type PlaceKind } from './place';

const AT_ONCE = 50;
const MEGABYTES = 5;
const LOOK_EVERY_MS = 50;
/** Nobody waits longer for their scan than they would look at a page. */
const SECONDS = 30;
const MORE_MEGABYTES = 200;
/** Where a document of a reservation goes that nothing else depends on. */
export const DOCUMENT_PLACE = 'TRADEMARK_PROOF';
const uploadAnswerSchema = z.object({ data: uploadProgressSchema });

/**
 * Fifty scans of five megabytes at the same moment, each into a filing of its own: how long the last one takes, and
 * what the gateway's process grows by.
 */
export async function measureUploads(options: Options): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of await kindsHere()) rows.push(...(await uploadsOn(options, kind)));
  return rows;
}

async function uploadsOn(options: Options, kind: PlaceKind): Promise<Row[]> {
  const place = await filledPlace(options, kind);
  const gateway = await startGateway(options, place);
  try {
    const applicant = await callerOf(gateway.url, clientCredentials(place), 'ram.applicant');
    const drafts: string[] = [];
    while (drafts.length < AT_ONCE) drafts.push((await filledDraft(applicant)).id);
    const seconds: number[] = [];
    const grown: number[] = [];
    for (let run = 0; run < options.runs; run++) {
      const before = gateway.memory();
      let most = before;
      const watch = setInterval(() => (most = Math.max(most, gateway.memory())), LOOK_EVERY_MS);
      const started = performance.now();
      await Promise.all(drafts.map((id) => upload(gateway.url, applicant, id, scan())));
      seconds.push((performance.now() - started) / 1000);
      clearInterval(watch);
      grown.push(most - before);
    }
    const note = `${AT_ONCE} files of ${MEGABYTES} MB at once, part by part, judged and stored`;
    return [
      {
        name: `gateway ${AT_ONCE} uploads of ${MEGABYTES} MB, ${kind}`,
        unit: 's',
        ours: seconds,
        bar: { kind: 'at most', limit: SECONDS },
        note,
      },
      {
        name: `gateway memory grown by ${AT_ONCE} uploads, ${kind}`,
        unit: 'MB',
        ours: grown,
        bar: { kind: 'at most', limit: MORE_MEGABYTES },
        note,
      },
    ];
  } finally {
    await gateway.stop();
    await place.drop();
  }
}

/** A PDF that no other one equals, filled up to just so many bytes. */
export function scan(bytes = MEGABYTES << 20): Buffer {
  const head = Buffer.from(
    '%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj\n3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >> endobj\n4 0 obj << /Length 5 0 R >>\nstream\n',
  );
  const tail = Buffer.from('\nendstream endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');
  return Buffer.concat([head, Buffer.from(randomBytes(bytes / 2 - 300).toString('hex')), tail]);
}

async function upload(url: string, applicant: Caller, applicationId: string, content: Buffer): Promise<void> {
  await applicant.call('POST', `${APPLICATION}/${applicationId}/document`, {
    requirementKey: DOCUMENT_PLACE,
    uploadId: await sendParts(url, applicant, content),
  });
}

/** Part by part, as the browser does it; answers the upload that a later call names. */
export async function sendParts(url: string, { session, call }: Caller, content: Buffer): Promise<string> {
  let progress = uploadProgressSchema.parse(
    await call('POST', 'external/api/upload', { name: 'scan.pdf', size: content.length }),
  );
  while (progress.received < progress.size) {
    const form = new FormData();
    form.append(
      'part',
      new Blob([new Uint8Array(content.subarray(progress.received, progress.received + progress.partBytes))]),
      'part',
    );
    const answer = await fetch(`${url}/external/api/upload/${progress.id}/${progress.received}`, {
      method: 'PUT',
      body: form,
      headers: { authorization: `Bearer ${session.access_token}`, ...anyAddress() },
    });
    if (!answer.ok) throw new Error(`A part was answered ${answer.status}: ${await answer.text()}`);
    progress = uploadAnswerSchema.parse(await answer.json()).data;
  }
  return progress.id;
}
