import type { FileRules } from './file-rules';

/** A phone's picture has less; a larger one would only fill the memory while it is drawn. */
export const LARGEST_PICTURE_BYTES = 60 * 1024 * 1024;

/** The longest side and the quality of each try: a page of A4 stays readable down to the last. */
const TRIES = [
  { side: 3000, quality: 0.85 },
  { side: 2400, quality: 0.75 },
  { side: 2000, quality: 0.65 },
  { side: 1600, quality: 0.55 },
] as const;

const isPicture = (name: string): boolean => /\.(jpe?g|png)$/i.test(name);

/** A picture over the limit can be made smaller here, where a picture may be a JPEG at all. */
export function canShrink(file: { readonly name: string; readonly size: number }, { extensions }: FileRules): boolean {
  return (
    isPicture(file.name) &&
    file.size <= LARGEST_PICTURE_BYTES &&
    (extensions.includes('jpg') || extensions.includes('jpeg'))
  );
}

/**
 * Makes a picture so small that it may be sent; undefined where that does not succeed. The library comes with the first
 * such picture.
 */
export async function shrinkPicture(file: File, { maxBytes }: FileRules): Promise<File | undefined> {
  const { default: Compressor } = await import('compressorjs');
  for (const { side, quality } of TRIES) {
    const smaller = await new Promise<Blob | undefined>((resolve) => {
      // by its first bytes it may be no picture at all: then the gateway says so, or its size does
      void new Compressor(file, {
        maxWidth: side,
        maxHeight: side,
        quality,
        mimeType: 'image/jpeg',
        retainExif: false,
        success: resolve,
        error: () => resolve(undefined),
      });
    });
    if (smaller === undefined) return undefined;
    if (smaller.size <= maxBytes)
      return new File([smaller], file.name.replace(/\.[^.]+$/, '.jpg'), {
        type: 'image/jpeg',
        lastModified: file.lastModified,
      });
  }
  return undefined;
}
