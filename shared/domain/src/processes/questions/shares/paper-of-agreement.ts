import { document } from '../../definition/company-filing';
import type { DocumentRequirement } from '../../definition/document-requirement';
import type { FiledItem, FilingFrame } from '../../definition/filing-frame';
import { givesShares, isOfReserve, TRANSFERS_KEY } from './share-transfers';

/** A document of each agreement. */
export const ofAgreement = (
  key: string,
  ne: string,
  en: string,
  askedOf: NonNullable<DocumentRequirement['askedOf']> = () => true,
): DocumentRequirement => document(key, ne, en, { forEachOf: TRANSFERS_KEY, asked: givesShares, askedOf });

export const isSoldByHolder = (_item: FiledItem, frame: FilingFrame): boolean => !isOfReserve(frame);
