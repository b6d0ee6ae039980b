/**
 * Fields for Nepali with romanised typing; apart from the rest because the words they know are a download of their own.
 */
export * from './base/typing/nepali-fields';
