import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { may, roles, type Permission, type Role } from '@registrar/domain/permissions';
import { filingActions } from '@registrar/domain/transitions';
import { z } from 'zod';
import { documentIdOf, withDocument } from './documents-kit';
import { act, APPLICATION, callerOf, detailOf, filledDraft, take, type Caller } from './filings-kit';
import { startTestGateway, type TestGateway } from './harness';
import { voucherBody } from './money-kit';

/**
 * Who may make each call. A call of the gateway that is not here fails the test: its access has to be thought about.
 */
const ACCESS: Readonly<Record<string, 'public' | 'signed-in' | Permission>> = {
  'POST /auth/api/ocr-login': 'public',
  'GET /auth/api/captcha': 'public',
  'POST /auth/api/user/external': 'public',
  'POST /auth/api/otp-verify': 'public',
  'POST /auth/api/otp-verify/re-send-otp': 'public',
  'POST /auth/api/otp-verify/forget-password': 'public',
  'POST /auth/api/user/reset-password': 'public',
  'POST /auth/api/user/forgot-password': 'public',
  'POST /auth/api/user/change-password': 'public', // asks for a session or a ticket itself
  'GET /auth/api/password-validator-settings': 'public',
  'GET /auth/api/otp-terms': 'public',
  'POST /auth/api/user/recover-username': 'public',
  'GET /auth/api/user/profile': 'signed-in',
  'PUT /auth/api/user/profile': 'signed-in',
  'POST /auth/api/user/profile/contact': 'signed-in',
  'POST /auth/api/user/profile/contact/confirm': 'signed-in',
  'POST /auth/api/second-factor/ways': 'public',
  'POST /auth/api/second-factor/login': 'public',
  'GET /auth/api/user/second-factor': 'signed-in',
  'POST /auth/api/user/second-factor/ways': 'signed-in',
  'POST /auth/api/user/second-factor/prove': 'signed-in',
  'POST /auth/api/user/second-factor/totp': 'signed-in',
  'POST /auth/api/user/second-factor/totp/confirm': 'signed-in',
  'POST /auth/api/user/second-factor/passkey': 'signed-in',
  'POST /auth/api/user/second-factor/passkey/confirm': 'signed-in',
  'POST /auth/api/user/second-factor/recovery-codes': 'signed-in',
  'POST /auth/api/user/second-factor/{id}/remove': 'signed-in',
  'GET /auth/api/user/session': 'signed-in',
  'DELETE /auth/api/user/session': 'signed-in',
  'DELETE /auth/api/user/session/{id}': 'signed-in',
  'GET /external/api/company-email': 'signed-in',
  'POST /external/api/company-email/otp': 'signed-in',
  'POST /external/api/company-email/verify': 'signed-in',
  'POST /external/api/company-email/confirm': 'signed-in',
  'GET /external/api/company/{id}/logo': 'public',
  'POST /external/api/company/{id}/logo': 'signed-in',
  'POST /external/api/generate-otp': 'public',
  'GET /external/api/office/minimal-detail': 'public',
  'GET /external/api/portal-notice': 'public',
  'POST /external/api/waiting-place': 'FILE_OWN',
  'DELETE /external/api/waiting-place': 'FILE_OWN',
  'POST /external/api/name/check': 'public',
  'GET /external/api/company/search': 'public',
  'GET /external/api/company/card/{id}': 'public',
  'GET /external/api/company/{id}/record': 'public',
  'GET /external/api/company/{id}/history': 'public',
  'GET /external/api/company/{id}/comparison': 'public',
  'GET /external/api/company/{id}/ownership': 'public',
  'GET /external/api/company/{id}/shareholder': 'signed-in', // who speaks or acts for the company, and its office
  'GET /external/api/company/{id}/shareholder/csv': 'signed-in',
  'POST /external/api/company/{id}/shareholder/extract': 'signed-in',
  'GET /external/api/company/{id}/full-record': 'signed-in',
  'GET /external/api/company/{id}/entry': 'signed-in',
  'POST /external/api/company/{id}/record/extract': 'signed-in',
  'GET /external/api/company/{companyId}/access-log': 'REPRESENT',
  'GET /external/api/company/{companyId}/standing': 'signed-in',
  'GET /external/api/company/{companyId}/conversion': 'signed-in',
  'GET /external/api/application/{id}/process': 'signed-in', // whoever sees the filing
  'GET /external/api/application/{id}/entry': 'signed-in', // whoever sees the filing
  'GET /external/api/application/{id}/begun': 'signed-in', // whoever sees the filing
  'GET /external/api/application/{id}/settlement-136ka': 'signed-in', // whoever sees the filing
  // the company's people, its office, and who reads everything
  'GET /external/api/company/{companyId}/annual-report': 'signed-in',
  'GET /external/api/company/{companyId}/annual-report/figures': 'signed-in', // the same readers
  'GET /external/api/company/{companyId}/annual-report/record/{year}': 'signed-in', // the same readers
  'GET /external/api/annual-report/not-filed': 'READ_APPLICATION_LISTS',
  'GET /external/api/annual-report/not-filed/csv': 'READ_APPLICATION_LISTS',
  'GET /external/api/explanation-call': 'READ_APPLICATION_LISTS',
  'POST /external/api/explanation-call': 'CALL_FOR_EXPLANATION',
  'GET /external/api/explanation-call/{id}': 'signed-in', // the company's people, its office, and who reads everything
  'POST /external/api/explanation-call/{id}/extension': 'CALL_FOR_EXPLANATION',
  'POST /external/api/explanation-call/{id}/decision': 'CALL_FOR_EXPLANATION',
  'GET /external/api/company/{companyId}/explanation-call': 'signed-in', // the same readers
  'GET /external/api/own-proceeding': 'signed-in',
  'GET /external/api/own-proceeding/{id}': 'signed-in',
  'POST /external/api/own-proceeding/{id}/withdrawal': 'FILE_OWN',
  'GET /external/api/own-proceeding/{id}/more-time': 'signed-in',
  'POST /external/api/own-proceeding/{id}/more-time': 'FILE_OWN',
  'GET /external/api/proceeding/{id}/more-time': 'READ_APPLICATION_LISTS',
  'POST /external/api/proceeding/{id}/more-time/{requestId}/decision': 'CONDUCT_PROCEEDING',
  'GET /external/api/proceeding': 'READ_APPLICATION_LISTS',
  'GET /external/api/proceeding/{id}': 'READ_APPLICATION_LISTS',
  'POST /external/api/proceeding/{id}/notice': 'CONDUCT_PROCEEDING',
  'GET /external/api/proceeding/{id}/notice/{noticeId}/proof': 'READ_APPLICATION_LISTS',
  'POST /external/api/proceeding/{id}/notice/{noticeId}/return': 'CONDUCT_PROCEEDING',
  'POST /external/api/proceeding/{id}/claim/{claimId}/judgement': 'CONDUCT_PROCEEDING',
  'GET /external/api/proceeding/{id}/claim/{claimId}/evidence/{evidenceId}': 'READ_APPLICATION_LISTS',
  'POST /external/api/proceeding/{id}/opinion': 'CONDUCT_PROCEEDING',
  'POST /external/api/proceeding/{id}/opinion/{opinionId}/link': 'CONDUCT_PROCEEDING',
  'GET /external/api/proceeding/{id}/opinion/{opinionId}/file': 'READ_APPLICATION_LISTS',
  'POST /external/api/proceeding/{id}/opinion/{opinionId}/answer': 'CONDUCT_PROCEEDING',
  'POST /external/api/proceeding/{id}/opinion/{opinionId}/judgement': 'CONDUCT_PROCEEDING',
  'POST /external/api/proceeding/{id}/phase/{phase}/opening': 'CONDUCT_PROCEEDING',
  'GET /external/api/proceeding/{id}/order': 'READ_APPLICATION_LISTS',
  'POST /external/api/proceeding/{id}/order': 'CONDUCT_PROCEEDING',
  'POST /external/api/proceeding-order/{id}/approve': 'ORDER_PROCEEDING',
  'POST /external/api/proceeding-order/{id}/refuse': 'ORDER_PROCEEDING',
  'POST /external/api/proceeding-order/{id}/withdraw': 'CONDUCT_PROCEEDING',
  'GET /public/company': 'public',
  'GET /public/company/{id}': 'public',
  'GET /public/open-data': 'public',
  'GET /public/open-data/entries': 'public',
  'GET /public/gazette': 'public',
  'GET /public/model-form': 'public',
  'GET /public/model-form/{form}/file': 'public',
  'GET /public/gazette/{number}/{name}': 'public',
  'GET /external/api/publication-webhook': 'signed-in',
  'POST /external/api/publication-webhook': 'signed-in',
  'DELETE /external/api/publication-webhook/{id}': 'signed-in',
  'GET /external/api/followed-company': 'signed-in',
  'PUT /external/api/followed-company/{id}': 'signed-in',
  'DELETE /external/api/followed-company/{id}': 'signed-in',
  'GET /public/open-data/{day}/{name}': 'public',
  'POST /public/e-service/application/code': 'public',
  'POST /public/e-service/application/status': 'public', // the code says who it is
  'GET /public/notices': 'public',
  'GET /public/notices/{id}': 'public',
  'GET /public/notices.atom': 'public',
  'POST /public/notices/{id}/follower': 'public',
  'GET /public/notice-follower/{token}': 'public', // the token is the key
  'POST /public/notice-follower/{token}/confirm': 'public',
  'POST /public/notice-follower/{token}/{id}/stop': 'public',
  'POST /public/notices/{id}/code': 'public',
  'POST /public/notices/{id}/claimant': 'public', // the code says who it is, or the account
  'POST /public/claimant/{token}/evidence': 'public', // the token is the key
  'POST /public/claimant/{token}/claim': 'public',
  'GET /external/api/company-order': 'READ_COMPANY_ORDERS',
  'GET /external/api/requested-document': 'signed-in', // the own ones
  'GET /external/api/requested-document/{id}': 'signed-in', // who may bring it, its office, and who reads everything
  'POST /external/api/requested-document/{id}/version': 'FILE_OWN',
  'GET /external/api/requested-document/{id}/version/{versionId}': 'signed-in', // the same readers
  'GET /external/api/company/{companyId}/register-document': 'ASK_DOCUMENT_AGAIN',
  'GET /external/api/company/{companyId}/shareable-document': 'SHARE_DOCUMENT',
  'GET /external/api/document-share': 'SHARE_DOCUMENT',
  'POST /external/api/document-share': 'SHARE_DOCUMENT',
  'POST /external/api/document-share/otp': 'SHARE_DOCUMENT',
  'GET /external/api/document-share/{id}': 'SHARE_DOCUMENT',
  'POST /external/api/document-share/{id}/revocation': 'SHARE_DOCUMENT',
  'GET /external/api/document-ask': 'REQUEST_VERIFIED_DOCUMENT',
  'POST /external/api/document-ask': 'REQUEST_VERIFIED_DOCUMENT',
  'POST /external/api/document-ask/{id}/withdrawal': 'REQUEST_VERIFIED_DOCUMENT',
  'GET /external/api/company-document-ask': 'SHARE_DOCUMENT',
  'GET /external/api/company-document-ask/{id}': 'SHARE_DOCUMENT',
  'POST /external/api/company-document-ask/{id}/refusal': 'SHARE_DOCUMENT',
  'GET /external/api/shared-document/{token}': 'public',
  'POST /external/api/shared-document/{token}/otp': 'public',
  'POST /external/api/shared-document/{token}/open': 'public',
  'POST /external/api/shared-document/{token}/file': 'public',
  'GET /external/api/filing-report/{token}': 'public', // the token is the key
  'POST /external/api/filing-report/{token}/report': 'public',
  'GET /external/api/filing-stop': 'READ_REPORTED_FILINGS',
  'POST /external/api/filing-stop/{id}/judgement': 'JUDGE_REPORTED_FILING',
  'GET /external/api/company/{companyId}/lock': 'LOCK_COMPANY',
  'POST /external/api/company/{companyId}/lock': 'LOCK_COMPANY',
  'POST /external/api/company/{companyId}/lock/otp': 'LOCK_COMPANY',
  'POST /external/api/company/{companyId}/lock/release': 'LOCK_COMPANY',
  'POST /external/api/company/{companyId}/lock/keep': 'LOCK_COMPANY',
  'GET /external/api/lock-release': 'READ_COMPANY_ORDERS',
  'POST /external/api/lock-release': 'PROPOSE_COMPANY_ORDER',
  'POST /external/api/lock-release/{id}/approve': 'APPROVE_COMPANY_ORDER',
  'POST /external/api/lock-release/{id}/refuse': 'APPROVE_COMPANY_ORDER',
  'POST /external/api/lock-release/{id}/withdraw': 'PROPOSE_COMPANY_ORDER',
  'POST /public/company/{id}/follower': 'public',
  'GET /external/api/document-share-objection/{token}': 'public',
  'POST /external/api/document-share-objection/{token}/object': 'public',
  'GET /external/api/document-reupload': 'READ_APPLICATION_LISTS',
  'POST /external/api/document-reupload': 'ASK_DOCUMENT_AGAIN',
  'POST /external/api/document-reupload/{id}/verdict': 'ASK_DOCUMENT_AGAIN',
  'POST /external/api/document-reupload/{id}/withdrawal': 'ASK_DOCUMENT_AGAIN',
  'POST /external/api/document-reupload/{id}/call': 'CALL_FOR_DOCUMENT',
  'GET /external/api/restoration-candidate': 'READ_RESTORATIONS',
  'GET /external/api/restoration': 'READ_RESTORATIONS',
  'POST /external/api/restoration': 'PROPOSE_RESTORATION',
  'POST /external/api/restoration/{id}/invoice': 'PROPOSE_RESTORATION',
  'POST /external/api/restoration/{id}/voucher': 'PROPOSE_RESTORATION',
  'POST /external/api/restoration/{id}/approve': 'APPROVE_RESTORATION',
  'POST /external/api/restoration/{id}/refuse': 'APPROVE_RESTORATION',
  'POST /external/api/restoration/{id}/withdraw': 'PROPOSE_RESTORATION',
  'GET /external/api/forced-candidate': 'READ_FORCED_OPENINGS',
  'GET /external/api/forced-opening': 'READ_FORCED_OPENINGS',
  'POST /external/api/forced-opening': 'PROPOSE_FORCED_OPENING',
  'POST /external/api/forced-opening/{id}/approve': 'APPROVE_FORCED_OPENING',
  'POST /external/api/forced-opening/{id}/refuse': 'APPROVE_FORCED_OPENING',
  'POST /external/api/forced-opening/{id}/withdraw': 'PROPOSE_FORCED_OPENING',
  'GET /external/api/proceeding-calendar': 'READ_APPLICATION_LISTS',
  'GET /external/api/forced-batch': 'READ_FORCED_OPENINGS',
  'GET /external/api/forced-batch/{id}': 'READ_FORCED_OPENINGS',
  'GET /external/api/forced-batch/{id}/letters': 'READ_FORCED_OPENINGS',
  'POST /external/api/forced-batch': 'PROPOSE_FORCED_OPENING',
  'POST /external/api/forced-batch/{id}/take-out': 'APPROVE_FORCED_OPENING',
  'POST /external/api/forced-batch/{id}/service': 'CONDUCT_PROCEEDING',
  'POST /external/api/forced-batch/{id}/retry': 'PROPOSE_FORCED_OPENING',
  'POST /external/api/forced-batch/{id}/approve': 'APPROVE_FORCED_OPENING',
  'POST /external/api/forced-batch/{id}/refuse': 'APPROVE_FORCED_OPENING',
  'POST /external/api/forced-batch/{id}/withdraw': 'PROPOSE_FORCED_OPENING',
  'GET /external/api/heir-admission': 'READ_HEIR_ADMISSIONS',
  'POST /external/api/heir-admission': 'PROPOSE_HEIR_ADMISSION',
  'POST /external/api/heir-admission/{id}/approve': 'APPROVE_HEIR_ADMISSION',
  'POST /external/api/heir-admission/{id}/refuse': 'APPROVE_HEIR_ADMISSION',
  'POST /external/api/heir-admission/{id}/withdraw': 'PROPOSE_HEIR_ADMISSION',
  'GET /external/api/institution-admission': 'READ_INSTITUTIONS',
  'POST /external/api/institution-admission': 'PROPOSE_INSTITUTION',
  'POST /external/api/institution-admission/{id}/approve': 'APPROVE_INSTITUTION',
  'POST /external/api/institution-admission/{id}/refuse': 'APPROVE_INSTITUTION',
  'POST /external/api/institution-admission/{id}/withdraw': 'PROPOSE_INSTITUTION',
  'GET /external/api/institution': 'READ_INSTITUTIONS',
  'POST /external/api/institution/{id}/end': 'APPROVE_INSTITUTION',
  'GET /external/api/liquidator-licence': 'READ_LIQUIDATORS',
  'GET /external/api/liquidator-licence/{id}/history': 'READ_LIQUIDATORS',
  'POST /external/api/liquidator-licence': 'KEEP_LIQUIDATORS',
  'PUT /external/api/liquidator-licence/{id}': 'KEEP_LIQUIDATORS',
  'POST /external/api/liquidator-licence/{id}/removal': 'KEEP_LIQUIDATORS',
  'POST /external/api/liquidator-licence/{id}/admission': 'ADMIT_LIQUIDATOR',
  'GET /external/api/liquidator-admission': 'ASK_LIQUIDATOR_ADMISSION',
  'POST /external/api/liquidator-admission': 'ASK_LIQUIDATOR_ADMISSION',
  'GET /external/api/own-liquidation': 'ACT_AS_LIQUIDATOR',
  'GET /external/api/own-liquidation/{id}': 'ACT_AS_LIQUIDATOR',
  'POST /external/api/own-liquidation/{id}/account': 'ACT_AS_LIQUIDATOR',
  'POST /external/api/own-liquidation/{id}/claim': 'ACT_AS_LIQUIDATOR',
  'POST /external/api/own-liquidation/{id}/claim/{claimId}/judgement': 'ACT_AS_LIQUIDATOR',
  'GET /external/api/proceeding/{id}/liquidator': 'READ_APPLICATION_LISTS',
  'POST /external/api/proceeding/{id}/liquidator': 'CONDUCT_PROCEEDING',
  'POST /external/api/proceeding/{id}/liquidator-account/{accountId}/return': 'CONDUCT_PROCEEDING',
  'POST /external/api/company-order': 'PROPOSE_COMPANY_ORDER',
  'POST /external/api/company-order/{id}/lifting': 'PROPOSE_COMPANY_ORDER',
  'GET /external/api/company-order-proposal': 'READ_COMPANY_ORDERS',
  'POST /external/api/company-order-proposal/{id}/approve': 'APPROVE_COMPANY_ORDER',
  'POST /external/api/company-order-proposal/{id}/refuse': 'APPROVE_COMPANY_ORDER',
  'POST /external/api/company-order-proposal/{id}/withdraw': 'PROPOSE_COMPANY_ORDER',
  // the company's people, its office, and who reads everything
  'GET /external/api/company/{companyId}/order': 'signed-in',
  'GET /external/api/company-order-document/{id}': 'signed-in', // the same readers
  // who may file for the company, its office, and who reads everything
  'GET /external/api/company/{companyId}/process': 'signed-in',
  // who may file for the company, its office, and who reads everything
  'GET /external/api/company/{companyId}/correctable': 'signed-in',
  // who may file for the company, its office, and who reads everything
  'GET /external/api/company/{companyId}/process/{process}/cost': 'signed-in',
  'GET /external/api/name/rules': 'public',
  'GET /external/api/name/reservation-terms': 'public',
  'GET /external/api/word-list': 'READ_WORD_LISTS',
  'GET /external/api/word-list/{list}/{id}/history': 'READ_WORD_LISTS',
  'POST /external/api/word-list/preview': 'READ_WORD_LISTS',
  'GET /external/api/word-list-proposal': 'READ_WORD_LISTS',
  'POST /external/api/word-list-proposal': 'PROPOSE_CONFIGURATION',
  'POST /external/api/word-list-proposal/{id}/approve': 'APPROVE_CONFIGURATION',
  'POST /external/api/word-list-proposal/{id}/refuse': 'APPROVE_CONFIGURATION',
  'POST /external/api/word-list-proposal/{id}/withdraw': 'PROPOSE_CONFIGURATION',
  'GET /external/api/committee': 'READ_COMMITTEE',
  'POST /external/api/committee/meeting': 'CONVENE_COMMITTEE',
  'POST /external/api/committee/meeting/{id}/cancel': 'CONVENE_COMMITTEE',
  'GET /external/api/schedule': 'READ_SCHEDULES',
  'GET /external/api/schedule/{key}/history': 'READ_SCHEDULES',
  'POST /external/api/schedule/preview': 'READ_SCHEDULES',
  'GET /external/api/schedule/proposal': 'READ_SCHEDULES',
  'POST /external/api/schedule/proposal': 'PROPOSE_CONFIGURATION',
  'POST /external/api/schedule/proposal/{id}/approve': 'APPROVE_CONFIGURATION',
  'POST /external/api/schedule/proposal/{id}/refuse': 'APPROVE_CONFIGURATION',
  'POST /external/api/schedule/proposal/{id}/withdraw': 'PROPOSE_CONFIGURATION',
  'POST /external/api/application/{id}/name-override': 'OVERRIDE_NAME_RULE',
  'GET /external/api/application/{id}/reservation': 'FILE_OWN',
  'PUT /external/api/application/{id}/reservation': 'FILE_OWN',
  'GET /external/api/letter': 'signed-in',
  'GET /external/api/letter/view/{code}': 'public',
  'GET /external/api/application/{id}/paper': 'signed-in',
  'GET /external/api/application/{id}/model-form/{form}': 'signed-in',
  'GET /external/api/company/{id}/model-form/{form}': 'signed-in',
  'GET /external/api/application/{id}/paper/{kind}': 'signed-in',
  'GET /external/api/paper': 'signed-in',
  'GET /external/api/paper/{code}/file': 'signed-in',
  'GET /external/api/audit-head': 'public',
  'GET /external/api/paper/verify/{code}': 'public',
  'GET /external/api/paper/verify-file/{hash}': 'public',
  'POST /auth/api/user-migration/check-if-user-exists': 'public',
  'POST /auth/api/user-migration/migrate-user': 'public',
  'GET /auth/api/user-migration/details': 'signed-in',
  'POST /auth/api/user-migration/details/otp': 'signed-in',
  'POST /auth/api/user-migration/details/otp-verify': 'signed-in',
  'PUT /auth/api/user-migration/details/company/{id}/{item}': 'signed-in',
  'POST /auth/api/user-migration/details/finish': 'signed-in',
  'GET /auth/api/user-migration/disputes': 'READ_APPLICATION_LISTS',
  'PUT /auth/api/user/logout': 'signed-in',
  'GET /auth/api/init': 'signed-in',
  'GET /auth/api/dashboard-info': 'signed-in',
  'GET /auth/api/dashboard-count-info/{countType}': 'signed-in',
  'PUT /auth/api/user/general-information/close': 'signed-in',
  'GET /external/api/country': 'signed-in',
  'GET /external/api/province': 'signed-in',
  'GET /external/api/district': 'public',
  'GET /external/api/local-body': 'signed-in',
  'GET /external/api/nsic/list': 'signed-in',
  'GET /external/api/nsic/heading': 'signed-in',
  'GET /external/api/fiscal-year': 'public',
  'GET /external/enum/{enumType}': 'signed-in',
  'GET /external/api/company-type/drop-down': 'signed-in',
  'GET /external/api/company-type/drop-down/{parentCompanyType}': 'signed-in',
  'GET /external/api/company-type/list': 'signed-in',
  'GET /external/api/company-type-change/list/company-type/{companyTypeId}': 'signed-in',
  'GET /external/api/company-type-document-map/process-company/{phaseKey}': 'signed-in',
  'GET /external/api/company-merge/search/company-details': 'SEARCH_COMPANY',
  'GET /messaging/api/notification': 'signed-in',
  'POST /messaging/api/notification/all': 'signed-in',
  'PATCH /messaging/api/notification/mark-read/{id}': 'signed-in',
  'PUT /messaging/api/notification/mark-all-read': 'signed-in',
  'GET /messaging/api/notification/preference': 'signed-in',
  'PUT /messaging/api/notification/preference': 'signed-in',
  'GET /external/api/delivery': 'READ_DELIVERIES',
  'POST /external/api/delivery/retry': 'READ_DELIVERIES',
  'POST /external/api/delivery/{id}/retry': 'READ_DELIVERIES',
  'POST /external/api/delivery/{id}/dismiss': 'READ_DELIVERIES',
  'GET /external/api/representative/company': 'REPRESENT',
  'GET /external/api/company/{companyId}/representative': 'REPRESENT',
  'POST /external/api/company/{companyId}/representative': 'REPRESENT',
  'POST /external/api/company/{companyId}/representative/{accountId}/remove': 'REPRESENT',
  'POST /external/api/company/{companyId}/representative/{accountId}/removal/otp': 'REPRESENT',
  'POST /external/api/company/{companyId}/representative/{accountId}/removal': 'REPRESENT',
  'POST /external/api/company/{companyId}/representative/{accountId}/removal/{step}': 'REPRESENT',
  'POST /external/api/company/{companyId}/representative/{accountId}/restore': 'REPRESENT',
  'POST /external/api/company/{companyId}/invitation/{invitationId}/resend': 'REPRESENT',
  'POST /external/api/company/{companyId}/invitation/{invitationId}/withdraw': 'REPRESENT',
  'GET /external/api/representative-invitation': 'REPRESENT',
  'GET /external/api/representative-objection/{reference}': 'public',
  'POST /external/api/representative-objection/{reference}/object': 'public',
  'GET /external/api/application/{id}/objection': 'signed-in',
  'GET /external/api/application/{id}/signature': 'signed-in',
  'POST /external/api/application/{id}/signature/ask': 'FILE_OWN',
  'GET /external/api/application/{id}/signature/{party}/paper': 'signed-in',
  'GET /external/api/filing-signature/{token}': 'public',
  'GET /external/api/filing-signature/{token}/paper/{kind}': 'public',
  'POST /external/api/filing-signature/{token}/otp': 'public',
  'POST /external/api/filing-signature/{token}/sign': 'public',
  'POST /external/api/filing-signature/{token}/object': 'public',
  'GET /external/api/opinion-request/{token}': 'public',
  'POST /external/api/opinion-request/{token}/otp': 'public',
  'POST /external/api/opinion-request/{token}/file': 'public', // the token is the key
  'POST /external/api/opinion-request/{token}/answer': 'public',
  'GET /external/api/application/{id}/disclosure': 'signed-in',
  'POST /external/api/application/{id}/disclosure/{itemId}/send': 'FILE_OWN',
  'GET /external/api/director-disclosure/{token}': 'public',
  'POST /external/api/director-disclosure/{token}/otp': 'public',
  'POST /external/api/director-disclosure/{token}/sign': 'public',
  'POST /external/api/director-disclosure/{token}/decline': 'public',
  'GET /external/api/representative-invitation/{token}': 'public',
  'POST /external/api/representative-invitation/{token}/otp': 'signed-in',
  'POST /external/api/representative-invitation/{token}/accept': 'signed-in',
  'POST /external/api/representative-invitation/{token}/decline': 'public',
  'GET /external/api/company/{companyId}/mandate': 'REPRESENT',
  'POST /external/api/company/{companyId}/mandate': 'REPRESENT',
  'POST /external/api/company/{companyId}/mandate/{mandateId}/{step}': 'REPRESENT',
  'GET /external/api/mandate': 'ACT_BY_MANDATE',
  'POST /external/api/mandate': 'ACT_BY_MANDATE',
  'POST /external/api/mandate/{mandateId}/{step}': 'ACT_BY_MANDATE',
  'GET /external/api/application': 'signed-in',
  'POST /external/api/application': 'OPEN_DRAFT',
  'GET /external/api/application/{id}': 'signed-in',
  'PUT /external/api/application/{id}/section/{sectionKey}': 'OPEN_DRAFT',
  'GET /external/api/application/{id}/known-person': 'OPEN_DRAFT',
  'GET /external/api/application/{id}/section/{sectionKey}/item': 'signed-in',
  'POST /external/api/application/{id}/section/{sectionKey}/item': 'OPEN_DRAFT',
  'POST /external/api/application/{id}/section/{sectionKey}/item/import': 'OPEN_DRAFT',
  'PUT /external/api/application/{id}/section/{sectionKey}/item/{itemId}': 'OPEN_DRAFT',
  'DELETE /external/api/application/{id}/section/{sectionKey}/item/{itemId}': 'OPEN_DRAFT',
  'PUT /external/api/application/{id}/switch/stepper/{step}': 'OPEN_DRAFT',
  'PUT /external/api/company-registration/switch/stepper/{companyRegistrationPhase}': 'FILE_OWN',
  'PUT /external/api/application/{id}/checklist/{key}': 'CHECK_FILING',
  'GET /external/api/application/{id}/pin': 'signed-in',
  'POST /external/api/application/{id}/pin': 'SEND_FOR_CORRECTION',
  'DELETE /external/api/application/{id}/pin/{pinId}': 'SEND_FOR_CORRECTION',
  'PUT /external/api/application/{id}/pin/{pinId}/answer': 'OPEN_DRAFT',
  'GET /external/api/application/{id}/changes': 'signed-in',
  'POST /external/api/application/{id}/document/{documentId}/verdict': 'SEND_FOR_CORRECTION',
  'GET /external/api/filing-document/rejected': 'FILE_OWN',
  'POST /external/api/application/{id}/{action}': 'signed-in',
  'POST /external/api/application/{id}/company-email/otp': 'FILE_OWN',
  'POST /external/api/application/{id}/company-email/verify': 'FILE_OWN',
  'POST /external/api/application/{id}/section/{section}/item/{itemId}/phone/otp': 'FILE_OWN',
  'POST /external/api/application/{id}/section/{section}/item/{itemId}/phone/verify': 'FILE_OWN',
  'GET /external/api/migrated-company': 'signed-in',
  'GET /external/api/migrated-company/{id}': 'signed-in',
  'GET /external/api/application/{id}/old-focal-person': 'signed-in',
  'GET /external/api/application/{id}/document': 'signed-in',
  'POST /external/api/application/{id}/document': 'OPEN_DRAFT',
  'GET /external/api/application/{id}/document/{documentId}': 'signed-in',
  'DELETE /external/api/application/{id}/document/{documentId}': 'OPEN_DRAFT',
  'GET /external/api/application/{id}/payable': 'signed-in',
  'GET /external/api/payment': 'PAY',
  'GET /external/api/payment/status/{sessionId}': 'public', // whoever came back from the payment gateway has its id
  'GET /external/api/payment/{id}': 'PAY',
  'POST /external/api/payment/joint': 'PAY',
  'POST /external/api/payment/{id}': 'PAY',
  'POST /external/api/payment/{id}/apart': 'PAY',
  'POST /external/api/payment/{id}/check': 'PAY',
  'POST /external/api/payment/{id}/voucher': 'PAY',
  'POST /external/api/payment/callback': 'public', // the signature says who speaks
  'GET /external/api/payment-reconciliation': 'RECONCILE',
  'POST /external/api/payment-reconciliation/{id}/ask': 'RECONCILE',
  'POST /external/api/payment-reconciliation/{id}/decide': 'RECONCILE',
  'POST /external/api/application/{id}/payable/counter-sign': 'COUNTER_SIGN_PAYABLE',
  'GET /external/api/refund': 'READ_REFUNDS',
  'GET /external/api/refund/candidate': 'REFUND',
  'POST /external/api/refund': 'REFUND',
  'POST /external/api/payment/{id}/refund-request': 'PAY',
  'GET /external/api/refund-request': 'READ_REFUNDS',
  'POST /external/api/refund-request/{id}/decline': 'REFUND',
  'GET /external/api/company/{id}/pratilipi': 'PAY',
  'POST /external/api/pratilipi/quote': 'PAY',
  'POST /external/api/pratilipi': 'PAY',
  // one's own, or those of the office
  'GET /external/api/pratilipi': 'signed-in',
  'GET /external/api/pratilipi/{id}': 'signed-in',
  'POST /external/api/pratilipi/{id}/withdraw': 'PAY',
  'POST /external/api/pratilipi/{id}/item/{itemId}/issue': 'ISSUE_COPIES',
  'POST /external/api/pratilipi/{id}/item/{itemId}/refuse': 'ISSUE_COPIES',
  'POST /external/api/pratilipi/{id}/hand-over': 'ISSUE_COPIES',
  'GET /external/api/paper-signing': 'READ_PAPER_SIGNING',
  'GET /external/api/paper-signing/{id}/file': 'READ_PAPER_SIGNING',
  'POST /external/api/signing-batch': 'SIGN_PAPERS',
  'GET /external/api/signing-batch/{id}': 'READ_PAPER_SIGNING',
  // for its requester, whoever speaks for them, and the office that answers it
  'GET /external/api/grievance': 'signed-in', // the own ones, or those of the office
  'POST /external/api/grievance': 'ASK_GRIEVANCE',
  'GET /external/api/grievance/{id}': 'signed-in', // who asked, and officers whom it does not concern
  'POST /external/api/grievance/{id}/hand': 'ANSWER_GRIEVANCE',
  'POST /external/api/grievance/{id}/escalate': 'signed-in', // both sides
  'GET /external/api/grievance/{id}/fine': 'READ_GRIEVANCES',
  'POST /external/api/grievance/{id}/waiver': 'ANSWER_GRIEVANCE',
  'POST /external/api/fine-waiver/{id}/approve': 'APPROVE_FINE_WAIVER',
  'POST /external/api/fine-waiver/{id}/refuse': 'APPROVE_FINE_WAIVER',
  'POST /external/api/fine-waiver/{id}/withdraw': 'ANSWER_GRIEVANCE',
  'POST /external/api/grievance/{id}/answer': 'ANSWER_GRIEVANCE',
  'POST /external/api/grievance/{id}/satisfaction': 'ASK_GRIEVANCE',
  'GET /public/grievance/figures': 'public',
  'GET /public/copies/company/{id}': 'public',
  'POST /public/copies/quote': 'public',
  'POST /public/copies/code': 'public',
  'POST /public/copies': 'public',
  'GET /external/api/copy-order/{token}': 'public', // the link is the key
  'POST /external/api/copy-order/{token}/payment': 'public',
  'POST /external/api/copy-order/{token}/withdraw': 'public',
  'POST /external/api/copy-order/{token}/deliver': 'public',
  'GET /external/api/copy-delivery/{token}': 'public', // the link is the key
  'POST /external/api/copy-delivery/{token}/otp': 'public',
  'POST /external/api/copy-delivery/{token}/open': 'public',
  'POST /external/api/copy-delivery/{token}/file': 'public',
  'POST /public/grievance/code': 'public',
  'POST /public/grievance': 'public',
  'GET /external/api/open-grievance/{token}': 'public', // the link is the key
  'POST /external/api/open-grievance/{token}/message': 'public',
  'POST /external/api/open-grievance/{token}/reopen': 'public',
  'POST /external/api/open-grievance/{token}/satisfaction': 'public',
  'POST /external/api/open-grievance/{token}/file': 'public',
  'GET /external/api/open-grievance/{token}/file/{fileId}': 'public',
  'GET /external/api/request/{id}': 'signed-in',
  'POST /external/api/request/{id}/message': 'signed-in',
  'GET /external/api/request/{id}/file/{fileId}': 'signed-in',
  'POST /external/api/request/{id}/reopen': 'signed-in',
  'POST /external/api/refund/{id}/approve': 'COUNTER_SIGN_REFUND',
  'POST /external/api/refund/{id}/refuse': 'COUNTER_SIGN_REFUND',
  'POST /external/api/refund/{id}/withdraw': 'REFUND',
  'GET /external/api/revenue': 'READ_REVENUE',
  'GET /external/api/revenue/csv': 'READ_REVENUE',
  'GET /external/api/payment-history': 'signed-in',
  'GET /external/api/payment-history/old': 'signed-in',
  'GET /external/api/receipt/{code}/file': 'signed-in',
  'GET /external/api/fine/event': 'public',
  'GET /external/api/fine/calculate': 'public',
  'GET /external/api/fine/settlement-136ka': 'public',
  'GET /external/api/fine/due/settlement-136ka': 'signed-in', // of the companies one speaks or acts for
  'GET /external/api/fine/due': 'signed-in',
  'GET /external/api/fine/due/{id}': 'signed-in', // of the companies one speaks or acts for
  'POST /external/api/fine/due/{id}/invoice': 'PAY',
  'GET /external/api/payment-voucher': 'VERIFY_VOUCHER',
  'GET /external/api/payment-voucher/{id}/picture': 'signed-in',
  'POST /external/api/payment-voucher/{id}/verify': 'VERIFY_VOUCHER',
  'POST /external/api/payment-voucher/{id}/reject': 'VERIFY_VOUCHER',
  'GET /external/api/migrated-document': 'signed-in',
  'GET /external/api/migrated-document/{id}/file': 'signed-in',
  'POST /external/api/migrated-document/{id}/file': 'REPRESENT',
  'POST /external/api/migrated-document/{id}/verdict': 'CHECK_FILING',
  'POST /external/api/upload': 'UPLOAD_FILE',
  'GET /external/api/upload/{id}': 'UPLOAD_FILE',
  'PUT /external/api/upload/{id}/{start}': 'UPLOAD_FILE',
  'POST /external/api/upload/{id}/{start}/arrived': 'UPLOAD_FILE',
  'DELETE /external/api/upload/{id}': 'UPLOAD_FILE',
  'GET /external/api/group-request': 'DECIDE_GROUP_REQUEST',
  'GET /external/api/desk': 'READ_APPLICATION_LISTS',
  'GET /external/api/desk/counts': 'VIEW_DESK',
  'POST /external/api/desk/next': 'VIEW_DESK',
  'GET /external/api/remark-template': 'VIEW_DESK',
  'POST /external/api/remark-template': 'VIEW_DESK',
  'PUT /external/api/remark-template/{id}': 'VIEW_DESK',
  'POST /external/api/desk/claim-next': 'CLAIM',
  'GET /external/api/audit': 'READ_AUDIT',
  'GET /external/api/audit/check': 'READ_AUDIT',
  'POST /external/api/audit/check': 'READ_AUDIT',
  'POST /external/api/audit/export': 'READ_AUDIT',
  'GET /external/api/staff': 'MANAGE_STAFF',
  'POST /external/api/staff': 'MANAGE_STAFF',
  'POST /external/api/staff/{id}/role': 'MANAGE_STAFF',
  'POST /external/api/staff/{id}/office': 'MANAGE_STAFF',
  'POST /external/api/staff/{id}/leave': 'MANAGE_STAFF',
  'DELETE /external/api/staff/{id}/leave/{leaveId}': 'MANAGE_STAFF',
  'POST /external/api/staff/{id}/disable': 'MANAGE_STAFF',
  'POST /external/api/staff/{id}/enable': 'MANAGE_STAFF',
  'GET /external/api/staff-change': 'APPROVE_STAFF_CHANGE',
  'POST /external/api/staff-change/second-factor': 'MANAGE_STAFF',
  'POST /external/api/staff-change/{id}/approve': 'APPROVE_STAFF_CHANGE',
  'POST /external/api/staff-change/{id}/refuse': 'APPROVE_STAFF_CHANGE',
  'POST /external/api/staff-change/{id}/withdraw': 'APPROVE_STAFF_CHANGE',
  'GET /external/api/desk/operators': 'ASSIGN_WORK',
  'POST /external/api/desk/{id}/assign': 'ASSIGN_WORK',
  'GET /external/api/desk/workload': 'VIEW_WORKLOAD',
  'GET /external/api/deadline': 'signed-in',
  'GET /public/registration-cost': 'public',
  'GET /external/api/place': 'signed-in',
  'GET /external/api/outline': 'signed-in',
  'GET /external/api/own-company': 'signed-in',
  'GET /public/home': 'public',
  'GET /external/api/own-company/csv': 'signed-in',
  'GET /external/api/own-company/choice': 'signed-in',
  'POST /external/api/own-company/report': 'OPEN_DRAFT',
  'GET /external/api/own-company/bill': 'PAY',
  'GET /external/api/deadline/feed': 'signed-in',
  'POST /external/api/deadline/feed': 'signed-in',
  'DELETE /external/api/deadline/feed': 'signed-in',
  'GET /external/api/deadline/feed/{file}': 'public',
};
const LOGOUT = 'PUT /auth/api/user/logout';
const BASE = '/gateway';

