import { expect, test } from '@jest/globals';
import type { FollowedCompanyList } from '@registrar/domain/calls/followed-companies';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../../app';

const ID = '0190a000-0000-7000-8000-000000000001';
const followed: FollowedCompanyList[number] = {
  id: ID,
  nameEnglish: 'Makalu Traders Private Limited',
  nameNepali: 'मकालु ट्रेडर्स प्राइभेट लिमिटेड',
  registrationNumber: 'KTM-PVT-000001',
  status: 'ACTIVE',
  followedAt: '2026-11-20T06:00:00.000Z',
};

test('the companies that are followed, and one click ends it', async () => {
  let list = [followed];
  await renderRemote(app, {
    path: '/followed-companies',
    role: 'APPLICANT',
    language: 'en',
    gateway: {
      'GET /external/api/followed-company': () => list,
      [`DELETE /external/api/followed-company/${ID}`]: () => {
        list = [];
        return {};
      },
    },
  });
  expect(await screen.findByRole('link', { name: 'Makalu Traders Private Limited' })).toHaveAttribute(
    'href',
    `/company/${ID}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Stop following Makalu Traders Private Limited' }));
  expect(await screen.findByText('You follow no company. Begin on the page of a company.')).toBeVisible();
});

test('nobody is followed, in Nepali', async () => {
  await renderRemote(app, {
    path: '/followed-companies',
    role: 'OPERATOR',
    language: 'ne',
    gateway: { 'GET /external/api/followed-company': [] },
  });
  expect(await screen.findByRole('link', { name: 'कम्पनी खोज्नुहोस्' })).toHaveAttribute('href', '/search-company');
});
