import { spawnSync } from 'node:child_process'
import { isInstalled } from '../set-up/install.mjs'
import { requireNodeVersion } from '../set-up/node-version.mjs'
import { ensurePrograms, programArgs } from '../set-up/programs.mjs'
import { dataDir, ROOT } from '../set-up/root.mjs'
import { loadEnvFiles } from '../set-up/settings.mjs'
import { end, endOnSignals } from './clean-up.mjs'

/**
 * Does what was asked on the command line, and ends the process with the exit code: 2, with the usage, for another verb.
 * @param {{ usage: string, verbs: string[], act: (verb: string, rest: string[]) => Promise<number> }} program
 */
export async function answerVerb({ usage, verbs, act }) {
  requireNodeVersion()
  process.chdir(ROOT)
  loadEnvFiles()
  const [verb, ...rest] = process.argv.slice(2)
  const asksForHelp = !verb || verb === 'help' || process.argv.includes('--help')
  if (asksForHelp || !verbs.includes(verb)) {
    console.error(asksForHelp ? usage : `\n  Ukendt: ${verb}${usage}`)
    process.exit(asksForHelp ? 0 : 2)
  }
  endOnSignals()
  try {
    await end(await act(verb, rest))
  } catch (error) {
    console.error(`\n${error.message}\n`)
    await end(1)
  }
}

/**
 * Opens the database that the launchers would use, and sets what the application's code needs.
 * @returns {Promise<{ ownerUrl: string, role: string }>}
 */
export async function enterInstallation() {
  if (!isInstalled()) throw new Error('Pakkerne mangler eller er forældede. Kør først: npm ci')
  const { openDatabase } = await import('./prepare-database.mjs')
  const { secretsOf } = await import('../set-up/secrets.mjs')
  await ensurePrograms()
  const { url, ...owner } = await openDatabase()
  Object.assign(process.env, {
    ...secretsOf(dataDir()),
    DATA_DIR: dataDir(),
    DATABASE_URL: url,
    SITE_URL: process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`,
    LOG_LEVEL: 'error',
  })
  return owner
}

/** Runs one of the programs to its end. Returns its exit code. */
export function runProgram(name, args) {
  const { status } = spawnSync(process.execPath, programArgs(name, ...args), { stdio: 'inherit' })
  return status ?? 1
}
