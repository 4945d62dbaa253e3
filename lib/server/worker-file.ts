import 'server-only'
import path from 'node:path'

/**
 * The program of a worker: `proof` is bundled from `proof-worker.ts` by scripts/set-up/workers.mjs, whoever starts the
 * application, the development server or the tests. By path and not by import: the framework's bundler would make a
 * program of its own, without what it reads from the disk.
 */
export function workerFile(name: string): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), 'generated/workers', `${name}-worker.mjs`)
}

/** As the application itself is bundled: without it the modules for the server alone refuse to load. */
export const workerArgs: readonly string[] = ['--conditions=react-server']
