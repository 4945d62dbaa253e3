import fs from 'node:fs'
import path from 'node:path'

const KEPT_DAYS = 30
const DAY_MS = 86_400_000

/**
 * A page that stands open, or is kept on a phone, asks for script of the build it came from. Their names change with
 * their contents, so the files of several builds live side by side.
 * @param {string} distDir the build's folder
 */
export function setEarlierFilesAside(distDir) {
  const files = path.join(distDir, 'static')
  if (fs.existsSync(files)) copyMissing(files, asideOf(distDir))
}

/** Puts the files of earlier builds beside those of the new one, and drops what is older than a month. */
export function bringEarlierFilesBack(distDir) {
  const aside = asideOf(distDir)
  if (!fs.existsSync(aside)) return
  const oldest = Date.now() - KEPT_DAYS * DAY_MS
  for (const file of filesBelow(aside)) if (fs.statSync(file).mtimeMs < oldest) fs.rmSync(file)
  copyMissing(aside, path.join(distDir, 'static'))
}

/** Beside the build's folder: the framework empties that one before it builds. */
const asideOf = (distDir) => `${distDir}-earlier`

// The day a file was made goes with it; the day it was copied would never come to an end.
function copyMissing(from, to) {
  fs.cpSync(from, to, { recursive: true, force: false, errorOnExist: false, preserveTimestamps: true })
}

function filesBelow(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}
