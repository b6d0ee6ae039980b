import { Readable } from 'node:stream';
import type { TestGateway } from '../harness';
import type { People } from './readers';

/** One kind of document that the gateway keeps or makes, and the call that sends one of it. */
export interface Kind {
  /** As its line of the table is called. */
  readonly name: string;
  /** The columns in which the key of its file may stand, `table.column`. */
  readonly columns?: readonly string[];
  /** As the API document has it, for example `GET /external/api/application/{id}/document/{documentId}`. */
  readonly call: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
}

/** The office in which the documents are made. */
export interface Desk {
  readonly gateway: TestGateway;
  readonly people: People;
  readonly companyId: string;
  readonly liquidation: string;
}

export interface Kept {
  readonly name: string;
  readonly media_type: string;
  readonly size: number;
  readonly sha256: string;
}

let files = 0;

/** A file in the storage that no other document has. */
export async function keep({ gateway }: Pick<Desk, 'gateway'>, name = 'scan.pdf'): Promise<Kept> {
  const content = Buffer.from(`%PDF-1.7\n% ${++files} ${name}\n%%EOF\n`);
  const { key } = await gateway.platform.storage.put(Readable.from([content]), content.length);
  return { name, media_type: 'application/pdf', size: content.length, sha256: key };
}
