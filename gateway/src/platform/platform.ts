import pino, { type Logger } from 'pino';
import { Background } from './background';
import type { Bus } from './bus/bus';
import { openBus } from './bus/open-bus';
import { MovableClock, systemClock, type Clock } from './clock';
import type { Config } from './config/config';
import { migrate } from './database/migrate';
import { GATEWAY_CONNECTIONS, openDatabase, type OpenDatabase } from './database/open-database';
import { createRunUnitOfWork, type RunUnitOfWork } from './unit-of-work';
import { createFileReader, type FileReader } from './files/file-reader';
import { uuidv7, type NewId } from './ids';
import { JobWorker } from './jobs/job-worker';
import { createMetrics, type Metrics } from './metrics';
import { mailJob, smsJob } from './outbound/message-jobs';
import { openOutbound } from './outbound/open-outbound';
import { createPdfEngine, type PdfEngine } from './pdf/pdf-engine';
import { openPdfSigner, type PdfSigner } from './signing/pdf-signer';
import { openTimestampAuthority, type TimestampAuthority } from './signing/timestamp-authority';
import { ValidationSource } from './signing/validation-data';
import { openStorage } from './storage/open-storage';
import type { PartStore } from './storage/part-store';
import type { Storage } from './storage/storage';

/** What every capability stands on. */
export interface Platform {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly database: OpenDatabase;
  readonly runUnitOfWork: RunUnitOfWork;
  readonly jobs: JobWorker;
  readonly background: Background;
  readonly bus: Bus;
  readonly storage: Storage;
  /** Says what a stranger's file is. */
  readonly files: FileReader;
  readonly pdf: PdfEngine;
  readonly signer: PdfSigner;
  readonly timestamps: TimestampAuthority | null;
  /** Parts of files on their way. */
  readonly parts: PartStore;
  readonly metrics: Metrics;
  isStopping(): boolean;
  /** From now on it is not ready, though it works on. */
  announceStop(): void;
  /** Finishes what is in hand, then closes everything. */
  close(): Promise<void>;
}

export interface PlatformParts {
  readonly clock?: Clock;
  readonly newId?: NewId;
  readonly log?: Logger;
  /** A database that is open already; tests start it from a template. */
  readonly database?: OpenDatabase;
}

export async function openPlatform(config: Config, parts: PlatformParts = {}): Promise<Platform> {
  const log = parts.log ?? pino({ level: config.logLevel, base: { service: 'gateway' } });
  const clock = parts.clock ?? (config.mode === 'embedded' ? new MovableClock() : systemClock);
  const newId = parts.newId ?? uuidv7;
  const database = parts.database ?? (await openDatabase(config.database, undefined, GATEWAY_CONNECTIONS));
  try {
    const taken = await database.directly(migrate);
    if (taken.length > 0) log.info({ migrations: taken }, 'the database was brought up to date');
    database.replica?.watch(log);
    const metrics = createMetrics(database);
    const bus = await openBus(config.bus, log);
    const jobs = new JobWorker({
      db: database.db,
      clock,
      log,
      onSettled: (kind, outcome) => metrics.jobs.inc({ kind, outcome }),
    });
    const background = new Background(log);
    const { storage, parts } = openStorage(config);
    const files = createFileReader(log);
    const pdf = createPdfEngine();
    const timestamps = config.timestamps && openTimestampAuthority(config.timestamps);
    const signer = openPdfSigner(config.signing, { timestamps, validation: new ValidationSource(log) });
    const outbound = openOutbound(config, storage);
    jobs.handle(mailJob, (mail, { key }) => outbound.sendMail(mail, key));
    jobs.handle(smsJob, (sms, { key }) => outbound.sendSms(sms, key));

    let stopping = false;
    return {
      config,
      log,
      clock,
      newId,
      database,
      jobs,
      background,
      bus,
      metrics,
      storage,
      parts,
      files,
      pdf,
      signer,
      timestamps,
      runUnitOfWork: createRunUnitOfWork({ db: database.db, clock, newId, wakeJobs: (kinds) => jobs.wake(kinds) }),
      isStopping: () => stopping,
      announceStop: () => void (stopping = true),
      async close() {
        stopping = true;
        await jobs.stop();
        await background.settled();
        await files.close();
        await pdf.close();
        await bus.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
