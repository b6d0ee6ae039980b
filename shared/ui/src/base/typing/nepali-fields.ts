/** The fields with romanised typing; the words they know are a download of their own. */
export { NepaliInput, type NepaliInputProps } from './nepali-input';
export { NepaliTextArea, type NepaliTextAreaProps } from './nepali-text-area';
