export const GROUP_REQUESTS = '/company-name-reservation/group-request';

export const groupRequestAddress = (applicationId: string): string => `${GROUP_REQUESTS}/${applicationId}`;
