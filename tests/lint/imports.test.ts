import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { concepts, importRules } from '@/scripts/checks/import-rules.mjs'
import { forbiddenImports } from '@/scripts/checks/imports.mjs'

const root = path.resolve(import.meta.dirname, '../..')

// The import targets of each trial: one file of every kind of folder.
const targets = {
  database: 'lib/server/db.ts',
  driver: 'node_modules/pg/index.js',
  generated: 'generated/prisma/client.ts',
  serverOnly: 'node_modules/server-only/index.js',
  link: 'node_modules/next/link.js',
  env: 'lib/server/env.ts',
  mail: 'lib/integrations/mail/send.ts',
  schema: 'lib/domain/tried/schema.ts',
  queries: 'lib/domain/tried/queries.ts',
  partQueries: 'lib/domain/tried/room/stock-queries.ts',
  command: 'lib/domain/tried/commands/do-it.ts',
  partCommand: 'lib/domain/tried/room/commands/do-it.ts',
  job: 'lib/domain/tried/summary-job.ts',
  errors: 'lib/domain/tried/errors.ts',
  allErrors: 'lib/domain/errors.ts',
  jobs: 'lib/domain/jobs.ts',
  hook: 'lib/domain/tried/client/use-it.ts',
  partHook: 'lib/domain/tried/room/client/use-it.ts',
  screen: 'components/tried/screen.tsx',
  template: 'lib/emails/tried-email.tsx',
  toast: 'components/ui/toast.ts',
  page: 'app/tried/page.tsx',
  shared: 'lib/shared/tried.ts',
}
type Target = keyof typeof targets
const all = Object.keys(targets) as Target[]

const database: Target[] = ['database', 'driver', 'generated']
const browserCode: Target[] = ['hook', 'partHook']
const domain: Target[] = [
  'schema',
  'queries',
  'partQueries',
  'command',
  'partCommand',
  'job',
  'errors',
  'allErrors',
  'jobs',
  ...browserCode,
]
const screens: Target[] = ['screen', 'template', 'toast', 'page']
const serverSide: Target[] = ['queries', 'partQueries', 'command', 'partCommand', 'job', 'errors', 'allErrors', 'jobs']
const server: Target[] = ['database', 'env', 'mail', 'generated', 'serverOnly']

/** What this folder must not import, as documented in docs/architecture.md. */
function forbiddenIn(folder: string): Target[] {
  if (folder.startsWith('app')) return [...database, 'link']
  if (/^components\/(ui|drawings)/.test(folder)) return [...server, ...domain, 'page', 'link']
  if (folder.startsWith('components')) return [...server, ...serverSide, 'page', 'link']
  if (folder.startsWith('lib/emails')) return [...server, ...domain, 'screen', 'toast', 'page']
  if (/^lib\/(shared|client)/.test(folder)) return [...server, ...domain, ...screens]
  if (folder.startsWith('lib/integrations')) return [...database, ...domain, ...screens]
  if (folder.startsWith('lib/server')) return [...domain, ...screens]
  // The list of all jobs is above the concepts.
  if (folder === 'lib/domain') return [...browserCode, 'screen', 'toast', 'page']
  if (isBrowserCode(folder)) return forbiddenToTheBrowser
  return ['command', 'partCommand', ...browserCode, 'screen', 'toast', 'page']
}

const isBrowserCode = (folder: string) => /^lib\/domain\/.+\/client(\/|$)/.test(folder)

/** The same for a concept's client-safe files. Only those in client/ may import each other. */
const forbiddenToTheBrowser: Target[] = [...server, ...serverSide, ...screens]
const sentToTheBrowser = ['schema.ts', 'order-schema.ts', 'policy.ts', 'copy.ts', 'views.ts', 'client/use-it.ts']

const folders = ['app', 'components', 'lib']
  .flatMap((top) => [top, ...foldersBelow(top)])
  .filter((each) => each !== 'lib')
const ofConcepts = folders.filter((each) => /^lib\/domain\/[^/]+/.test(each) && !each.includes('commands'))
const trials = [
  ...folders.map((folder) => ({ file: `${folder}/trial.tsx`, forbidden: forbiddenIn(folder) })),
  ...ofConcepts.flatMap((folder) =>
    sentToTheBrowser.map((name) => {
      const file = `${folder}/trial/${name}`
      return { file, forbidden: [...forbiddenToTheBrowser, ...(isBrowserCode(file) ? [] : browserCode)] }
    }),
  ),
]

