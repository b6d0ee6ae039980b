import { filingDocumentsSchema, type FilingDocuments } from '@registrar/domain/calls/documents';
import type { Caller } from './filings-kit';
import type { Answer } from './harness';
import { png } from './pictures';

export interface GivenDocument {
  readonly content?: Buffer;
  readonly name?: string;
  readonly language?: 'np' | 'en';
}

let shade = 0;

/** Puts a document into its place; without content it is a picture of its own. */
export function attach(
  by: Caller,
  applicationId: string,
  requirementKey: string,
  { content = png(64, 48, ++shade), name = 'scan.png', language = 'en' }: GivenDocument = {},
): Promise<Answer> {
  const form = new FormData();
  form.append('requirementKey', requirementKey);
  form.append('file', new Blob([new Uint8Array(content)]), name);
  return by.call('POST', `external/api/application/${applicationId}/document`, form, { 'accept-language': language });
}

/** The same, and the filing in the version that it makes: what was read before is not handed in any more. */
export async function withDocument<Filing extends { readonly id: string; readonly version: number }>(
  by: Caller,
  filing: Filing,
  requirementKey: string,
  document?: GivenDocument,
): Promise<Filing> {
  const { applicationVersion } = documentsOf(await attach(by, filing.id, requirementKey, document));
  return { ...filing, version: applicationVersion ?? filing.version };
}

export function documentsOf(answer: Answer): FilingDocuments {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body.message}`);
  return filingDocumentsSchema.parse(answer.body.data);
}

/** The id of the first document that is there. */
export function documentIdOf(answer: Answer): string {
  const document = documentsOf(answer).places.find((place) => place.document)?.document;
  if (!document) throw new Error('There is no document');
  return document.id;
}

/** The smallest PDF that a reader opens; `extra` is put among its objects. */
export function pdf(extra = ''): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj\n3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >> endobj\n${extra}\ntrailer << /Root 1 0 R >>\n%%EOF\n`,
    'latin1',
  );
}
