// `npm run release`: updates without a gap (docs/decisions/075-releases.md). Node's own modules only: the packages of this
// folder may be older than its code.
import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { askLaunchers } from './release/control.mjs'
import { alone, listReleases, makeCurrent, makeFolder, removeOldReleases, servedFolder } from './release/releases.mjs'
import { addFilesOf, setEarlierFilesAside } from './set-up/earlier-files.mjs'
import { installPackages } from './set-up/install.mjs'
import { requireNodeVersion } from './set-up/node-version.mjs'
import { step } from './set-up/progress.mjs'
import { HOME } from './set-up/root.mjs'
import { runQuietly } from './set-up/run-command.mjs'
import { loadEnvFiles } from './set-up/settings.mjs'

const USAGE = `
  npm run release            bygger den udgave, der er hentet (git), ved siden af den, der kører, prøver den og skifter
  npm run release -- back    skifter tilbage til udgaven før
  npm run release -- list    viser de udgaver, der kan skiftes til
  npm run release -- NAVN    skifter til en af dem
`

requireNodeVersion()
process.chdir(HOME)
loadEnvFiles()
const verb = process.argv[2] ?? ''
const named = listReleases().find((folder) => path.basename(folder) === verb)
const act = named ? () => use(named) : { '': make, back, list }[verb]
if (!act) {
  console.error(USAGE)
  process.exit(verb === 'help' ? 0 : 2)
}
try {
  await alone(act)
} catch (error) {
  console.error(`\n${error.message}\n`)
  process.exitCode = 1
}

async function make() {
  const commit = git('rev-parse', '--short', 'HEAD').trim()
  if (git('status', '--porcelain', '--untracked-files=no')) {
    console.log(`\n  Ændringer, der ikke er gemt i git, kommer ikke med: udgaven er ${commit}.\n`)
  }
  const folder = makeFolder(`${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}-${commit}`)
  try {
    await step('Lægger koden frem', () => unpack(commit, folder))
    await step('Henter pakkerne', () => installPackages(folder))
    setEarlierFilesAside(path.join(folder, '.next'), path.join(servedFolder(), '.next'))
    await step('Bygger siderne', () => build(folder))
    await use(folder)
  } catch (error) {
    if (servedFolder() !== folder) fs.rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

async function back() {
  const releases = listReleases()
  const former = releases[releases.indexOf(servedFolder()) - 1]
  if (!former) throw new Error('Der er ingen tidligere udgave at skifte tilbage til.')
  await use(former)
}

async function list() {
  for (const folder of listReleases()) {
    console.log(`  ${folder === servedFolder() ? '→' : ' '} ${path.basename(folder)}`)
  }
}

/** Tries a finished release, and has it served. */
async function use(folder) {
  const tried = spawnSync(process.execPath, ['scripts/release/try.mjs'], { cwd: folder, stdio: 'inherit' })
  if (tried.status !== 0) throw new Error('Udgaven bruges ikke. Den, der kører, kører videre.')
  addFilesOf(path.join(servedFolder(), '.next'), path.join(folder, '.next'))
  const launchers = await askLaunchers({ serve: folder })
  makeCurrent(folder)
  removeOldReleases(launchers.map(({ launcher }) => launcher))
  const name = path.basename(folder)
  console.log(launchers.length > 0 ? `\n  ${name} kører nu.\n` : `\n  ${name} er klar. Start den med: npm start\n`)
}

async function unpack(commit, folder) {
  const archive = path.join(folder, 'code.tar')
  await runQuietly('git', ['archive', '--format=tar', '-o', archive, commit], { cwd: HOME })
  await runQuietly('tar', ['-xf', archive, '-C', folder])
  fs.rmSync(archive)
}

async function build(folder) {
  await runQuietly(process.execPath, ['scripts/build.mjs'], { cwd: folder, env: { ...process.env, NEXT_DIST_DIR: '' } })
}

function git(...args) {
  try {
    return execFileSync('git', args, { cwd: HOME, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (cause) {
    throw new Error(`En udgave laves af koden i git, og git svarer ikke her:\n${cause.stderr ?? cause.message}`, {
      cause,
    })
  }
}
