export interface FileRules {
  /** Extensions without the dot, e.g. ['pdf', 'jpg']. */
  readonly extensions: readonly string[];
  readonly maxBytes: number;
}

export type FileObjection = 'wrongType' | 'tooLarge' | 'empty';

/** What can be told without opening the file; the gateway looks inside. */
export function checkFile(
  file: { readonly name: string; readonly size: number },
  rules: FileRules,
): FileObjection | undefined {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!rules.extensions.includes(extension)) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > rules.maxBytes ? 'tooLarge' : undefined;
}

export const acceptOf = (rules: FileRules): string => rules.extensions.map((extension) => `.${extension}`).join(',');

export type SizeMessage = { readonly key: 'size.bytes' | 'size.kilobytes' | 'size.megabytes'; readonly value: number };

export function sizeMessage(bytes: number): SizeMessage {
  if (bytes < 1024) return { key: 'size.bytes', value: bytes };
  if (bytes < 1024 * 1024) return { key: 'size.kilobytes', value: Math.round(bytes / 1024) };
  return { key: 'size.megabytes', value: Math.round((bytes / 1024 / 1024) * 10) / 10 };
}
