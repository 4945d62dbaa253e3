import { spawn } from 'node:child_process'
import { ROOT } from './root.mjs'

const KEPT_CHARACTERS = 20_000

/**
 * Runs a program and captures its output, which is shown only on failure.
 * @param {string} file
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, signal?: AbortSignal }} [options]
 * @returns {Promise<string>} its output
 * @throws with the end of the output in the message
 */
export function runQuietly(file, args, { cwd = ROOT, env = process.env, signal } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd, env, signal, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk) => {
      output = (output + chunk).slice(-KEPT_CHARACTERS)
    }
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    child.once('error', reject)
    child.once('close', (code, killedBy) => {
      if (code === 0) return resolve(output)
      reject(new Error(`${[file, ...args].join(' ')} endte med ${killedBy ?? `kode ${code}`}:\n${output.trim()}`))
    })
  })
}
