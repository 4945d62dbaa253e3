// A test file leaves nothing to the next one in its process: the settings, the clock, the globals, what runs on by
// itself, and the folder for temporary files are as they were.
import fs from 'node:fs'
import os from 'node:os'
import { vi } from 'vitest'

/** Counts repeating timers that keep their process alive. Installed once in a process. */
globalThis.mindelundRepeating ??= watchIntervals()
const repeating = globalThis.mindelundRepeating

/**
 * @param {Record<string, unknown>} env the application's settings
 * @returns {() => string[]} what is no longer as it was when this was called, in words
 */
export function watchLeftovers(env) {
  const before = snapshot(env)
  return () => {
    const after = snapshot(env)
    const found = []
    for (const name of new Set([...Object.keys(before.settings), ...Object.keys(after.settings)])) {
      if (before.settings[name] !== after.settings[name]) found.push(`the setting ${name}`)
    }
    for (const name of REPLACED) if (before.globals[name] !== after.globals[name]) found.push(`the global ${name}`)
    if (vi.isFakeTimers() || vi.getMockedSystemTime() !== null) found.push('a turned clock')
    if (after.servers > before.servers) found.push('an open server')
    if (after.intervals > before.intervals) found.push('a repeating timer')
    for (const name of fs.readdirSync(os.tmpdir())) found.push(`the temporary file ${name}`)
    return found
  }
}

/** Set by a library when it is first loaded. */
const ofLibraries = { VIPSHOME: undefined }
/** What a test may replace, or pretend to have. Libraries make globals of other names when they are loaded. */
const REPLACED = [
  ...[
    'fetch',
    'Date',
    'setTimeout',
    'setInterval',
    'clearTimeout',
    'navigator',
    'crypto',
    'performance',
    'Notification',
  ],
  ...[
    'window',
    'document',
    'location',
    'localStorage',
    'sessionStorage',
    'HTMLElement',
    'indexedDB',
    'caches',
    'Worker',
  ],
]

function snapshot(env) {
  return {
    settings: { ...process.env, ...env, ...ofLibraries },
    globals: Object.fromEntries(REPLACED.map((name) => [name, globalThis[name]])),
    servers: process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length,
    intervals: [...repeating].filter((timer) => timer.hasRef()).length,
  }
}

function watchIntervals() {
  const alive = new Set()
  const { setInterval, clearInterval } = globalThis
  globalThis.setInterval = (...given) => {
    const timer = setInterval(...given)
    alive.add(timer)
    return timer
  }
  globalThis.clearInterval = (timer) => {
    alive.delete(timer)
    clearInterval(timer)
  }
  return alive
}
