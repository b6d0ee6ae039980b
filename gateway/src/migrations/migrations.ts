import { platform } from './0001-platform';
import { accounts } from './0002-accounts';
import { notifications } from './0003-notifications';
import { lookups } from './0004-lookups';
import { register } from './0005-register';
import { names } from './0006-names';
import { filings } from './0007-filings';
import { peopleAndAccess } from './0008-people-and-access';
import { accountCare } from './0009-account-care';
import { oldSystem } from './0010-old-system';
import { representation } from './0011-representation';
import { delivery } from './0012-delivery';
import { staff } from './0013-staff';
import { deskAndDeadlines } from './0014-desk-and-deadlines';
import { letters } from './0015-letters';
import { nameEngine } from './0016-name-engine';
import { wordLists } from './0017-word-lists';
import { companySearch } from './0018-company-search';
import { filingDocuments } from './0019-filing-documents';
import { officersTools } from './0020-officers-tools';
import { nsicHeadings } from './0021-nsic-headings';
import { filedNameCheck } from './0025-filed-name-check';
import { nameCandidates } from './0030-name-candidates';
import { filingParts } from './0031-filing-parts';
import { registerEntries } from './0035-register-entries';
import { shareLedger } from './0036-share-ledger';
import { registrationNumbers } from './0037-registration-numbers';
import { issuedPapers } from './0040-issued-papers';
import { money } from './0043-money';
import { uploads } from './0044-uploads';
import { migratedDocuments } from './0045-migrated-documents';
import { directorPhone } from './0049-director-phone';
import { oldFocalPersons } from './0050-old-focal-persons';
import { payableSubjects } from './0051-payable-subjects';
import { fineDues } from './0052-fine-dues';
import { cardPayments } from './0054-card-payments';
import { receiptsAndRefunds } from './0056-receipts-and-refunds';
import { oldPayments } from './0057-old-payments';
import { scheduleProposals } from './0058-schedule-proposals';
import { lawInNepali } from './0063-law-in-nepali';
import { callers } from './0072-callers';
import { auditHeads } from './0073-audit-heads';
import { migrationChecksums } from './0081-migration-checksums';
import { refundRequests } from './0087-refund-requests';
import { oldClaimBrowsers } from './0088-old-claim-browsers';
import { formerPlaceNames } from './0089-former-place-names';
import { savedRemarkWording } from './0090-saved-remark-wording';
import { citationsInOneForm } from './0091-citations-in-one-form';
import { filingsOfACompany } from './0092-filings-of-a-company';
import { entriesBegunFromTheRegister } from './0093-entries-begun-from-the-register';
import { dayItHappened } from './0094-day-it-happened';
import { companyOrders } from './0095-company-orders';
import { foreignServiceTerms } from './0096-foreign-service-terms';
import { notesOfTheRegister } from './0098-notes-of-the-register';
import { kindsOfPapers } from './0099-kinds-of-papers';
import { entriesOfFormerChangesOfName } from './0102-entries-of-former-changes-of-name';
import { meetingsOfResolutions } from './0103-meetings-of-resolutions';
import { generalInformationClosed } from './0104-general-information-closed';
import { declarations } from './0105-declarations';
import { checklists } from './0106-checklists';
import { collectedPapers } from './0107-collected-papers';
import { configurationInOneTable } from './0108-configuration-in-one-table';
import { committee } from './0109-committee';
import { automaticApprovals } from './0110-automatic-approvals';
import { changesOfRepresentatives } from './0113-changes-of-representatives';
import { auditorsAndDisclosures } from './0114-auditors-and-disclosures';
import { callsForExplanation } from './0115-calls-for-explanation';
import { registerExtracts } from './0117-register-extracts';
import { lettersOfCalls } from './0130-letters-of-calls';
import { finesInFilings } from './0140-fines-in-filings';
import { automaticAnnualReports } from './0141-automatic-annual-reports';
import { jointInvoices } from './0153-joint-invoices';
import { titlesOfAnnualReports } from './0154-titles-of-annual-reports';
import { peakMode } from './0156-peak-mode';
import { returnsWithAClosing } from './0157-returns-with-a-closing';
import { indexesOfReports } from './0158-indexes-of-reports';
import { peakEndedOnItsDay } from './0159-peak-ended-on-its-day';
import { indexesOfLists } from './0160-indexes-of-lists';
import { indexesOfOwn } from './0161-indexes-of-own';
import { referenceData } from './0170-reference-data';
import { placesAreReferenceData } from './0171-places-are-reference-data';
import { numbersAsCompared } from './0172-numbers-as-compared';
import { samplesOfAutomaticApproval } from './0173-samples-of-automatic-approval';
import { uploadsAreTakenOnce } from './0174-uploads-are-taken-once';
import { headsOfUnknownSigners } from './0175-heads-of-unknown-signers';
import { removalsAreToldFirst } from './0176-removals-are-told-first';
import { secondFactors } from './0177-second-factors';
import { accessLog } from './0180-access-log';
import { timestampsOfHeads } from './0181-timestamps-of-heads';
import { nameOverrides } from './0182-name-overrides';
import { companiesOfAFiling } from './0183-companies-of-a-filing';
import { linksWithoutAccount } from './0187-links-without-account';
import { disclosuresByOneLink } from './0188-disclosures-by-one-link';
import { invitationsByOneLink } from './0189-invitations-by-one-link';
import { proposals } from './0190-proposals';
import { proceedings } from './0192-proceedings';
import { signaturesOfFilings } from './0196-signatures-of-filings';
import { conductOfProceedings } from './0199-conduct-of-proceedings';
import { ownersOfLetters } from './0202-owners-of-letters';
import { ownersOfInvoices } from './0203-owners-of-invoices';
import { requests } from './0205-requests';
import { ordersByTwoPersons } from './0209-orders-by-two-persons';
import { ordersInTheRegister } from './0210-orders-in-the-register';
import { lettersOfNamedCompanies } from './0211-letters-of-named-companies';
import { typesOfRanges } from './0213-types-of-ranges';
import { shareCertificates } from './0230-share-certificates';
import { mergers } from './0243-mergers';
import { holdingsOfCompanies } from './0244-holdings-of-companies';
import { mergerCommittee } from './0248-merger-committee';
import { ordersOnShares } from './0250-orders-on-shares';
import { taxVouchers } from './0251-tax-vouchers';
import { heirAdmissions } from './0252-heir-admissions';
import { deceasedHoldersOfFilings } from './0253-deceased-holders-of-filings';
import { openedByFiling } from './0254-opened-by-filing';
import { claimsWithoutAccount } from './0260-claims-without-account';
import { proceedingOrders } from './0265-proceeding-orders';
import { forcedServices } from './0270-forced-services';
import { forcedOpenings } from './0271-forced-openings';
import { restorations } from './0277-restorations';
import { papersOfProceedings } from './0278-papers-of-proceedings';
import { liquidators } from './0280-liquidators';
import { liquidatorAccounts } from './0281-liquidator-accounts';
import { liquidatorClaims } from './0282-liquidator-claims';
import { forcedBatches } from './0284-forced-batches';
import { moreTime } from './0285-more-time';
import { openDataExports } from './0290-open-data';
import { opinionsOfBodies } from './0291-opinions-of-bodies';
import { noticeFollowers } from './0293-notice-followers';
import { moreTimeThatWaits } from './0294-more-time-that-waits';
import { objectionsHeardAgain } from './0295-objections-heard-again';
import { copies } from './0300-copies';
import { grievances } from './0303-grievances';
import { oneCorrectionOfAFiling } from './0306-one-correction-of-a-filing';
import { documentReuploads } from './0309-document-reuploads';
import { documentShares } from './0310-document-shares';
import { statusByCode } from './0312-status-by-code';
import { publications } from './0315-publications';
import { publicationWebhooks } from './0316-publication-webhooks';
import { followedCompanies } from './0317-followed-companies';
import { gazettes } from './0318-gazettes';
import { fineWaivers } from './0330-fine-waivers';
import { copiesWithoutAccount } from './0325-copies-without-account';
import { signingByOfficers } from './0340-signing-by-officers';
import { levelsOfSignatures } from './0341-levels-of-signatures';
import { filingsBegunByTheOffice } from './0346-filings-begun-by-the-office';
import { institutions } from './0350-institutions';
import { lapsedAsks } from './0351-lapsed-asks';
import { objectiveWords } from './0352-objective-words';
import { followersOfCompaniesByMail } from './0335-followers-of-companies-by-mail';
import { companyLocks } from './0336-company-locks';
import { reportsOfFilings } from './0337-reports-of-filings';

