import type { Capability } from '../platform/capability';
import { watchDeadlines } from './reminders';
import { deadlineRoutes } from './routes';

/** Days that the law or the office sets: shown, put into calendars, and called to mind. */
export const deadlines: Capability = { routes: deadlineRoutes, jobs: watchDeadlines };
