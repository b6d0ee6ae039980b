import { documentMediaTypeSchema, type FilingDocument } from '@registrar/domain/calls/documents';
import type { DocumentRow } from './standing-documents';

type Named = ReadonlyMap<string, { nameEnglish: string; nameNepali: string }>;

/** A document as lists show it, with whoever put it there by name. */
export function describeDocument(row: DocumentRow, people: Named): FilingDocument {
  const { nameEnglish, nameNepali } = people.get(row.uploaded_by) ?? { nameEnglish: '', nameNepali: '' };
  return {
    id: row.id,
    name: row.name,
    mediaType: documentMediaTypeSchema.parse(row.media_type),
    size: row.size,
    sha256: row.sha256,
    remark: row.remark,
    uploadedBy: { nameEnglish, nameNepali },
    uploadedAt: row.uploaded_at.toISOString(),
    version: row.version,
  };
}
