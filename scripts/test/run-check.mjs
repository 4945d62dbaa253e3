import { spawn } from 'node:child_process'
import os from 'node:os'
import readline from 'node:readline'
import { ROOT } from '../set-up/root.mjs'

/**
 * @typedef {{ name: string, isGreen: boolean, seconds: number, busy: number }} Ended `busy` is the share of the
 * machine's processors that worked meanwhile, 0 to 1, whoever used them
 */

/**
 * Runs one check and prints its lines as they come, each prefixed with the name of the check.
 * @param {{ name: string, args: string[], env?: NodeJS.ProcessEnv }} check arguments to Node
 * @returns {Promise<Ended>}
 */
export function runCheck({ name, args, env = process.env }) {
  return new Promise((resolve, reject) => {
    const watch = stopwatch()
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) {
      readline.createInterface({ input: stream }).on('line', (line) => console.log(`[${name}] ${line}`))
    }
    child.once('error', reject)
    child.once('close', (code) => resolve({ name, isGreen: code === 0, ...watch() }))
  })
}

/** @returns {() => { seconds: number, busy: number }} */
export function stopwatch() {
  const began = performance.now()
  const before = processorTimes()
  return () => {
    const { idle, total } = processorTimes()
    const spent = total - before.total
    const busy = spent > 0 ? 1 - (idle - before.idle) / spent : 0
    return { seconds: (performance.now() - began) / 1000, busy }
  }
}

function processorTimes() {
  const all = os.cpus().map(({ times }) => times)
  const sum = (of) => all.reduce((total, times) => total + of(times), 0)
  return {
    idle: sum(({ idle }) => idle),
    total: sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq),
  }
}
