/** Tables, dates in two calendars, uploads, trees: fetched when the first page asks for them. */
export * from './data-parts';

export { ListPage, type ListPageProps } from './base/pages/list-page';
export { BsAdDateField } from './base/dates/bs-ad-date-field';
export { FileUpload } from './base/upload/file-upload';
export { useFileUpload } from './base/upload/use-file-upload';
export { UploadRefusal, type Upload, type UploadedFile, type UploadTask } from './base/upload/use-upload';
export { checkFile, type FileObjection, type FileRules } from './base/upload/file-rules';
