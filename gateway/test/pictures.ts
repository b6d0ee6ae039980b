import { crc32, deflateSync } from 'node:zlib';

/**
 * A grey PNG of these sides, with `padding` bytes in a chunk that readers pass over; of `rows` other than its height it
 * is damaged.
 */
export function png(width: number, height: number, padding = 0, rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8); // eight bits of grey
  const points = Buffer.alloc((width + 1) * rows, 0x80);
  for (let y = 0; y < rows; y++) points[y * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...(padding > 0 ? [chunk('tEXt', Buffer.alloc(padding, 0x61))] : []),
    chunk('IDAT', deflateSync(points)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** The frame of a JPEG: its headers name these sides, its scan is empty. */
export function jpeg(width: number, height: number): Buffer {
  const application = Buffer.from('ffe000104a46494600010100000100010000', 'hex');
  const frame = Buffer.from('ffc0000b080000000001011100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    application,
    frame,
    Buffer.from('ffda0008010100003f00', 'hex'),
    Buffer.alloc(16),
    Buffer.from('ffd9', 'hex'),
  ]);
}
