import { spawn } from 'node:child_process'
import path from 'node:path'
import { ROOT } from '../set-up/root.mjs'

const AGAIN_AFTER_MS = 5_000
// A place that does not answer.
const KILL_AFTER_MS = 12_000

/**
 * Keeps the backup up to date in a process of its own beside the service, if BACKUP_TO is set. One that ends is begun anew.
 * @param {string} ownerUrl of the database, if it is one's own
 * @returns {() => Promise<void>} ends it
 */
export function startFollower(ownerUrl) {
  if (!process.env.BACKUP_TO) return async () => {}
  let child
  let isEnding = false
  let again
  const begin = () => {
    child = spawn(process.execPath, [path.join(ROOT, 'scripts/backup.mjs'), 'follow'], {
      // Ctrl-C reaches only the launcher, which ends this before the database.
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: process.env.DATABASE_URL ? { ...process.env, MIGRATE_DATABASE_URL: ownerUrl } : process.env,
    })
    child.once('exit', () => {
      if (!isEnding) again = setTimeout(begin, AGAIN_AFTER_MS)
    })
  }
  begin()
  return async () => {
    isEnding = true
    clearTimeout(again)
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    const lastResort = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS)
    await exited
    clearTimeout(lastResort)
  }
}
