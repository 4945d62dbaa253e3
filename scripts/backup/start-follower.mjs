import { spawn } from 'node:child_process'
import path from 'node:path'
import { ROOT } from '../set-up/root.mjs'

const AGAIN_AFTER_MS = 5_000
// A place that does not answer.
const KILL_AFTER_MS = 12_000

/**
 * Keeps the backup up to date in a process of its own beside the service, if BACKUP_TO is set and the database is the
 * embedded one. One that ends is begun anew.
 * @returns {() => Promise<void>} ends it
 */
export function startFollower() {
  if (!process.env.BACKUP_TO || process.env.DATABASE_URL) return async () => {}
  let child
  let isEnding = false
  let again
  const begin = () => {
    child = spawn(process.execPath, [path.join(ROOT, 'scripts/backup.mjs'), 'follow'], {
      // Ctrl-C reaches only the launcher, which ends this before the database.
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
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
