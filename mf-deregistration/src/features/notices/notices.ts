import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PublicNoticeDetail, PublicNoticePage, PublicNoticeQuery } from '@registrar/domain/calls/public-notices';
import type { ClaimKind } from '@registrar/domain/enumerations';
import { isGatewayFailure, usePortal, type useLanguage } from '@registrar/runtime';

const PATH = '/public/notices';
const quiet = { overlay: true, failureToast: true } as const;
export const NOTICES_SIZE = 20;
export const NOTICES = '/notices';

export type NoticeFilter = Omit<PublicNoticeQuery, 'size'>;

export function useNotices(filter: NoticeFilter) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['public-notices', 'list', filter],
    queryFn: ({ signal }) =>
      gateway.request<PublicNoticePage>({ path: PATH, query: { ...filter, size: NOTICES_SIZE }, quiet, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useNotice(id: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['public-notices', id],
    queryFn: ({ signal }) => gateway.request<PublicNoticeDetail>({ path: `${PATH}/${id}`, quiet, signal }),
  });
}

/** Whether the notice is not there, rather than out of reach. */
export const isGone = (error: unknown): boolean => isGatewayFailure(error) && [400, 404, 422].includes(error.status);

export const noticeAddress = (id: string): string => `${NOTICES}/${id}`;
export const handingInAddress = (id: string, kind: ClaimKind): string =>
  `${noticeAddress(id)}/${kind === 'CLAIM' ? 'claim' : 'object'}`;

/** The feed is read by programs, so its whole address stands in the page. */
export const feedAddress = (language: ReturnType<typeof useLanguage>): string =>
  `/gateway/public/notices.atom?lang=${language}`;
