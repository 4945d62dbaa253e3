import fs from 'node:fs'
import path from 'node:path'

/** The project folder. The launchers work from it wherever they are called. */
export const ROOT = path.resolve(import.meta.dirname, '../..')

/** In the folder of a release: what it was made from. */
export const RELEASE_FILE = 'release.json'

/** The project folder that was cloned, with `.env`, data and releases: for a release, the one it was made in. */
export const HOME = homeOf(ROOT)

/** The folder of persistent data: database, files, secrets. */
export const dataDir = (env = process.env) => path.resolve(HOME, env.DATA_DIR || '.data')

function homeOf(root) {
  const file = path.join(root, RELEASE_FILE)
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).home : root
}
