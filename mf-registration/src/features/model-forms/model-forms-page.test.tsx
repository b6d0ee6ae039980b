import { expect, test } from '@jest/globals';
import type { ModelFormList } from '@registrar/domain/calls/model-forms';
import { failure } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen } from '@testing-library/react';
import { app } from '../../app';

const consent: ModelFormList[number] = {
  key: 'DIRECTOR_CONSENT',
  kind: 'CONSENT',
  titleEnglish: 'Consent of a director',
  titleNepali: 'सञ्चालकको मञ्जुरीनामा',
  reference: 'Companies Act 2063, section 89',
  referenceNepali: 'कम्पनी ऐन, २०६३ को दफा ८९',
  validFrom: '2006-11-03',
  byCompanyType: false,
  offers: [{ process: 'COMPANY_REGISTRATION', document: 'DIRECTOR_CONSENT' }],
};

test('each form with its files, for somebody without an account', async () => {
  await renderRemote(app, {
    path: '/standardize-document?type=NON_PROFIT',
    role: null,
    language: 'en',
    gateway: { 'GET /public/model-form': [consent] },
  });
  expect(await screen.findByRole('link', { name: 'Consent of a director, Nepali: PDF' })).toHaveAttribute(
    'href',
    '/gateway/public/model-form/DIRECTOR_CONSENT/file?language=ne&format=pdf&companyType=NON_PROFIT',
  );
  expect(screen.getByRole('link', { name: 'Consent of a director, English: Word' })).toHaveAttribute(
    'download',
    'director-consent-en.docx',
  );
  expect(screen.queryByText('Filled in for a company')).toBeNull();
});

test('where there is none, in Nepali', async () => {
  await renderRemote(app, {
    path: '/standardize-document?process=nonsense',
    role: null,
    language: 'ne',
    gateway: { 'GET /public/model-form': [] },
  });
  expect(await screen.findByText('यस्तो नमुना छैन')).toBeVisible();
});

test('a list that did not come is asked for again', async () => {
  await renderRemote(app, {
    path: '/standardize-document',
    role: null,
    language: 'ne',
    gateway: { 'GET /public/model-form': failure(500, { code: 'SRV-500' }) },
  });
  expect(await screen.findByRole('alert')).toBeVisible();
});
