import { enumeration, type KeyOf } from './enumeration';

/** So many companies are proposed together at most. */
export const FORCED_BATCH_MAXIMUM = 100;

/** How far a company of a batch is; the batch goes on without those that are withdrawn or failed. */
export const forcedBatchStatuses = enumeration([
  ['HOLD', 'निर्णयको पर्खाइमा', 'Waits for the decision'],
  ['QUEUED', 'पालो पर्खँदै', 'In line'],
  ['PROCESSING', 'कारबाही खोलिँदै', 'Being opened'],
  ['WITHDRAWN', 'हटाइएको', 'Taken out'],
  ['COMPLETED', 'कारबाही र सूचना तयार', 'Opened, notice ready'],
  ['ERROR', 'हुन नसकेको', 'Failed'],
]);
export type ForcedBatchStatus = KeyOf<typeof forcedBatchStatuses>;

/** Why a company of a batch was left out. */
export const forcedBatchReasons = enumeration([
  ['TAKEN_OUT', 'दोस्रो व्यक्तिले हटाएको', 'Taken out by the second person'],
  ['GROUND_GONE', 'कम्पनीले विवरण पेश गरेको वा जरिबाना तिरेकाले आधार नरहेको', 'Filed or paid meanwhile: the ground is gone'],
  ['OTHER_STATUS', 'कम्पनी अब सक्रिय अवस्थामा नरहेको', 'The company is not active any more'],
  ['OTHER_OFFICE', 'कम्पनी अर्को कार्यालयमा सरेको', 'The company belongs to another office now'],
  ['NOT_APPROVED', 'प्रस्ताव स्वीकृत नभएको', 'The proposal was not approved'],
]);
export type ForcedBatchReason = KeyOf<typeof forcedBatchReasons>;

/** At which step it failed. */
export const forcedBatchSteps = enumeration([
  ['OPENING', 'कारबाही खोल्न सकिएन', 'The proceeding could not be opened'],
  ['LETTER', 'कारबाही खुल्यो, सूचनाको पत्र तयार हुन सकेन', 'The proceeding is open, its notice could not be made'],
]);
export type ForcedBatchStep = KeyOf<typeof forcedBatchSteps>;
