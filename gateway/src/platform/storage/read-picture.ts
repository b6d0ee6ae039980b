/** What a picture is by its own bytes; its name and what the sender says of it count for nothing. */
export interface Picture {
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

export type PictureReading = Picture | 'OTHER_KIND' | 'UNREADABLE';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

export function mediaTypeOf(bytes: Buffer): Picture['mediaType'] | null {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  return bytes.subarray(0, JPEG.length).equals(JPEG) ? 'image/jpeg' : null;
}

/** Reads kind and size, and walks through the file to its end: one that is cut off, or goes on behind its end, is unreadable. */
export function readPicture(bytes: Buffer): PictureReading {
  const mediaType = mediaTypeOf(bytes);
  if (mediaType === null) return 'OTHER_KIND';
  const size = mediaType === 'image/png' ? sizeOfPng(bytes) : sizeOfJpeg(bytes);
  return size && size.width > 0 && size.height > 0 ? { mediaType, ...size } : 'UNREADABLE';
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Chunks of length, type, content and checksum; IHDR is the first, IEND the last (PNG specification, section 5). */
function sizeOfPng(bytes: Buffer): Size | null {
  let size: Size | null = null;
  let offset = PNG.length;
  while (offset + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(offset);
    const type = bytes.toString('latin1', offset + 4, offset + 8);
    const next = offset + 12 + length;
    if (next > bytes.length) return null;
    if (offset === PNG.length) {
      if (type !== 'IHDR' || length !== 13) return null;
      size = { width: bytes.readUInt32BE(offset + 8), height: bytes.readUInt32BE(offset + 12) };
    }
    if (type === 'IEND') return next === bytes.length ? size : null;
    offset = next;
  }
  return null;
}

/** Frames that hold the size: SOF0 to SOF15 without the tables DHT, JPG and DAC (ITU-T T.81, table B.1). */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const START_OF_SCAN = 0xda;

/** Segments of marker, length and content up to the scan, whose data runs to the end marker. */
function sizeOfJpeg(bytes: Buffer): Size | null {
  if (bytes.length < 4 || bytes.readUInt16BE(bytes.length - 2) !== 0xffd9) return null;
  let size: Size | null = null;
  let offset = 2;
  while (offset + 4 <= bytes.length) {
    if (bytes.readUInt8(offset) !== 0xff) return null;
    const marker = bytes.readUInt8(offset + 1);
    if (marker === 0xff) {
      offset += 1; // a marker may be preceded by fill bytes
      continue;
    }
    const length = bytes.readUInt16BE(offset + 2);
    if (length < 2 || offset + 2 + length > bytes.length) return null;
    if (isFrame(marker)) {
      if (length < 8) return null;
      size = { height: bytes.readUInt16BE(offset + 5), width: bytes.readUInt16BE(offset + 7) };
    }
    if (marker === START_OF_SCAN) return size;
    offset += 2 + length;
  }
  return null;
}
