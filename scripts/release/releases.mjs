// The folders of releases. Node's own modules only: the packages of this folder may be another release's.
import fs from 'node:fs'
import path from 'node:path'
import { isAlive } from '../postgres/postmaster.mjs'
import { HOME, RELEASE_FILE, ROOT } from '../set-up/root.mjs'

const KEPT = 3
// Written once a release was found good: only such a one is served, or returned to.
const GOOD = 'checked'

/** The folder of all releases, beside the data. */
export const releasesDir = () => path.resolve(HOME, process.env.RELEASES_DIR || '.releases')

const currentLink = () => path.join(releasesDir(), 'current')

/** @returns {string} the folder to serve: of the release in use, or this one where nothing was released */
export function servedFolder() {
  return fs.existsSync(currentLink()) ? fs.realpathSync(currentLink()) : ROOT
}

/** Makes the folder of a release that is not finished yet. */
export function makeFolder(name) {
  const folder = path.join(releasesDir(), name)
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, RELEASE_FILE), JSON.stringify({ home: HOME }))
  return fs.realpathSync(folder)
}

/** @returns {string[]} the folders of finished releases, the oldest first: names begin with the time */
export function listReleases() {
  return foldersOf().filter((folder) => fs.existsSync(path.join(folder, GOOD)))
}

/** The release that is served from now on, also after the next start. */
export function makeCurrent(folder) {
  fs.writeFileSync(path.join(folder, GOOD), '')
  const draft = `${currentLink()}.new`
  fs.rmSync(draft, { force: true })
  fs.symlinkSync(path.basename(folder), draft)
  fs.renameSync(draft, currentLink())
}

/**
 * Removes what was never finished, and all but the last three.
 * @param {string[]} inUse folders that launchers run from: their PostgreSQL loads parts of itself late
 */
export function removeOldReleases(inUse) {
  const kept = new Set([...listReleases().slice(-KEPT), servedFolder(), ...inUse])
  for (const folder of foldersOf()) if (!kept.has(folder)) fs.rmSync(folder, { recursive: true, force: true })
}

function foldersOf() {
  if (!fs.existsSync(releasesDir())) return []
  const real = fs.realpathSync(releasesDir())
  return fs
    .readdirSync(real, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(real, name))
    .filter((folder) => fs.existsSync(path.join(folder, RELEASE_FILE)))
    .sort()
}

/**
 * Runs `act` unless another `npm run release` does.
 * @throws while another one runs
 */
export async function alone(act) {
  fs.mkdirSync(releasesDir(), { recursive: true })
  const lock = path.join(releasesDir(), 'lock')
  const holder = fs.existsSync(lock) && Number(fs.readFileSync(lock, 'utf8'))
  if (holder && isAlive(holder)) throw new Error(`En anden npm run release er i gang (proces ${holder}).`)
  fs.rmSync(lock, { force: true })
  fs.writeFileSync(lock, String(process.pid), { flag: 'wx' })
  try {
    return await act()
  } finally {
    fs.rmSync(lock, { force: true })
  }
}
