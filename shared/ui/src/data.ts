/** Tables, dates in two calendars, uploads, trees: fetched when the first page asks for them. */
export * from './data-parts';

export { ListPage, type ListPageProps } from './pages/list-page';
export { BsAdDateField } from './dates/bs-ad-date-field';
export { FileUpload } from './upload/file-upload';
export { useFileUpload } from './upload/use-file-upload';
export { UploadRefusal, type Upload, type UploadedFile, type UploadTask } from './upload/use-upload';
export { checkFile, type FileObjection, type FileRules } from './upload/file-rules';
