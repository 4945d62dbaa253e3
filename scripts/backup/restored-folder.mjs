import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runningPostmaster } from '../postgres/postmaster.mjs'
import { writeSettings } from './secrets.mjs'

const UNFINISHED = '.restoring'

/**
 * Where a restore is built, inside the folder it is for: the service finds nothing there until everything is. What an
 * earlier restore left unfinished is removed.
 * @returns {Promise<string>}
 * @throws for a folder that is not empty, with a sentence
 */
export async function makeWay(into) {
  fs.mkdirSync(into, { recursive: true })
  if (fs.readdirSync(into).some((name) => name !== UNFINISHED)) {
    throw new Error(`${into} er ikke tom. Flyt den, eller vælg en anden med --into. Intet er rørt.`)
  }
  const folder = path.join(into, UNFINISHED)
  await clearFolder(folder)
  fs.mkdirSync(folder)
  return folder
}

/** Removes a folder with a database that a killed process may have left running. */
export async function clearFolder(folder) {
  const data = path.join(folder, 'postgres/pgdata')
  const left = runningPostmaster(data)
  if (left) process.kill(left.pid, 'SIGQUIT')
  // By its command, not its number: a number stays taken until somebody has waited for the process.
  while (runningPostmaster(data)) await pause(100)
  fs.rmSync(folder, { recursive: true, force: true })
}

/** The database last, if it is to stand here: without it there is nothing to open. */
export function moveIn({ folder, into, settings, withDatabase }) {
  writeSettings(settings, path.join(folder, 'settings.env'))
  const names = fs.readdirSync(folder).filter((name) => name !== 'postgres')
  for (const name of [...names, ...(withDatabase ? ['postgres'] : [])])
    fs.renameSync(path.join(folder, name), path.join(into, name))
  fs.rmSync(folder, { recursive: true })
}
