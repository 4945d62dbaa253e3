import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

/**
 * Why a file of settings or secrets cannot be read, and what to do.
 * @param {string} file it is there
 * @returns {Error} a sentence with the file's owner, and never the advice to delete it
 */
export function unreadable(file, cause) {
  if (cause.code !== 'EACCES' && cause.code !== 'EPERM') {
    return new Error(`${file} kan ikke læses (${cause.message}). Ret det, og start igen.`, { cause })
  }
  return new Error(
    `${file} tilhører ${nameOf(ownerOf(file))}, og siden kører som ${nameOf(process.getuid?.())}, som ikke må læse den. ` +
      'Start som den bruger, filen tilhører, eller giv filen til den, der kører siden: ' +
      `chown ${nameOf(process.getuid?.())} ${file}`,
    { cause },
  )
}

/** Undefined where we may not even ask: then the folder is closed too. */
function ownerOf(file) {
  try {
    return fs.statSync(file).uid
  } catch {
    return undefined
  }
}

function nameOf(uid) {
  if (uid === undefined) return 'en anden bruger'
  try {
    return execFileSync('id', ['-un', String(uid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return `bruger ${uid}`
  }
}
