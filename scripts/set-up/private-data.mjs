import fs from 'node:fs'
import path from 'node:path'

/** The copies of open pages, which a web server beside the service reads as a user of its own. */
const forEverybody = new Set(['published'])

/**
 * Keeps DATA_DIR from the machine's other users, also one of an earlier version: from now on this process and its
 * children make files that only their user reads, and each entry of the folder is closed, so what is in it is out of
 * reach whatever its own rights. Others may pass through DATA_DIR itself, but not list it. Links are not followed.
 * @param {string} folder made if it is not there
 * @returns {string[]} paths whose rights could not be changed, for they belong to another user
 */
export function keepPrivate(folder) {
  // Folders above it are not ours to close.
  fs.mkdirSync(folder, { recursive: true })
  process.umask(0o077)
  const entries = fs.readdirSync(folder, { withFileTypes: true })
  const rights = entries
    .filter((entry) => entry.isDirectory() || entry.isFile())
    .map((entry) => [path.join(folder, entry.name), rightsOf(entry)])
  return [[folder, 0o711], ...rights].filter(([file, mode]) => !hasRights(file, mode)).map(([file]) => file)
}

function rightsOf(entry) {
  if (entry.isFile()) return 0o600
  return forEverybody.has(entry.name) ? 0o755 : 0o700
}

function hasRights(file, mode) {
  try {
    if ((fs.lstatSync(file).mode & 0o777) !== mode) fs.chmodSync(file, mode)
    return true
  } catch (error) {
    // A file that another process has just removed needs no rights.
    return error.code === 'ENOENT'
  }
}
