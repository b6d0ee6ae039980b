import { LOGO_LARGEST_SIDE, LOGO_MAXIMUM_BYTES, LOGO_SMALLEST_SIDE } from '@registrar/domain/calls/profile';

export type PictureType = 'image/png' | 'image/jpeg';

/** A picture may be bigger before it is cropped; beyond this a phone would struggle with it. */
export const PICTURE_MAXIMUM_BYTES = 10 * LOGO_MAXIMUM_BYTES;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** What the file is by its first bytes; its name and what the browser guesses from it may say anything. */
export async function pictureType(file: Blob): Promise<PictureType | undefined> {
  const head = new Uint8Array(await file.slice(0, PNG.length).arrayBuffer());
  const beginsWith = (bytes: readonly number[]) => bytes.every((byte, index) => head[index] === byte);
  if (beginsWith(PNG)) return 'image/png';
  return beginsWith(JPEG) ? 'image/jpeg' : undefined;
}

export type PictureObjection = 'logo.empty' | 'logo.tooLarge' | 'logo.notPicture';

/** What stands against a chosen file before it is opened. */
export async function objectionTo(file: Blob): Promise<PictureObjection | undefined> {
  if (file.size === 0) return 'logo.empty';
  if (file.size > PICTURE_MAXIMUM_BYTES) return 'logo.tooLarge';
  return (await pictureType(file)) === undefined ? 'logo.notPicture' : undefined;
}

/** A part of a picture, in percent of its sides, as the cropper tells it. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** The chosen part in the picture's own pixels: a whole-pixel square that lies inside the picture. */
export function squareOf(part: Part, picture: { readonly width: number; readonly height: number }): Square {
  const side = Math.max(1, Math.min(Math.round((part.width / 100) * picture.width), picture.width, picture.height));
  const within = (start: number, length: number) =>
    Math.max(0, Math.min(Math.round((start / 100) * length), length - side));
  return { left: within(part.x, picture.width), top: within(part.y, picture.height), side };
}

/** The side a logo of this square gets: never more than the gateway takes, and never blown up beyond the least. */
export const logoSide = (square: Square): number =>
  Math.min(LOGO_LARGEST_SIDE / 2, Math.max(LOGO_SMALLEST_SIDE, square.side));

const toBlob = (canvas: HTMLCanvasElement, type: PictureType, quality?: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

/** Draws the square, and makes it lighter step by step until the gateway takes it; null where that does not succeed. */
export async function makeLogo(picture: HTMLImageElement, square: Square, type: PictureType): Promise<Blob | null> {
  for (let side = logoSide(square); side >= LOGO_SMALLEST_SIDE; side = Math.floor(side / 2)) {
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d');
    if (context === null) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, square.left, square.top, square.side, square.side, 0, 0, side, side);
    const blob = await toBlob(canvas, type, type === 'image/jpeg' ? 0.9 : undefined);
    if (blob !== null && blob.size <= LOGO_MAXIMUM_BYTES) return blob;
  }
  return null;
}