let gateway: TestGateway;
let owner: Caller;
let submitted: ApplicationDetail;
let documented: string[];
/** A notification of the owner. */
let notificationId = '';
/** A document of the application. */
let documentId = '';
/** One stranger of every role, in another office than the application's. */
const strangers = new Map<Role, Caller>();

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(await (await fetch(new URL('openapi.json', gateway.url))).json());
  documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(BASE, '')}`),
  );
  owner = await callerOf(gateway, 'ram.applicant');
  const draft = await filledDraft(owner);
  const complete = await withDocument(owner, draft, 'TRADEMARK_PROOF');
  documentId = documentIdOf(await owner.call('GET', `external/api/application/${draft.id}/document`));
  submitted = await take(complete, [[owner, 'submit']]);
  const row = await gateway.platform.database.db
    .selectFrom('notification')
    .select('id')
    .where('account_id', '=', owner.userId)
    .executeTakeFirstOrThrow();
  notificationId = row.id;
  for (const role of roles.keys) {
    const username = `stranger.${role.toLowerCase().replaceAll('_', '.')}`;
    await gateway.addAccount({ username, role });
    strangers.set(role, await callerOf(gateway, username));
  }
});
afterAll(() => gateway?.close());

test('every call of the document says here who may make it', () => {
  expect(documented.filter((call) => ACCESS[call] === undefined)).toEqual([]);
  expect(Object.keys(ACCESS).filter((call) => !documented.includes(call))).toEqual([]);
});

describe('without signing in', () => {
  test.each(Object.entries(ACCESS))('%s (%s)', async (call, access) => {
    const [method, path] = addressOf(call);
    const answer = await fetch(new URL(path, gateway.url), {
      method,
      headers: { 'content-type': 'application/json' },
      body: method === 'GET' ? undefined : '{}',
    });
    if (access === 'public') expect([403, 500]).not.toContain(answer.status);
    else
      expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ code: 'AUTH-REQUIRED' })]);
  });
});

describe.each(roles.keys)('%s', (role) => {
  // the last call ends the session
  const calls = Object.entries(ACCESS).sort(([a], [b]) => Number(a === LOGOUT) - Number(b === LOGOUT));
  test.each(calls.filter(([, access]) => access !== 'public'))('%s (%s)', async (call, access) => {
    const [method, path] = addressOf(call);
    const answer = await strangerOf(role).call(method, path, bodyOf(call), {
      'idempotency-key': randomUUID(),
      'if-match': '"1"',
    });
    if (access !== 'signed-in' && access !== 'public' && !may(role, access))
      expect(answer).toMatchObject({ status: 403, body: { code: 'PERM-403' } });
    // a reservation writes no papers and has no lists: there is nothing to look at, for whoever asks;
    // people of the older system are offered to the one who files alone
    else if (
      call.includes('/old-focal-person') ||
      call.includes('/paper/{kind}') ||
      call.includes('{id}/model-form/') ||
      call.endsWith('{party}/paper') ||
      call.endsWith('/{sectionKey}/item')
    )
      expect([403, 404]).toContain(answer.status);
    else if (call.includes('/application/{id}'))
      expect(mayLook(role) && method === 'GET' ? [200] : [403, 404]).toContain(answer.status);
    else if (call.includes('mark-read')) expect(answer.status).toBe(404);
    else expect([401, 403, 500]).not.toContain(answer.status);
  });
});

describe("another's application", () => {
  test.each(roles.keys)('no %s from elsewhere can do anything to it', async (role) => {
    const caller = await callerOf(gateway, strangerOf(role).username); // the first session has been logged out
    for (const action of filingActions.keys) {
      const answer = await act(caller, submitted, action, { remark: 'Mine', reasonCode: 'OTHER' });
      expect([action, [403, 404].includes(answer.status)]).toEqual([action, true]);
    }
  });

  test('it is as it was, and its owner is the only applicant who finds it', async () => {
    const seen = detailOf(await owner.call('GET', `${APPLICATION}/${submitted.id}`));
    expect(seen).toMatchObject({ status: 'SUBMITTED', version: submitted.version });
    const sita = await callerOf(gateway, 'sita.applicant');
    expect(
      (await sita.call('GET', `${APPLICATION}?search=${encodeURIComponent(submitted.titleEnglish)}`)).body.data,
    ).toMatchObject({ total: 0 });
  });
});

/** The auditor reads everything; the others are of another office, or file for themselves. */
function mayLook(role: Role): boolean {
  return may(role, 'READ_EVERYTHING');
}

function strangerOf(role: Role): Caller {
  const caller = strangers.get(role);
  if (!caller) throw new Error(`nobody signed in as ${role}`);
  return caller;
}

function bodyOf(call: string): object | undefined {
  if (call.startsWith('GET')) return undefined;
  if (call.includes('name-override')) return { kind: 'NAME_FORBIDDEN_WORD', token: 'Nepal', remark: 'Mine' };
  if (call.endsWith('/committee/meeting'))
    return { day: '2030-01-01', time: '11:00', place: 'Here', members: [randomUUID()], items: [randomUUID()] };
  if (call.endsWith('/reservation')) return { reservationId: null, version: 1 };
  if (call.endsWith('/signature/ask')) return { party: 'DRAFTER_AUTHENTICATION' };
  if (call.endsWith('/item/import')) return { rows: [{}] };
  if (call.includes('/checklist/')) return { checked: true };
  if (call.endsWith('/pin')) return { path: 'NAME_DETAILS', remark: 'Mine' };
  if (call.endsWith('{documentId}/verdict')) return { verdict: 'APPROVED', version: 1 };
  if (call.endsWith('/answer')) return { answer: 'Mine' };
  if (call.includes('/phone/')) return { phoneNo: '9841000000', otp: '123456' };
  if (call.includes('{id}/company-email/')) return { email: 'office@new-company.example', otp: '123456' };
  if (call.includes('counter-sign')) return { invoiceId: randomUUID(), version: 1, agreed: true, remark: 'Mine' };
  if (call.endsWith('/own-company/report')) return { companyIds: [randomUUID()] };
  if (call.endsWith('/payment/joint')) return { invoiceIds: [randomUUID()], dueIds: [] };
  if (call.endsWith('/payment/{id}/voucher')) return voucherBody();
  if (call === 'POST /external/api/payment/{id}') return { bank: 'NABIL', mode: 'CARD', amountPaisa: 950_000 };
  if (call.endsWith('/decide')) return { version: 1, decision: 'NOTED', remark: 'Mine' };
  return call.includes('{action}') ? { version: submitted.version } : {};
}

/** The path with something real in each place. */
function addressOf(call: string): [method: string, path: string] {
  const [method = '', template = ''] = call.split(' ');
  const id = template.includes('notification') ? notificationId : submitted.id;
  const values: Record<string, string> = {
    id,
    documentId,
    companyId: id,
    accountId: id,
    invitationId: id,
    mandateId: id,
    itemId: id,
    pinId: id,
    step: 'end',
    token: 'no-such-link',
    action: 'claim',
    start: '0',
    item: 'PHONE',
    sectionKey: 'NAME_DETAILS',
    enumType: 'GENDER',
    countType: 'PENDING_FINE_COUNT',
    parentCompanyType: 'NON_PROFIT',
    companyTypeId: '1',
    phaseKey: 'NAME_RESERVATION',
    form: 'DIRECTOR_CONSENT',
  };
  return [method, template.slice(1).replace(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? name)];
}
