import { createHash } from 'node:crypto';
import { refuseOthersSteps } from '../platform/database/migrate';
import { readBackupFile } from './backup-file';
import {
  BackupRefused,
  documentEntry,
  FORMAT_VERSION,
  HEADER,
  headerSchema,
  MANIFEST,
  manifestSchema,
  tableEntry,
  type BackupHeader,
  type BackupManifest,
} from './backup-format';

export interface CheckedBackup {
  readonly header: BackupHeader;
  readonly manifest: BackupManifest;
}

/** Reads the whole file once and holds every part against its hash, before anything is touched. */
export async function checkBackup(file: string, onProgress: (done: string) => void): Promise<CheckedBackup> {
  const damaged = (what: string): BackupRefused =>
    new BackupRefused(`${file} is damaged: ${what}. Nothing was changed. Take another backup.`);
  const tables = new Map<string, { hash: ReturnType<typeof createHash>; chunks: number }>();
  const keysHash = createHash('sha256');
  let first: { header: BackupHeader; sha256: string } | undefined;
  let manifest: BackupManifest | undefined;
  let documents = 0;
  let bytes = 0;
  for await (const { name, content, sha256 } of readBackupFile(file)) {
    if (manifest) throw damaged('something stands after its end');
    if (!first) {
      first = { header: readHeaderEntry(file, name, content), sha256 };
      continue;
    }
    const [folder, subject = ''] = name.split('/');
    if (folder === 'documents') {
      if (name !== documentEntry(sha256)) throw damaged(`the document ${subject.slice(0, 12)}… is not what it was`);
      keysHash.update(subject);
      documents += 1;
      bytes += content.length;
    } else if (folder === 'tables') {
      const table = tables.get(subject) ?? { hash: createHash('sha256'), chunks: 0 };
      table.chunks += 1;
      if (name !== tableEntry(subject, table.chunks)) throw damaged(`a part of the table ${subject} is missing`);
      tables.set(subject, { ...table, hash: table.hash.update(content) });
    } else if (name === MANIFEST) {
      manifest = parse(manifestSchema, content);
      if (!manifest) throw damaged('its list of contents cannot be read');
    }
    onProgress(`checking the file: ${documents} documents, ${tables.size} tables`);
  }
  if (!first) throw new BackupRefused(`${file} is no backup of this portal.`);
  if (!manifest) throw new BackupRefused(`${file} is cut off: its list of contents is missing. Nothing was changed.`);
  if (manifest.header !== first.sha256) throw damaged('its beginning is not what it was');
  const empty = createHash('sha256').digest('hex');
  for (const { name } of first.header.tables) {
    const found = tables.get(name)?.hash.digest('hex') ?? empty;
    if (manifest.tables[name]?.sha256 !== found) throw damaged(`the table ${name} is not what it was`);
  }
  if (
    manifest.documents.count !== documents ||
    manifest.documents.bytes !== bytes ||
    manifest.documents.sha256 !== keysHash.digest('hex')
  )
    throw damaged('a document is missing');
  return { header: first.header, manifest };
}

function readHeaderEntry(file: string, name: string, content: Buffer): BackupHeader {
  const header = name === HEADER ? parse(headerSchema, content) : undefined;
  if (!header) throw new BackupRefused(`${file} is no backup of this portal.`);
  if (header.version > FORMAT_VERSION)
    throw new BackupRefused(`${file} was written by a newer program, in a form that this one does not know.`);
  refuseOthersSteps(header.migrations, `The backup ${file}`);
  return header;
}

function parse<T>(schema: { safeParse(value: unknown): { data?: T } }, content: Buffer): T | undefined {
  try {
    return schema.safeParse(JSON.parse(content.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
