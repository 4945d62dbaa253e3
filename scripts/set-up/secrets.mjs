import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { unreadable } from './unreadable.mjs'

/**
 * The secrets of this data folder: created once, stored in `secrets.json`, readable only by its owner. A new secret
 * would sign everybody out and invalidate links in mails. The environment takes precedence.
 * @returns {{ NEXTAUTH_SECRET: string }}
 */
export function secretsOf(dataDir) {
  fs.mkdirSync(dataDir, { recursive: true })
  const file = path.join(dataDir, 'secrets.json')
  const secrets = read(file) ?? create(file)
  return { NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET || secrets.NEXTAUTH_SECRET }
}

function read(file) {
  const text = readText(file)
  if (text === undefined) return undefined
  try {
    const secrets = JSON.parse(text)
    if (typeof secrets.NEXTAUTH_SECRET === 'string' && secrets.NEXTAUTH_SECRET.length >= 32) return secrets
  } catch {
    // Reported below, like a file without the secret.
  }
  // Never to be deleted at a guess: everybody would be signed out, and links in mails and second factors would end.
  throw new Error(
    `${file} er der, men hemmelighederne i den kan ikke bruges. Hent filen fra jeres sikkerhedskopi, og start igen.`,
  )
}

function readText(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw unreadable(file, error)
  }
}

// Written to a temporary file and linked: of two starters the second finds the first one's file, and neither reads
// half of it.
function create(file) {
  const draft = `${file}.${process.pid}`
  const secrets = { NEXTAUTH_SECRET: crypto.randomBytes(48).toString('base64url') }
  fs.writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true })
  try {
    fs.linkSync(draft, file)
    return secrets
  } catch (error) {
    if (error.code === 'EEXIST') return read(file)
    throw error
  } finally {
    fs.rmSync(draft, { force: true })
  }
}
