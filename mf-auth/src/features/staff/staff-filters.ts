import { roles, STAFF_ROLES } from '@registrar/domain/roles';
import { useSearchParams } from 'react-router-dom';

export const views = ['people', 'changes', 'settled'] as const;
export type StaffView = (typeof views)[number];
const statuses = ['ACTIVE', 'DISABLED'] as const;

export interface StaffFilters {
  /** Empty: the first view that the person may open. */
  readonly show: StaffView | '';
  readonly search: string;
  readonly role: string;
  readonly status: string;
  /** 'true' or 'false'; empty: both. */
  readonly leave: string;
  readonly page: number;
}

/** Reads the filters out of an address somebody may have typed. */
export function readStaffFilters(params: URLSearchParams): StaffFilters {
  const page = Number(params.get('page'));
  const role = params.get('role') ?? '';
  return {
    show: views.find((view) => view === params.get('show')) ?? '',
    search: (params.get('search') ?? '').slice(0, 100),
    role: roles.has(role) && STAFF_ROLES.includes(role) ? role : '',
    status: statuses.find((status) => status === params.get('status')) ?? '',
    leave: ['true', 'false'].find((leave) => leave === params.get('leave')) ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Leaves out what is the default, so that the plain address stays plain. */
export function writeStaffFilters({ page, ...filters }: StaffFilters): URLSearchParams {
  const entries = Object.entries({ ...filters, page: page === 1 ? '' : String(page) });
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}

/** The filters live in the address: they can be shared, and the back button undoes them. */
export function useStaffFilters(): readonly [StaffFilters, (change: Partial<StaffFilters>) => void] {
  const [params, setParams] = useSearchParams();
  const filters = readStaffFilters(params);
  return [filters, (change) => setParams(writeStaffFilters({ ...filters, page: 1, ...change }))];
}
