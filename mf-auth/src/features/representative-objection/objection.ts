import type { ObjectionView } from '@registrar/domain/calls/representative-objections';
import { useLinkAnswer, useOutsideView, useReceiversLink } from '@registrar/ui/components';

const PURPOSE = 'REPRESENTATIVE_OBJECTION';

/** What the link is about; the id of a notice needs the person it was meant for. */
export const useObjection = (reference: string) => useOutsideView<ObjectionView>(useReceiversLink(PURPOSE, reference));

export const useObject = (reference: string) =>
  useLinkAnswer<{ readonly remark: string }>(useReceiversLink(PURPOSE, reference), 'object');
