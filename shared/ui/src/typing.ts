/**
 * Fields for Nepali with romanised typing; apart from the rest because the words they know are a download of their own.
 */
export { NepaliInput, type NepaliInputProps } from './typing/nepali-input';
export { NepaliTextArea, type NepaliTextAreaProps } from './typing/nepali-text-area';
