import { spawn } from 'node:child_process'
import readline from 'node:readline'
import { ROOT } from '../set-up/root.mjs'

const running = new Set()

/**
 * Runs one check and prints its lines as they come, each prefixed with the name of the check.
 * @param {{ name: string, args: string[], env?: NodeJS.ProcessEnv }} check arguments to Node
 * @returns {Promise<{ name: string, isGreen: boolean }>}
 */
export function runCheck({ name, args, env = process.env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    for (const stream of [child.stdout, child.stderr]) {
      readline.createInterface({ input: stream }).on('line', (line) => console.log(`[${name}] ${line}`))
    }
    child.once('error', reject)
    child.once('close', (code) => {
      running.delete(child)
      resolve({ name, isGreen: code === 0 })
    })
  })
}

/** Sends SIGTERM to every running check. */
export function stopChecks() {
  for (const child of running) child.kill('SIGTERM')
}
