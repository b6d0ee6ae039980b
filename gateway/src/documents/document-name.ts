import { DOCUMENT_NAME_MAXIMUM, type DocumentMediaType } from '@registrar/domain/calls/documents';
import type { FileExtension } from '@registrar/domain/enumerations/portal';

const ENDINGS: Readonly<Record<DocumentMediaType, readonly FileExtension[]>> = {
  'image/jpeg': ['JPG', 'JPEG'],
  'image/png': ['PNG'],
  'application/pdf': ['PDF'],
  'application/msword': ['DOC'],
};

export function isOfKind(mediaType: DocumentMediaType, extensions: readonly FileExtension[]): boolean {
  return ENDINGS[mediaType].some((ending) => extensions.includes(ending));
}

/** No folders, no signs that turn the writing round or cannot be seen, and the ending of what the file is. */
export function documentName(given: string | undefined, mediaType: DocumentMediaType): string {
  const own = (given ?? '').split(/[\\/]/).at(-1) ?? '';
  const clean = own
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}"<>|:*?]/gu, (sign) => (sign === '\u200c' || sign === '\u200d' ? sign : ''))
    .trim();
  const [first = 'PDF'] = ENDINGS[mediaType];
  const ending = /\.([^.]+)$/.exec(clean)?.[1] ?? '';
  const fits = ENDINGS[mediaType].some((known) => known === ending.toUpperCase());
  const stem = (ending && fits ? clean.slice(0, -ending.length - 1) : clean) || 'document';
  const suffix = (fits ? ending : first).toLowerCase();
  return `${[...stem].slice(0, DOCUMENT_NAME_MAXIMUM - suffix.length - 1).join('')}.${suffix}`;
}

/** RFC 6266: the name as it is, and one of plain letters for who cannot read it. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
