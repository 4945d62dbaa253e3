import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/**
 * The secrets of this data folder: made once, kept in `secrets.json` that only its owner can read. A new one would sign
 * everybody out and make the links in mails already sent worthless. What the environment gives is used instead.
 * @returns {{ NEXTAUTH_SECRET: string }}
 */
export function secretsOf(dataDir) {
  fs.mkdirSync(dataDir, { recursive: true })
  const file = path.join(dataDir, 'secrets.json')
  const secrets = read(file) ?? create(file)
  return { NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET || secrets.NEXTAUTH_SECRET }
}

function read(file) {
  if (!fs.existsSync(file)) return undefined
  try {
    const secrets = JSON.parse(fs.readFileSync(file, 'utf8'))
    if (typeof secrets.NEXTAUTH_SECRET === 'string' && secrets.NEXTAUTH_SECRET.length >= 32) return secrets
  } catch {
    // Said below, as for a file that lacks the secret.
  }
  throw new Error(
    `${file} kan ikke læses. Ret den, eller slet den for at få nye hemmeligheder (alle skal logge ind igen).`,
  )
}

// Written aside and linked into place: of two starters the second finds the first one's, and nobody reads half a file.
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
