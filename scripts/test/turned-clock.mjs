import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { runQuietly } from '../set-up/run-command.mjs'

const LIBRARIES = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`)

/**
 * The environment in which a process and all it starts, PostgreSQL included, find this time when they start. Clocks that
 * only count on are left alone. Installs Debian's libfaketime when it is missing.
 * @param {string} time Danish wall-clock time, such as '2028-02-29T12:00'
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function turnedClock(time) {
  const { Temporal } = await import('temporal-polyfill')
  const then = Temporal.PlainDateTime.from(time).toZonedDateTime('Europe/Copenhagen').epochMilliseconds
  const find = () => LIBRARIES.find((file) => fs.existsSync(file))
  if (!find()) {
    spawnSync('apt-get', ['update', '-q'])
    await runQuietly('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'faketime'])
  }
  const seconds = Math.round((then - Date.now()) / 1000)
  return {
    LD_PRELOAD: find(),
    FAKETIME: `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  }
}
