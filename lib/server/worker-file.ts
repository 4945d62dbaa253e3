import 'server-only'
import path from 'node:path'

/**
 * Path of a worker's program: `proof` is bundled from `proof-worker.ts` by scripts/set-up/programs.mjs before the
 * application, the development server and the tests start. A path, not an import: the framework's bundler would build
 * its own program, without the files that the worker reads from disk.
 */
export function workerFile(name: string): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), 'generated/programs', `${name}-worker.mjs`)
}

/** The condition the application is bundled with; without it, modules that import 'server-only' refuse to load. */
export const workerArgs: readonly string[] = ['--conditions=react-server']
