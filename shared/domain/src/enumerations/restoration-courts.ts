import { enumeration, type KeyOf } from './enumeration';

/** Courts whose order restores a company (section 137): the High Court of the province, on appeal the Supreme Court. */
export const restorationCourts = enumeration([
  ['SUPREME', 'सर्वोच्च अदालत', 'Supreme Court'],
  ['BIRATNAGAR', 'उच्च अदालत विराटनगर', 'High Court, Biratnagar'],
  ['JANAKPUR', 'उच्च अदालत जनकपुर', 'High Court, Janakpur'],
  ['PATAN', 'उच्च अदालत पाटन', 'High Court, Patan'],
  ['POKHARA', 'उच्च अदालत पोखरा', 'High Court, Pokhara'],
  ['TULSIPUR', 'उच्च अदालत तुलसीपुर', 'High Court, Tulsipur'],
  ['SURKHET', 'उच्च अदालत सुर्खेत', 'High Court, Surkhet'],
  ['DIPAYAL', 'उच्च अदालत दिपायल', 'High Court, Dipayal'],
]);
export type RestorationCourt = KeyOf<typeof restorationCourts>;

/** By the code of the office: its province has one High Court. The central office registers for every province. */
const OF_OFFICE: Readonly<Record<string, RestorationCourt>> = {
  BRT: 'BIRATNAGAR',
  JNK: 'JANAKPUR',
  HTD: 'PATAN',
  PKR: 'POKHARA',
  BTL: 'TULSIPUR',
  SKT: 'SURKHET',
  DHG: 'DIPAYAL',
};

/** The courts that order about the companies of an office. */
export function courtsOfOffice(officeCode: string): readonly RestorationCourt[] {
  const own = OF_OFFICE[officeCode];
  return own === undefined ? restorationCourts.keys : ['SUPREME', own];
}