function foldersBelow(top: string): string[] {
  return readdirSync(path.join(root, top), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}

// A rule chooses files by their path alone, so dependency-cruiser tries one file for all that the same rules choose.
// The concepts' order is tried below: no target is in one of them.
const rulesOfPlaces = importRules.filter(({ name }) => !name?.startsWith('below-'))
const matches = (file: string, patterns: string | string[] = []) =>
  [patterns].flat().some((pattern) => new RegExp(pattern).test(file))
const kindOf = (file: string) =>
  rulesOfPlaces
    .filter(({ from: { path: chosen = '', pathNot } }) => matches(file, chosen) && !matches(file, pathNot))
    .map(({ name }) => name)
    .join(' ')
const triedFor = new Map(trials.map(({ file }) => [kindOf(file), file]))

// Per file the imports that dependency-cruiser refuses.
const refused = new Map<string, string[]>()

beforeAll(async () => {
  const tree = mkdtempSync(path.join(tmpdir(), 'imports-'))
  const write = (file: string, imported: string[] = []) => {
    const lines = imported.map((module) => `import type { x } from '${module}'\n`)
    mkdirSync(path.join(tree, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(tree, file), `${lines.join('')}export const x = 1\n`)
  }
  for (const file of Object.values(targets)) write(file)
  for (const name of ['pg', 'server-only', 'next'])
    writeFileSync(path.join(tree, `node_modules/${name}/package.json`), `{ "name": "${name}" }`)
  const modules = Object.values(targets).map((file) => {
    const [, module = `@/${file.replace(/\.tsx?$/, '')}`] = /^node_modules\/(.*?)(?:\/index)?\.js$/.exec(file) ?? []
    return module
  })
  for (const file of triedFor.values()) write(file, modules)
  write('lib/domain/tried/act.ts', ['@/lib/domain/tried/commands/do-it'])
  for (const concept of concepts) {
    write(`lib/domain/${concept}/leaf.ts`)
    write(
      `lib/domain/${concept}/trial.ts`,
      concepts.map((other) => `@/lib/domain/${other}/leaf`),
    )
  }
  write('lib/shared/one.ts', ['@/lib/shared/two'])
  write('lib/shared/two.ts', ['@/lib/shared/one'])
  // The trial files are outside the working directory, so dependency-cruiser gets their folder.
  for (const { from, to } of await forbiddenImports(tree, ['app', 'components', 'lib'])) {
    refused.set(from, [...(refused.get(from) ?? []), to])
  }
  rmSync(tree, { recursive: true })
})

it('rules choose files by their path alone', () => {
  expect([...new Set(importRules.flatMap(({ from }) => Object.keys(from)))].toSorted()).toEqual(['path', 'pathNot'])
})

it('imports run one way from every folder', () => {
  const found = trials.map(({ file }) => {
    const ofKind = refused.get(triedFor.get(kindOf(file)) ?? '') ?? []
    return { file, refused: all.filter((target) => ofKind.includes(targets[target])) }
  })
  expect(found).toEqual(
    trials.map(({ file, forbidden }) => ({ file, refused: all.filter((target) => forbidden.includes(target)) })),
  )
})

it('a concept may use its own commands', () => {
  expect(refused.get('lib/domain/tried/act.ts')).toBeUndefined()
})

it('every concept has its place in their order', () => {
  const found = readdirSync(path.join(root, 'lib/domain'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(concepts.toSorted()).toEqual(found.toSorted())
})

it('each concept imports only those before it', () => {
  concepts.forEach((concept, place) => {
    expect((refused.get(`lib/domain/${concept}/trial.ts`) ?? []).toSorted()).toEqual(
      concepts
        .slice(place + 1)
        .map((other) => `lib/domain/${other}/leaf.ts`)
        .toSorted(),
    )
  })
})

it('no two files import each other, not even by type', () => {
  expect(refused.get('lib/shared/one.ts')).toEqual(['lib/shared/two.ts'])
})

it('the environment is read in lib/server/env.ts only', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'))
  copyFileSync(path.join(root, 'biome.json'), path.join(folder, 'biome.json'))
  const files = ['lib/domain/memorials/example.ts', 'lib/server/env.ts']
  for (const file of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), 'export const secret = process.env.NEXTAUTH_SECRET\n')
  }
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', '--vcs-enabled=false', ...files], {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  const refusals = (stdout + stderr).matchAll(/^(\S+?):\d+:\d+ lint\/style\/noProcessEnv/gm)
  expect([...refusals].map(([, file]) => file)).toEqual(['lib/domain/memorials/example.ts'])
})
