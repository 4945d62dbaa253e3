import fs from 'node:fs'

const MOST_BYTES = 10 * 1024 * 1024
/** What it says of refused statements may name somebody; /privacy promises that logs are gone after 30 days. */
const MOST_AGE_MS = 14 * 24 * 3600_000
const EVERY_MS = 60_000

/**
 * Keeps PostgreSQL's log, and the one before it, under some 10 MB and under two weeks each, now and while this process
 * lives. Not PostgreSQL's own collector: it bounds by size or by days, and what a server says before it runs would be
 * elsewhere.
 */
export function boundLog(file) {
  moveAside(file)
  setInterval(moveAside, EVERY_MS, file).unref()
}

/** Copied and emptied: the server appends to the open file, and would go on in one that was renamed. */
export function moveAside(file, now = Date.now()) {
  try {
    const { size, birthtimeMs } = fs.statSync(file)
    const aside = `${file}.1`
    const begun = fs.statSync(aside, { throwIfNoEntry: false })?.mtimeMs ?? birthtimeMs
    if (size < MOST_BYTES && now - begun < MOST_AGE_MS) return
    fs.copyFileSync(file, aside)
    fs.truncateSync(file)
  } catch (error) {
    // A full disk too: tried again in a minute, and no reason to stop.
    if (error.code !== 'ENOENT') console.warn(`Loggen ${file} kunne ikke afkortes: ${error.message}`)
  }
}
