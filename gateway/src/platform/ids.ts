import { randomBytes } from 'node:crypto';

/** `nth`: which of the rows that are written at the same moment, 0 for the first. */
export type NewId = (at: Date, nth?: number) => string;

const LOW_BITS = 14;

/**
 * UUID version 7: sorts by the moment it was made, so that new rows land at the end of the index; those of one moment
 * sort as they were made, by a counter of 26 bits before the random ones (RFC 9562, section 6.2).
 */
export const uuidv7: NewId = (at, nth) => {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(at.getTime(), 0, 6);
  if (nth !== undefined) {
    bytes.writeUInt16BE((nth >>> LOW_BITS) & 0x0fff, 6);
    bytes.writeUInt16BE(nth & 0x3fff, 8);
  }
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};
