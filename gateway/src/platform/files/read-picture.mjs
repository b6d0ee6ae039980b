import { createInflate, crc32 } from 'node:zlib';

/**
 * A page of A3 scanned at 600 points an inch has 70 million. A picture of more only fills the memory of whoever opens
 * it.
 */
const MOST_POINTS = 72_000_000;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/**
 * Reads kind and size, and walks through the picture to its end: one that is cut off, or is larger than any scan, is
 * unreadable. Its points are counted as they are unpacked and not kept. What telephones write behind the end, such as a
 * film of the moment, no reader of pictures looks at, and neither do we; but a page behind it is no picture's.
 *
 * @param {Buffer} bytes
 * @returns {Promise<{ mediaType: 'image/png' | 'image/jpeg', width: number, height: number } | 'OTHER_KIND' |
 * 'UNREADABLE'>}
 */
export async function readPicture(bytes) {
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) {
    const size = sizeOfJpeg(bytes);
    return size && isPicture(size) ? { mediaType: 'image/jpeg', ...size } : 'UNREADABLE';
  }
  if (!bytes.subarray(0, PNG.length).equals(PNG)) return 'OTHER_KIND';
  const png = readPng(bytes);
  if (!png || !isPicture(png) || !(await hasAllPoints(png))) return 'UNREADABLE';
  return { mediaType: 'image/png', width: png.width, height: png.height };
}

/**
 * Something that a browser would run, if it were told that this is a page.
 * @param {Buffer} bytes
 * @param {number} end
 */
const isPageBehind = (bytes, end) => /<[!?a-z]/i.test(bytes.toString('latin1', end, end + 1024));

const isPicture = ({ width, height }) => width > 0 && height > 0 && width * height <= MOST_POINTS;

/**
 * Chunks of length, type, content and checksum; IHDR is the first, IEND the last (PNG specification, section 5).
 * @param {Buffer} bytes
 */
function readPng(bytes) {
  let header;
  const points = [];
  let offset = PNG.length;
  while (offset + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(offset);
    const type = bytes.toString('latin1', offset + 4, offset + 8);
    const next = offset + 12 + length;
    if (next > bytes.length) return null;
    const content = bytes.subarray(offset + 8, next - 4);
    // what has to be understood begins with a capital letter
    if (/^[A-Z]/.test(type) && crc32(bytes.subarray(offset + 4, next - 4)) !== bytes.readUInt32BE(next - 4))
      return null;
    if (offset === PNG.length) {
      if (type !== 'IHDR' || length !== 13) return null;
      header = {
        width: content.readUInt32BE(0),
        height: content.readUInt32BE(4),
        depth: content[8],
        colour: content[9],
        isInterlaced: content[12] === 1,
      };
    }
    if (type === 'IDAT') points.push(content);
    if (type === 'IEND') return isPageBehind(bytes, next) ? null : { ...header, points };
    offset = next;
  }
  return null;
}

/** Values of a point, by kind of colour (section 11.2.2). */
const CHANNELS = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** The seven passes of an interlaced picture: where each begins, and its steps. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];

/** Unpacks what is there, and no more than there may be. */
function hasAllPoints({ width, height, depth, colour, isInterlaced, points }) {
  const channels = CHANNELS[colour];
  if (channels === undefined || ![1, 2, 4, 8, 16].includes(depth)) return false;
  const sizeOf = (across, down) =>
    across <= 0 || down <= 0 ? 0 : (Math.ceil((across * channels * depth) / 8) + 1) * down;
  const expected = isInterlaced
    ? PASSES.reduce(
        (sum, [x, y, right, below]) => sum + sizeOf(Math.ceil((width - x) / right), Math.ceil((height - y) / below)),
        0,
      )
    : sizeOf(width, height);
  return new Promise((resolve) => {
    let found = 0;
    const inflate = createInflate({ chunkSize: 256 * 1024 });
    inflate.on('data', (chunk) => {
      found += chunk.length;
      if (found <= expected) return;
      inflate.destroy();
      resolve(false);
    });
    inflate.on('end', () => resolve(found === expected));
    inflate.on('error', () => resolve(false));
    for (const part of points) inflate.write(part);
    inflate.end();
  });
}

/** Frames that hold the size: SOF0 to SOF15 without the tables DHT, JPG and DAC (ITU-T T.81, table B.1). */
const isFrame = (marker) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const START_OF_SCAN = 0xda;
const END = 0xd9;
/** Within a scan: a byte of it that is 0xff, a restart, a fill byte. */
const isOfScan = (marker) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7) || marker === 0xff;

/** Segments of marker, length and content, and the scans between them, up to the end marker. @param {Buffer} bytes */
function sizeOfJpeg(bytes) {
  let [size, scans] = [null, 0];
  let offset = 2;
  while (offset + 2 <= bytes.length) {
    if (bytes.readUInt8(offset) !== 0xff) return null;
    const marker = bytes.readUInt8(offset + 1);
    if (marker === 0xff) {
      offset += 1; // a marker may be preceded by fill bytes
      continue;
    }
    // an end before the first scan is that of a picture without points
    if (marker === END) return scans > 0 && !isPageBehind(bytes, offset + 2) ? size : null;
    if (offset + 4 > bytes.length) return null;
    const length = bytes.readUInt16BE(offset + 2);
    if (length < 2 || offset + 2 + length > bytes.length) return null;
    if (isFrame(marker)) {
      if (length < 8) return null;
      size = { height: bytes.readUInt16BE(offset + 5), width: bytes.readUInt16BE(offset + 7) };
    }
    offset += 2 + length;
    if (marker === START_OF_SCAN) {
      scans += 1;
      offset = endOfScan(bytes, offset);
    }
  }
  return null;
}

/** Where the marker stands that ends a scan; behind the file where none does. @param {Buffer} bytes */
function endOfScan(bytes, from) {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1))
    if (!isOfScan(bytes[at + 1])) return at;
  return bytes.length;
}
