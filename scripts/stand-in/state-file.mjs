import fs from 'node:fs'
import { emptyState } from './world.mjs'

/** What was kept in `stand-in.json`; a file that cannot be read is put aside and begun anew. */
export function readKept(file) {
  if (!fs.existsSync(file)) return { state: emptyState() }
  try {
    const { state, ...keys } = JSON.parse(fs.readFileSync(file, 'utf8'))
    return { ...keys, state: { ...emptyState(), ...state } }
  } catch {
    fs.renameSync(file, `${file}.unreadable`)
    return { state: emptyState() }
  }
}

/** Written beside it and renamed, so that a crash leaves the old or the new one. */
export function keep(file, kept) {
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, JSON.stringify(kept), { mode: 0o600, flush: true })
  fs.renameSync(draft, file)
}
