// What a change can affect: the checks that `npm test -- --quick` runs.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { ROOT } from '../set-up/root.mjs'

const SOMETHING = /^(app|components|lib|prisma|docs|scripts|tests)\//
/** Unit tests that read the tree itself, so that no import leads to them from a changed file, and what they read of it. */
export const TREE_READERS = {
  'tests/lint': SOMETHING,
  'tests/inputs': /^lib\//,
  'tests/access': /^(app\/api|lib)\//,
  'lib/domain/audit/command-texts.test.ts': /^lib\//,
  'app/tokens.test.ts': /^(app|components)\//,
  'components/internal/overview.test.ts': /^components\//,
}

/**
 * Which routes each test of each journey asks for, as the runs of all journeys saw it (tests/e2e/steps/visited-routes.ts).
 */
export const VISITS = path.join(ROOT, 'tests/e2e/visits.json')

const SOURCES = ['app', 'components', 'deploy', 'lib', 'prisma', 'scripts', 'tests', 'types']
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts']

const isUnitTest = (file) => /\.test\.(tsx?|mjs)$/.test(file)
const isJourney = (file) => /^tests\/e2e\/.+\.spec\.ts$/.test(file)
const isAnyTest = (file) => isUnitTest(file) || /^tests\//.test(file)
/** Every unit test runs on these. */
const isUnderUnitTests = (file) =>
  /^(package-lock\.json|vitest\.config\.ts|tsconfig\.json)$|^(tests\/setup|prisma\/(schema|migrations)|scripts\/postgres)\//.test(
    file,
  )
/** Every journey runs on these, or no import leads from a page to them. */
const isUnderJourneys = (file) =>
  !isUnitTest(file) &&
  (/^(prisma|public|types|scripts\/(postgres|server|set-up|stand-in))\//.test(file) ||
    /^scripts\/(e2e-server|serve|app)\.mjs$|\.css$|^tests\/e2e\/steps\/(site|test)\.ts$/.test(file) ||
    (/^[^/]+\.(ts|mjs|json)$/.test(file) && file !== 'vitest.config.ts'))
/** The faults kill whole processes: what starts, joins and ends them is theirs. */
const isUnderFaults = (file) =>
  !isUnitTest(file) &&
  /^(prisma\/migrations|scripts\/(postgres|server|set-up)|lib\/server|lib\/integrations\/storage|tests\/faults)\//.test(
    file,
  )

/**
 * The files that differ from a commit, including untracked ones.
 * @param {string} [commit] any revision git accepts, throws otherwise; by default the last one, and the one before it
 * when nothing has changed since
 * @returns {string[]} paths from the root
 */
export function changedSince(commit) {
  const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)
  const differing = (revision) => {
    const [hash] = git('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`)
    return [...git('diff', '--name-only', hash), ...git('ls-files', '--others', '--exclude-standard')]
  }
  if (commit) return differing(commit)
  const unsaved = differing('HEAD')
  return unsaved.length > 0 ? unsaved : differing('HEAD~1')
}

/**
 * What these files can affect.
 * @param {string[]} changed paths from the root
 * @param {{ root?: string, visits?: Record<string, Record<string, string[]>> }} [tree]
 * @returns {{ unit: 'all' | string[], journeys: 'all' | string[], spared: string[], faults: boolean, routes: string[] }} test
 * files, the tests in them that need not run, as `file › title`, and the routes whose answers the change can reach
 */
export function affectedBy(changed, { root = ROOT, visits = readVisits() } = {}) {
  const importers = readImporters(root)
  const reached = reach(changed, importers)
  const all = new Set([...importers.keys(), ...reached])
  const named = changed.filter((file) => !ENDINGS.includes(path.extname(file)) || !importers.has(file))
  const readers = Object.keys(TREE_READERS).filter((reader) => changed.some((file) => TREE_READERS[reader].test(file)))
  const reading = [...all].filter((file) => readers.some((reader) => file === reader || file.startsWith(`${reader}/`)))
  const unit = [...new Set([...reached, ...reading, ...namers(named, root, all)])].filter(isUnitTest).sort()
  const routes = routesOf([...reached, ...neighbours(reached, importers)], importers)
  const isTouched = (asked) => asked.some((route) => routes.includes(route))
  // A file that is reached, or new, runs whole.
  const untouched = (file) =>
    reached.has(file) ? [] : Object.keys(visits[file] ?? {}).filter((title) => !isTouched(visits[file][title]))
  const journeys = [...all]
    .filter((file) => isJourney(file) && (untouched(file).length === 0 || Object.values(visits[file]).some(isTouched)))
    .sort()
  return {
    unit: changed.some(isUnderUnitTests) ? 'all' : unit,
    journeys: changed.some(isUnderJourneys) ? 'all' : journeys,
    spared: journeys.flatMap((file) => untouched(file).map((title) => `${file} › ${title}`)),
    faults: changed.some(isUnderFaults),
    routes,
  }
}

