import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from './root.mjs'

const OUTPUT = path.join(ROOT, 'generated/workers')

/**
 * Bundles every `*-worker.ts` for the threads and processes lib/server starts (lib/server/worker-file.ts). Unchanged
 * files are left alone.
 * @param {string[]} [folders] where to look for workers; tests have some of their own
 */
export async function ensureWorkers(folders = ['lib/domain']) {
  const { build, stop } = await import('esbuild')
  await build(settings(folders))
  // esbuild's process would live as long as the launcher.
  await stop()
}

/**
 * As `ensureWorkers`, and again at every change, for the development server.
 * @returns {Promise<() => Promise<void>>} stops watching
 */
export async function watchWorkers() {
  const { context } = await import('esbuild')
  const workers = await context({ ...settings(['lib/domain']), logLevel: 'warning' })
  await workers.rebuild()
  await workers.watch()
  return () => workers.dispose()
}

function settings(folders) {
  return {
    entryPoints: folders.flatMap(workersBelow),
    absWorkingDir: ROOT,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outdir: OUTPUT,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    logLevel: 'error',
    write: false,
    plugins: [packagesAside, inPlace],
  }
}

// Packages stay in node_modules, some with programs and fonts beside them. Not esbuild's own `packages: 'external'`:
// it treats a missing module of ours as a package, and the worker would fail on start.
const packagesAside = {
  name: 'packages aside',
  setup: (build) =>
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@/') ? undefined : { path, external: true },
    ),
}

const inPlace = {
  name: 'in place',
  setup: (build) => build.onEnd(({ outputFiles }) => outputFiles?.forEach(putInPlace)),
}

function workersBelow(folder) {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-worker.ts'))
    .map((file) => path.join(folder, file))
}

/** Atomic: a running server starts its next worker from either the old or the new file. */
function putInPlace({ path: file, contents }) {
  if (fs.existsSync(file) && fs.readFileSync(file).equals(contents)) return
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, contents)
  fs.renameSync(draft, file)
}
