import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from './root.mjs'

const OUTPUT = path.join(ROOT, 'generated/programs')

const PROGRAMS = {
  seed: 'prisma/seed/main.ts',
  admin: 'scripts/admin/main.mjs',
  archive: 'scripts/archive/main.mjs',
  files: 'scripts/files/main.mjs',
  restore: 'scripts/restore/main.mjs',
  'check-settings': 'scripts/check-settings.mjs',
  'bench-export': 'scripts/bench/make-export.ts',
  'bench-lay-out': 'scripts/bench/lay-out.ts',
  'bench-song': 'scripts/bench/make-song.ts',
  'bench-variants': 'scripts/bench/make-variants.ts',
}

/**
 * Bundles what runs the application's TypeScript outside Next.js: the programs above, and every `*-worker.ts` for the
 * threads and processes lib/server starts (lib/server/worker-file.ts). Unchanged files are left alone. A production
 * installation without esbuild keeps those of its build.
 * @param {string[]} [folders] where to look for workers; tests have some of their own
 */
export async function ensurePrograms(folders = ['lib/domain']) {
  if (!fs.existsSync(path.join(ROOT, 'node_modules/esbuild'))) return
  const { build, stop } = await import('esbuild')
  await build(settings(folders))
  // esbuild's process would live as long as the launcher.
  await stop()
}

/**
 * As `ensurePrograms`, and again at every change, for the development server.
 * @returns {Promise<() => Promise<void>>} stops watching
 */
export async function watchPrograms() {
  const { context } = await import('esbuild')
  const programs = await context({ ...settings(['lib/domain']), logLevel: 'warning' })
  await programs.rebuild()
  await programs.watch()
  return () => programs.dispose()
}

/** @returns {boolean} whether the programs were bundled, by the build or a launcher that builds */
export const hasPrograms = () => Object.keys(PROGRAMS).every((name) => fs.existsSync(path.join(OUTPUT, `${name}.mjs`)))

/**
 * Arguments to Node that run a program.
 * @param {keyof typeof PROGRAMS} name
 * @param {...string} args the program's own
 * @returns {string[]}
 */
export function programArgs(name, ...args) {
  return ['--conditions=react-server', path.join(OUTPUT, `${name}.mjs`), ...args]
}

function settings(folders) {
  return {
    entryPoints: { ...PROGRAMS, ...Object.fromEntries(folders.flatMap(workersBelow)) },
    absWorkingDir: ROOT,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outdir: OUTPUT,
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
    .map((file) => [path.basename(file, '.ts'), path.join(folder, file)])
}

/** Atomic: a running server starts its next worker from either the old or the new file. */
function putInPlace({ path: file, contents }) {
  if (fs.existsSync(file) && fs.readFileSync(file).equals(contents)) return
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, contents)
  fs.renameSync(draft, file)
}
