import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * The running server of this data folder, or null. A stale pid file is not a server, nor is another process that got
 * the same pid since.
 * @returns {{ pid: number, port: number } | null}
 */
export function runningPostmaster(dataDir) {
  const noted = readPidFile(dataDir)
  return noted && isPostmasterOf(noted.pid, dataDir) ? noted : null
}

/** @returns {number | null} the port of the server that left its pid file behind when it died */
export const portOfDead = (dataDir) => readPidFile(dataDir)?.port || null

/**
 * Makes a stale pid file harmless before a start. PostgreSQL handles a dead pid itself; it refuses only when the pid
 * now belongs to another process. The file is then removed, once no process works in the folder: it is also
 * PostgreSQL's guard against two servers on the same data.
 */
export async function clearRecycledPidFile(dataDir) {
  const noted = readPidFile(dataDir)
  if (!noted || isPostmasterOf(noted.pid, dataDir) || !isAlive(noted.pid)) return
  const until = Date.now() + 30_000
  while (worksIn(dataDir)) {
    if (Date.now() > until) throw new Error(`Processer fra en tidligere PostgreSQL arbejder stadig i ${dataDir}.`)
    await pause(100)
  }
  fs.rmSync(path.join(dataDir, 'postmaster.pid'), { force: true })
}

function readPidFile(dataDir) {
  try {
    const lines = fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]) }
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

function isPostmasterOf(pid, dataDir) {
  if (process.platform === 'win32') return isAlive(pid)
  try {
    const command =
      process.platform === 'linux'
        ? fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return /postgres/.test(command) && `${command} `.includes(` ${dataDir} `)
  } catch {
    return false
  }
}

/** @returns {boolean} whether there is a process of this id, whoever's */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

// Every backend has the data folder as its working directory. Only Linux shows that without extra tools.
function worksIn(dataDir) {
  if (process.platform !== 'linux') return false
  const real = fs.realpathSync(dataDir)
  return fs.readdirSync('/proc').some((entry) => {
    if (!/^\d+$/.test(entry)) return false
    try {
      return fs.readlinkSync(`/proc/${entry}/cwd`) === real
    } catch {
      return false
    }
  })
}
