import fs from 'node:fs'
import path from 'node:path'

const KEPT_DAYS = 30
const DAY_MS = 86_400_000

/**
 * Sets the build's files aside. An open page, or one kept on a phone, loads scripts of the build it came from. File
 * names change with the contents, so several builds' files can coexist.
 * @param {string} distDir the build's folder
 * @param {string} [from] the folder of the build before it
 */
export function setEarlierFilesAside(distDir, from = distDir) {
  copyMissing(path.join(from, 'static'), asideOf(distDir))
}

/** Copies the files of earlier builds into the new one, and drops those older than a month. */
export function bringEarlierFilesBack(distDir) {
  const aside = asideOf(distDir)
  if (!fs.existsSync(aside)) return
  const oldest = Date.now() - KEPT_DAYS * DAY_MS
  for (const file of filesBelow(aside)) if (fs.statSync(file).mtimeMs < oldest) fs.rmSync(file)
  copyMissing(aside, path.join(distDir, 'static'))
}

/** Adds another build's files to a finished one: pages of the release that is left are still open. */
export function addFilesOf(from, distDir) {
  if (from !== distDir) copyMissing(path.join(from, 'static'), path.join(distDir, 'static'))
}

/** Beside the build's folder, which the framework empties before it builds. */
const asideOf = (distDir) => `${distDir}-earlier`

// Preserves modification times; with the date of the copy, files would never expire. Before the first build there is
// nothing to copy.
function copyMissing(from, to) {
  if (!fs.existsSync(from)) return
  fs.cpSync(from, to, { recursive: true, force: false, errorOnExist: false, preserveTimestamps: true })
}

function filesBelow(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}
