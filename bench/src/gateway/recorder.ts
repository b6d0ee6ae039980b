import pino from 'pino';
import { startGateway } from '../../../gateway/src/gateway';
import { readConfig } from '../../../gateway/src/platform/config/config';
import { openDatabase } from '../../../gateway/src/platform/database/open-database';
import { openPlatform, type Platform } from '../../../gateway/src/platform/platform';
import type { Place } from './place';

/** A statement as the gateway sent it. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface Recorder {
  /** Origin and /gateway. */
  readonly url: string;
  /** The statements that the gateway sent while this was done. */
  during(work: () => Promise<unknown>): Promise<Statement[]>;
  close(): Promise<void>;
}

/** Opens a place inside the bench. The portal's own code reads and writes there; nothing runs by itself. */
export async function openPlace(place: Place, onStatement?: (statement: Statement) => void): Promise<Platform> {
  const config = readConfig({
    REGISTRAR_DATA: place.folder,
    GATEWAY_PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: place.databaseUrl,
    BUS: 'local',
  });
  const database = await openDatabase(place.database, ({ query: { sql, parameters } }) =>
    onStatement?.({ sql, parameters }),
  );
  return openPlatform(config, { database, log: pino({ level: 'silent' }) });
}

/**
 * A gateway inside the bench that tells which statements it sends, so that the peer always runs the same SQL as the
 * gateway does today.
 */
export async function openRecorder(place: Place): Promise<Recorder> {
  let heard: Statement[] = [];
  const platform = await openPlace(place, (statement) => heard.push(statement));
  const gateway = await startGateway(platform);
  await platform.jobs.stop(); // whatever it does by itself would be taken for a part of the call
  return {
    url: `${gateway.address}/gateway`,
    async during(work) {
      heard = [];
      await work();
      return heard.filter(({ sql }) => !/^(begin|commit|rollback|start transaction)/i.test(sql));
    },
    close: () => gateway.close(),
  };
}

export const changesRows = ({ sql }: Statement): boolean =>
  /^\s*(insert|update|delete|with\b[^]*\b(insert into|delete from|update "))/i.test(sql);
