import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { concepts } from '@/scripts/checks/import-rules.mjs'
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

describe('imports run one way', () => {
  let tree = ''
  const refused = new Map<string, Set<string>>()

  beforeAll(async () => {
    tree = mkdtempSync(path.join(tmpdir(), 'imports-'))
    const write = (file: string, text: string) => {
      mkdirSync(path.join(tree, path.dirname(file)), { recursive: true })
      writeFileSync(path.join(tree, file), text)
    }
    for (const file of Object.values(targets)) write(file, 'export const x = 1\n')
    for (const name of ['pg', 'server-only', 'next'])
      write(`node_modules/${name}/package.json`, `{ "name": "${name}" }`)
    const lines = Object.values(targets).map((file) => {
      const [, module = `@/${file.replace(/\.tsx?$/, '')}`] = /^node_modules\/(.*?)(?:\/index)?\.js$/.exec(file) ?? []
      return `import type { x } from '${module}'`
    })
    for (const { file } of trials) write(file, `${lines.join('\n')}\n`)
    // The trial files are outside the working directory, so dependency-cruiser gets their folder.
    for (const { from, to } of await forbiddenImports(tree, ['app', 'components', 'lib'])) {
      refused.set(from, (refused.get(from) ?? new Set()).add(to))
    }
  })
  afterAll(() => rmSync(tree, { recursive: true, force: true }))

  it.each(trials)('from $file', ({ file, forbidden }) => {
    const named = all.filter((target) => refused.get(file)?.has(targets[target]))
    expect(named).toEqual(all.filter((target) => forbidden.includes(target)))
  })

  it('a concept may use its own commands', async () => {
    expect(refused.get('lib/domain/tried/room/stock-queries.ts')).toBeUndefined()
    const own = path.join(tree, 'lib/domain/tried/act.ts')
    writeFileSync(own, "import { x } from '@/lib/domain/tried/commands/do-it'\nexport const y = x\n")
    expect(await forbiddenImports(tree, ['lib/domain/tried/act.ts'])).toEqual([])
  })
})

describe('concepts form a direction', () => {
  it('every concept has its place in it', () => {
    const folders = readdirSync(path.join(root, 'lib/domain'), { withFileTypes: true })
    expect(concepts.toSorted()).toEqual(
      folders
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .toSorted(),
    )
  })

  it('each imports only those before it', async () => {
    const tree = mkdtempSync(path.join(tmpdir(), 'concepts-'))
    for (const concept of concepts) {
      mkdirSync(path.join(tree, 'lib/domain', concept), { recursive: true })
      const lines = concepts.map((other) => `import type { x } from '@/lib/domain/${other}/leaf'`)
      writeFileSync(path.join(tree, `lib/domain/${concept}/leaf.ts`), 'export const x = 1\n')
      writeFileSync(path.join(tree, `lib/domain/${concept}/trial.ts`), `${lines.join('\n')}\nexport const y = 1\n`)
    }
    const found = await forbiddenImports(tree, ['lib'])
    rmSync(tree, { recursive: true })
    concepts.forEach((concept, place) => {
      const refused = found.filter(({ from }) => from === `lib/domain/${concept}/trial.ts`).map(({ to }) => to)
      expect(refused.toSorted()).toEqual(
        concepts
          .slice(place + 1)
          .map((other) => `lib/domain/${other}/leaf.ts`)
          .toSorted(),
      )
    })
  })
})

it('no two files import each other, not even by type', async () => {
  const tree = mkdtempSync(path.join(tmpdir(), 'circle-'))
  mkdirSync(path.join(tree, 'lib/shared'), { recursive: true })
  for (const [file, other] of [
    ['one', 'two'],
    ['two', 'one'],
  ]) {
    writeFileSync(
      path.join(tree, `lib/shared/${file}.ts`),
      `import type { X } from '@/lib/shared/${other}'\nexport type Y = X\n`,
    )
  }
  const found = await forbiddenImports(tree, ['lib'])
  rmSync(tree, { recursive: true })
  expect(found.map(({ from, to }) => [from, to])).toContainEqual(['lib/shared/one.ts', 'lib/shared/two.ts'])
})

it('the environment is read in lib/server/env.ts only', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'))
  const broken = (file: string) => {
    copyFileSync(path.join(root, 'biome.json'), path.join(folder, 'biome.json'))
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), 'export const secret = process.env.NEXTAUTH_SECRET\n')
    const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
    const run = spawnSync(process.execPath, [biome, 'lint', '--vcs-enabled=false', file], {
      cwd: folder,
      encoding: 'utf8',
    })
    return run.stdout + run.stderr
  }
  expect(broken('lib/domain/memorials/example.ts')).toContain('noProcessEnv')
  expect(broken('lib/server/env.ts')).not.toContain('noProcessEnv')
  rmSync(folder, { recursive: true })
})
