/** What the office asked the reader for, and one of it. */
export const REQUESTED_DOCUMENTS = '/additional-requested-documents';
export const requestedDocumentAddress = (id: string): string => `${REQUESTED_DOCUMENTS}/${id}`;
/** The office's list of documents of the register that it asked for, and one of it. */
export const REUPLOADS = '/post-amendment/document-reuploads';
export const reuploadAddress = (id: string): string => `${REUPLOADS}/${id}`;
