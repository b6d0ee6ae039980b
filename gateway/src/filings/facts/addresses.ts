import { BASE } from '../../platform/http/gateway-app';

/** Every call of one filing, and the list of them, begins here. */
export const APPLICATIONS = `${BASE}/external/api/application`;