/** Every step the database has taken, in order. A step that has been released is never edited: add the next one. */
export const migrations: Readonly<Record<string, string>> = {
  '0001-platform': platform,
  '0002-accounts': accounts,
  '0003-notifications': notifications,
  '0004-lookups': lookups,
  '0005-register': register,
  '0006-names': names,
  '0007-filings': filings,
  '0008-people-and-access': peopleAndAccess,
  '0009-account-care': accountCare,
  '0010-old-system': oldSystem,
  '0011-representation': representation,
  '0012-delivery': delivery,
  '0013-staff': staff,
  '0014-desk-and-deadlines': deskAndDeadlines,
  '0015-letters': letters,
  '0016-name-engine': nameEngine,
  '0017-word-lists': wordLists,
  '0018-company-search': companySearch,
  '0019-filing-documents': filingDocuments,
  '0020-officers-tools': officersTools,
  '0021-nsic-headings': nsicHeadings,
  '0025-filed-name-check': filedNameCheck,
  '0030-name-candidates': nameCandidates,
  '0031-filing-parts': filingParts,
  '0035-register-entries': registerEntries,
  '0036-share-ledger': shareLedger,
  '0037-registration-numbers': registrationNumbers,
  '0040-issued-papers': issuedPapers,
  '0043-money': money,
  '0044-uploads': uploads,
  '0045-migrated-documents': migratedDocuments,
  '0049-director-phone': directorPhone,
  '0050-old-focal-persons': oldFocalPersons,
  '0051-payable-subjects': payableSubjects,
  '0052-fine-dues': fineDues,
  '0054-card-payments': cardPayments,
  '0056-receipts-and-refunds': receiptsAndRefunds,
  '0057-old-payments': oldPayments,
  '0058-schedule-proposals': scheduleProposals,
  '0063-law-in-nepali': lawInNepali,
  '0072-callers': callers,
  '0073-audit-heads': auditHeads,
  '0081-migration-checksums': migrationChecksums,
  '0087-refund-requests': refundRequests,
  '0088-old-claim-browsers': oldClaimBrowsers,
  '0089-former-place-names': formerPlaceNames,
  '0090-saved-remark-wording': savedRemarkWording,
  '0091-citations-in-one-form': citationsInOneForm,
  '0092-filings-of-a-company': filingsOfACompany,
  '0093-entries-begun-from-the-register': entriesBegunFromTheRegister,
  '0094-day-it-happened': dayItHappened,
  '0095-company-orders': companyOrders,
  '0096-foreign-service-terms': foreignServiceTerms,
  '0098-notes-of-the-register': notesOfTheRegister,
  '0099-kinds-of-papers': kindsOfPapers,
  '0102-entries-of-former-changes-of-name': entriesOfFormerChangesOfName,
  '0103-meetings-of-resolutions': meetingsOfResolutions,
  '0104-general-information-closed': generalInformationClosed,
  '0105-declarations': declarations,
  '0106-checklists': checklists,
  '0107-collected-papers': collectedPapers,
  '0108-configuration-in-one-table': configurationInOneTable,
  '0109-committee': committee,
  '0110-automatic-approvals': automaticApprovals,
  '0113-changes-of-representatives': changesOfRepresentatives,
  '0114-auditors-and-disclosures': auditorsAndDisclosures,
  '0115-calls-for-explanation': callsForExplanation,
  '0117-register-extracts': registerExtracts,
  '0130-letters-of-calls': lettersOfCalls,
  '0140-fines-in-filings': finesInFilings,
  '0141-automatic-annual-reports': automaticAnnualReports,
  '0153-joint-invoices': jointInvoices,
  '0154-titles-of-annual-reports': titlesOfAnnualReports,
  '0156-peak-mode': peakMode,
  '0157-returns-with-a-closing': returnsWithAClosing,
  '0158-indexes-of-reports': indexesOfReports,
  '0159-peak-ended-on-its-day': peakEndedOnItsDay,
  '0160-indexes-of-lists': indexesOfLists,
  '0161-indexes-of-own': indexesOfOwn,
  '0170-reference-data': referenceData,
  '0171-places-are-reference-data': placesAreReferenceData,
  '0172-numbers-as-compared': numbersAsCompared,
  '0173-samples-of-automatic-approval': samplesOfAutomaticApproval,
  '0174-uploads-are-taken-once': uploadsAreTakenOnce,
  '0175-heads-of-unknown-signers': headsOfUnknownSigners,
  '0176-removals-are-told-first': removalsAreToldFirst,
  '0177-second-factors': secondFactors,
  '0180-access-log': accessLog,
  '0181-timestamps-of-heads': timestampsOfHeads,
  '0182-name-overrides': nameOverrides,
  '0183-companies-of-a-filing': companiesOfAFiling,
  '0187-links-without-account': linksWithoutAccount,
  '0188-disclosures-by-one-link': disclosuresByOneLink,
  '0189-invitations-by-one-link': invitationsByOneLink,
  '0190-proposals': proposals,
  '0192-proceedings': proceedings,
  '0196-signatures-of-filings': signaturesOfFilings,
  '0199-conduct-of-proceedings': conductOfProceedings,
  '0202-owners-of-letters': ownersOfLetters,
  '0203-owners-of-invoices': ownersOfInvoices,
  '0205-requests': requests,
  '0209-orders-by-two-persons': ordersByTwoPersons,
  '0210-orders-in-the-register': ordersInTheRegister,
  '0211-letters-of-named-companies': lettersOfNamedCompanies,
  '0213-types-of-ranges': typesOfRanges,
  '0230-share-certificates': shareCertificates,
  '0243-mergers': mergers,
  '0244-holdings-of-companies': holdingsOfCompanies,
  '0248-merger-committee': mergerCommittee,
  '0250-orders-on-shares': ordersOnShares,
  '0251-tax-vouchers': taxVouchers,
  '0252-heir-admissions': heirAdmissions,
  '0253-deceased-holders-of-filings': deceasedHoldersOfFilings,
  '0254-opened-by-filing': openedByFiling,
  '0260-claims-without-account': claimsWithoutAccount,
  '0265-proceeding-orders': proceedingOrders,
  '0270-forced-services': forcedServices,
  '0271-forced-openings': forcedOpenings,
  '0277-restorations': restorations,
  '0278-papers-of-proceedings': papersOfProceedings,
  '0280-liquidators': liquidators,
  '0281-liquidator-accounts': liquidatorAccounts,
  '0282-liquidator-claims': liquidatorClaims,
  '0284-forced-batches': forcedBatches,
  '0285-more-time': moreTime,
  '0290-open-data': openDataExports,
  '0291-opinions-of-bodies': opinionsOfBodies,
  '0293-notice-followers': noticeFollowers,
  '0294-more-time-that-waits': moreTimeThatWaits,
  '0295-objections-heard-again': objectionsHeardAgain,
  '0300-copies': copies,
  '0303-grievances': grievances,
  '0306-one-correction-of-a-filing': oneCorrectionOfAFiling,
  '0309-document-reuploads': documentReuploads,
  '0310-document-shares': documentShares,
  '0312-status-by-code': statusByCode,
  '0315-publications': publications,
  '0316-publication-webhooks': publicationWebhooks,
  '0317-followed-companies': followedCompanies,
  '0318-gazettes': gazettes,
  '0325-copies-without-account': copiesWithoutAccount,
  '0330-fine-waivers': fineWaivers,
  '0335-followers-of-companies-by-mail': followersOfCompaniesByMail,
  '0336-company-locks': companyLocks,
  '0337-reports-of-filings': reportsOfFilings,
  '0340-signing-by-officers': signingByOfficers,
  '0341-levels-of-signatures': levelsOfSignatures,
  '0346-filings-begun-by-the-office': filingsBegunByTheOffice,
  '0350-institutions': institutions,
  '0351-lapsed-asks': lapsedAsks,
  '0352-objective-words': objectiveWords,
};
