import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HostConfiguration } from './configuration';
import type { DeployTokens } from './deploy-tokens';
import { replaceFile } from './durable-file';
import { failure } from './failure';
import { writePublication } from './publications';
import { isTwin } from './release-files';
import {
  isComplete,
  isFileName,
  isRemoteName,
  isSameRelease,
  isVersion,
  SHELL,
  verifyRelease,
  versionFolder,
} from './published-remotes';
import type { ShellProvisions } from './shell-provision';
import type { WatchedRemotes } from './watched-remotes';

interface FileAddress {
  /** Of a remote; the shell's addresses have none. */
  readonly name?: string;
  readonly version: string;
  readonly file: string;
}

const ADDRESSES = ['/remotes/:name/:version/:file', '/shell/:version/:file'] as const;
const LARGEST_FILE = 20 * 1024 * 1024;
const REFUSED = {
  incomplete: { message: 'The release is incomplete.', code: 'INCOMPLETE' },
  unfit: { message: 'This portal cannot show the release.', code: 'UNFIT' },
} as const;

const isSane = ({ name, version, file }: FileAddress): boolean =>
  (name === undefined || isRemoteName(name)) && isVersion(version) && isFileName(file);

/**
 * Published versions never change, so their files may be kept for ever; a missing one is a plain 404. Answering with
 * the portal's page instead would make the browser run HTML as a script.
 */
export function remoteFiles(
  app: FastifyInstance,
  configuration: HostConfiguration,
  tokens: DeployTokens,
  watched: WatchedRemotes,
  shell: ShellProvisions,
  now: () => Date,
): void {
  for (const address of ADDRESSES) {
    app.get<{ Params: FileAddress }>(address, (request, reply) => {
      const { name = SHELL, version, file } = request.params;
      if (!isSane(request.params)) return failure(reply, 404, 'There is no such file.', 'NOT_FOUND');
      const development = watched.folderOf(name, version);
      if (development !== undefined) return reply.sendFile(file, development, { immutable: false, maxAge: 0 });
      return reply.sendFile(file, versionFolder(configuration.portalFolder, name, version), {
        immutable: true,
        maxAge: '365d',
      });
    });
  }

  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_FILE }, (_request, body, done) =>
      done(null, body),
    );
    const teamOf = ({ headers, params: { name = SHELL } }: FastifyRequest<{ Params: FileAddress }>) =>
      tokens.publisherOf(headers.authorization, name);

    /**
     * One file of a release. `meta.json` comes last; it is kept only if every file is the one it names, and from then
     * on the version takes nothing more. The same file again is no fault, another is; of the same sources built from
     * another commit only `meta.json` differs, in the commit, and the first one stays.
     */
    for (const address of ADDRESSES)
      uploads.put<{ Params: FileAddress; Body: Buffer }>(
        address,
        {
          // Before the body: strangers do not get to fill the memory with files that are then refused.
          onRequest: async (request, reply) => {
            if (teamOf(request) === undefined)
              return failure(reply, 401, 'A deploy token for this remote is needed.', 'DEPLOY_TOKEN');
          },
        },
        (request, reply) => {
          const { name = SHELL, version, file } = request.params;
          if (!isSane(request.params) || version === 'dev')
            return failure(reply, 400, 'This is not the name of a release file.', 'FILE_NAME');
          const target = join(versionFolder(configuration.portalFolder, name, version), file);
          const there = existsSync(target) ? readFileSync(target) : undefined;
          if (there?.equals(request.body) || (there && file === 'meta.json' && isSameRelease(there, request.body)))
            return reply.code(200).send({ success: true, status: 200, message: 'Already there.' });
          // of a version that is not complete yet, a twin may come again more closely packed: what it holds is looked
          // at in the end
          if ((there && !isTwin(file)) || isComplete(configuration.portalFolder, name, version)) {
            return failure(reply, 409, 'A published version never changes. Publish a new one.', 'IMMUTABLE');
          }
          if (file === 'meta.json') {
            const release = verifyRelease(
              configuration.portalFolder,
              name,
              version,
              request.body.toString('utf8'),
              shell.current,
            );
            if (!release.ok)
              return failure(reply, 422, REFUSED[release.reason].message, REFUSED[release.reason].code, {
                problems: release.problems,
              });
            const team = teamOf(request) ?? '';
            writePublication(configuration.portalFolder, name, version, { by: team, completedAt: now().toISOString() });
            request.log.info({ name, version, team }, 'version published');
          }
          replaceFile(target, request.body);
          return reply.code(201).send({ success: true, status: 201, message: 'Stored.' });
        },
      );
  });
}
