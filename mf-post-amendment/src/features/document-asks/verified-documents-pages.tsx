import { useAccess } from '@registrar/runtime';
import { ShareFormPage } from '../document-shares/share-form-page';
import { SharesPage } from '../document-shares/shares-page';
import { AskFormPage } from './ask-form-page';
import { OwnAsksPage } from './own-asks-page';

/** The list of verified documents: an institution's own asks, or what a company shares and is asked for. */
export function VerifiedDocumentsPage() {
  return useAccess()('DOCUMENT_ASK') ? <OwnAsksPage /> : <SharesPage />;
}

/** Where an institution asks, and a representative shares. */
export function VerifiedDocumentFormPage() {
  return useAccess()('DOCUMENT_ASK') ? <AskFormPage /> : <ShareFormPage />;
}
