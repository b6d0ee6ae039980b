import { BASE } from '../../platform/http/gateway-app';

/** The base path of all routes of a filing, and of the list of filings. */
export const APPLICATIONS = `${BASE}/external/api/application`;
