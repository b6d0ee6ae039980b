import type { Role } from '@registrar/domain/permissions';
import type { ProcessDefinition } from '@registrar/domain/processes';
import type { NewAccount } from '../../src/accounts/create-account';
import { rolesAtLevel } from '@registrar/domain/processes';
import { callerOf, type Caller } from '../filings-kit';
import type { TestGateway } from '../harness';

/** The day on which the gateway of the suite begins: declarations name days before and after it. */
export const TODAY = '2026-11-24';
export const BEGINS = new Date(`${TODAY}T05:00:00Z`);
/** Where everybody of the suite works and every company of it belongs. */
export const OFFICE = 1;

/** The people of one office, and whoever files there. */
export interface FilingDesk {
  readonly gateway: TestGateway;
  /** Files for companies. */
  readonly representative: Caller;
  /** What one of them files, the other has in hand. */
  readonly operators: readonly [Caller, Caller];
  readonly member: Caller;
  readonly revenue: Caller;
  /** The officers who decide, by their role. */
  readonly approvers: Readonly<Partial<Record<Role, Caller>>>;
  readonly registrar: Caller;
  /** Somebody who has only just come to the portal. */
  newcomer(account?: Partial<NewAccount>): Promise<Caller>;
}

/** A person who signs in again where the session is over: after some days, or when one has come to another role. */
async function lasting(gateway: TestGateway, username: string): Promise<Caller> {
  let session = await callerOf(gateway, username);
  return {
    username,
    userId: session.userId,
    get token() {
      return session.token;
    },
    async call(...request) {
      const answer = await session.call(...request);
      if (answer.status !== 401) return answer;
      session = await callerOf(gateway, username);
      return session.call(...request);
    },
  };
}

/** Opens the office of a gateway that has no demonstration data and begins at `BEGINS`. */
export async function openDesk(gateway: TestGateway): Promise<FilingDesk> {
  const person = async (username: string, role: Role, more: Partial<NewAccount> = {}): Promise<Caller> => {
    await gateway.addAccount({ username, role, officeId: OFFICE, ...more });
    return lasting(gateway, username);
  };
  const registrar = await person('krishna', 'APPROVER_2');
  let newcomers = 0;
  return {
    gateway,
    representative: await person('puja', 'COMPANY_REPRESENTATIVE'),
    operators: [await person('gita', 'OPERATOR'), await person('bishnu', 'OPERATOR')],
    member: await person('shanti', 'COMMITTEE'),
    revenue: await person('rita', 'REVENUE_OFFICER'),
    approvers: { APPROVER_1: await person('maya', 'APPROVER_1'), APPROVER_2: registrar },
    registrar,
    newcomer: (account) => person(`newcomer.${++newcomers}`, 'APPLICANT', account),
  };
}

/** The officer who decides at this level. */
export function approverAt({ approvers }: FilingDesk, definition: ProcessDefinition, level: number): Caller {
  const [approver] = rolesAtLevel(definition, level).flatMap((role) => approvers[role] ?? []);
  if (!approver) throw new Error(`Nobody decides on ${definition.process} at level ${level}`);
  return approver;
}
