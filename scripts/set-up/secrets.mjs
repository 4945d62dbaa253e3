import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

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
  if (!fs.existsSync(file)) return undefined
  try {
    const secrets = JSON.parse(fs.readFileSync(file, 'utf8'))
    if (typeof secrets.NEXTAUTH_SECRET === 'string' && secrets.NEXTAUTH_SECRET.length >= 32) return secrets
  } catch {
    // Reported below, like a file without the secret.
  }
  throw new Error(
    `${file} kan ikke læses. Ret den, eller slet den for at få nye hemmeligheder (alle skal logge ind igen).`,
  )
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