const readVisits = () => (fs.existsSync(VISITS) ? JSON.parse(fs.readFileSync(VISITS, 'utf8')) : {})

/** Every source file, with the files that import it. */
function readImporters(root) {
  const files = SOURCES.flatMap((folder) => sourcesBelow(root, folder))
  const known = new Set(files)
  const importers = new Map(files.map((file) => [file, new Set()]))
  const workers = new Map(files.map((file) => [path.basename(file, '-worker.ts'), file]))
  for (const file of files) {
    const text = fs.readFileSync(path.join(root, file), 'utf8')
    const { importedFiles } = ts.preProcessFile(withoutTypes(text), true, true)
    const imported = importedFiles.map(({ fileName }) => find(fileName, file, known))
    const started = [...text.matchAll(/worker: '([a-z-]+)'/g)].map(([, name]) => workers.get(name))
    for (const other of [...imported, ...started]) if (other) importers.get(other).add(file)
  }
  return importers
}

/** Without what is imported as a type alone: that changes no behaviour, and the compiler checks it. */
function withoutTypes(text) {
  const isOfTypes = (part) => part.startsWith('import type ') || part.startsWith('export type {')
  const quoteAfter = (part, at) => part.slice(at).search(/['"]/) + at + 1
  return text
    .split(/^(?=import |export )/m)
    .map((part) => (isOfTypes(part) ? part.slice(quoteAfter(part, quoteAfter(part, 0))) : part))
    .join('')
}

function sourcesBelow(root, folder) {
  if (!fs.existsSync(path.join(root, folder))) return []
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
}

function find(name, from, known) {
  if (!/^(@\/|\.)/.test(name)) return undefined
  const place = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(from), name)
  return ENDINGS.map((ending) => place + ending).find((file) => known.has(file))
}

/** The files themselves and all that import them, directly or not. */
function reach(files, importers) {
  const reached = new Set(files)
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  return reached
}

/** Tests that name a changed file that nothing imports: a sample, a page's text, a script. */
function namers(files, root, all) {
  const names = files.map((file) => path.basename(file))
  if (names.length === 0) return []
  return [...all].filter((file) => {
    if (!isUnitTest(file) || !fs.existsSync(path.join(root, file))) return false
    const text = fs.readFileSync(path.join(root, file), 'utf8')
    return names.some((name) => text.includes(name))
  })
}

/**
 * What only a job reaches is seen on the pages of its concept: for a changed file that no route imports, the routes of
 * its folder's other files.
 */
function neighbours(reached, importers) {
  const concepts = [...reached].flatMap((file) => /^lib\/domain\/[^/]+\//.exec(file)?.[0] ?? [])
  const alone = [...new Set(concepts)].filter((folder) => {
    const own = [...reached].filter((file) => file.startsWith(folder) && !isAnyTest(file))
    return own.length > 0 && routesOf(reach(own, importers), importers).length === 0
  })
  return alone.flatMap((folder) => [
    ...reach(
      [...importers.keys()].filter((file) => file.startsWith(folder)),
      importers,
    ),
  ])
}

/**
 * A page answers for its own route; a layout, or what is shown in a page's place, for all routes below it.
 * @param {Iterable<string>} files
 * @param {Map<string, unknown>} importers
 * @returns {string[]} names as scripts/server/route-names.mjs writes them
 */
function routesOf(files, importers) {
  const folders = [...files].flatMap((file) => {
    const [, folder, kind] = /^(app(?:\/.*)?)\/([a-z-]+)\.tsx?$/.exec(file) ?? []
    if (!folder || isUnitTest(file)) return []
    return isAnswer(kind) ? [folder] : foldersBelow(`${folder}/`, importers)
  })
  return [...new Set(folders.map(routeName))].sort()
}

const isAnswer = (kind) => kind === 'page' || kind === 'route'

function foldersBelow(folder, importers) {
  const answers = [...importers.keys()].filter((file) => /\/(page|route)\.tsx?$/.test(file))
  return answers.map((file) => path.posix.dirname(file)).filter((place) => `${place}/`.startsWith(folder))
}

function routeName(folder) {
  const parts = folder
    .split('/')
    .slice(1)
    .filter((part) => !/^\(.*\)$/.test(part))
  return `/${parts.map((part) => (part.startsWith('[...') ? '**' : part.startsWith('[') ? '*' : part)).join('/')}`
}
