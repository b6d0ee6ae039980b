import { createHmac } from 'node:crypto';
import { hashToken } from '../accounts/secrets';

/** The address of a mail's page for one email address; the same in every mail, and known only to who reads them. */
export const followerToken = (pepper: string, email: string): string =>
  createHmac('sha256', pepper).update(`notice-follower:${email}`).digest('base64url');

export const followerHash = (pepper: string, email: string): string => hashToken(followerToken(pepper, email));

export const followerPage = (token: string): string => `/notices/mail/${token}`;
