import type { DisclosureView, SignDisclosureRequest } from '@registrar/domain/calls/director-disclosures';
import { outsideLink, useLinkAnswer, useOutsideView } from '@registrar/ui/components';

export const linkOf = (token: string) => outsideLink('DIRECTOR_DISCLOSURE', token);

export const useDisclosure = (token: string) => useOutsideView<DisclosureView>(linkOf(token));

export const useSign = (token: string) =>
  useLinkAnswer<SignDisclosureRequest>(linkOf(token), 'sign', { successToast: true, failureToast: true });

export const useDecline = (token: string) =>
  useLinkAnswer<{ readonly reason: string }>(linkOf(token), 'decline', { successToast: true });
