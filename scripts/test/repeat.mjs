import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT } from '../set-up/root.mjs'

/** Takes a core and a half: one thread all of the time, and one half of it. */
const BUSY = `
  const { Worker } = require('node:worker_threads')
  const rest = new Int32Array(new SharedArrayBuffer(4))
  function work(restMs) {
    for (;;) {
      const until = performance.now() + 50
      while (performance.now() < until);
      if (restMs > 0) Atomics.wait(rest, 0, 0, restMs)
    }
  }
  new Worker(\`const rest = null; (\${work})(0)\`, { eval: true })
  work(50)
`

/**
 * Runs the same checks several times, each in another order, and prints how each went.
 * @param {{ times: number, isBusy: boolean, args: string[] }} what `args` of this run
 * @returns {Promise<number>} the exit code: 1 when one was red
 */
export async function repeat({ times, isBusy, args }) {
  const logs = path.join(ROOT, 'test-results/repeated')
  fs.mkdirSync(logs, { recursive: true })
  const at = args.indexOf('--times')
  const given = args.filter((arg, place) => place !== at && place !== at + 1 && arg !== '--busy')
  const rows = []
  for (let turn = 1; turn <= times; turn += 1) {
    const log = path.join(logs, `${turn}${isBusy ? '-busy' : ''}.log`)
    rows.push(await runOnce({ log, given: ['--seed', String(randomInt(100_000)), ...given], isBusy }))
    const { code, seconds, last } = rows.at(-1)
    console.log(
      `  ${code === 0 ? '✓' : '✗'}  ${turn} af ${times}: ${seconds.toFixed(0)} s, ${last}  ${path.relative(ROOT, log)}`,
    )
  }
  const median = rows.map(({ seconds }) => seconds).sort((a, b) => a - b)[Math.floor(rows.length / 2)]
  console.log(`\n  Median ${median?.toFixed(0)} s på ${os.availableParallelism()} kerner`)
  return rows.every(({ code }) => code === 0) ? 0 : 1
}

async function runOnce({ log, given, isBusy }) {
  const load = isBusy ? startLoad() : undefined
  const began = performance.now()
  const out = fs.openSync(log, 'w')
  const child = spawn(process.execPath, ['scripts/test.mjs', ...given], { cwd: ROOT, stdio: ['ignore', out, out] })
  const [code] = await once(child, 'exit')
  load?.kill('SIGKILL')
  fs.closeSync(out)
  const last = fs.readFileSync(log, 'utf8').trimEnd().split('\n').at(-1)
  return { code, seconds: (performance.now() - began) / 1000, last }
}

const startLoad = () => spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' })
