import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../set-up/root.mjs'

// 64 MB and some tenths of a second for each guess (RFC 7914).
const SCRYPT = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 }
/** Of this machine, or the key to the backup itself. */
const LEFT_OUT = [
  'DATA_DIR',
  'PORT',
  'HOST',
  'DATABASE_URL',
  'MIGRATE_DATABASE_URL',
  'TEST_DATABASE_URL',
  'BACKUP_PASSPHRASE',
  'PG_BIN',
]
/** Below DATA_DIR: what signs, and the passwords of the database's roles. */
const FILES = ['secrets.json', 'archive-key.pem', 'postgres/password', 'postgres/application-password']

/**
 * The settings and keys that another machine needs, encrypted.
 * @param {{ dataDir: string, passphrase: string, settings?: NodeJS.ProcessEnv }} options
 */
export function sealSecrets({ dataDir, passphrase, settings = process.env }) {
  const names = fs.readFileSync(path.join(ROOT, '.env.example'), 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)
  const given = [...names].map(([, name]) => name).filter((name) => settings[name] && !LEFT_OUT.includes(name))
  const content = JSON.stringify({
    settings: Object.fromEntries(given.map((name) => [name, settings[name]])),
    files: Object.fromEntries(
      FILES.filter((name) => fs.existsSync(path.join(dataDir, name))).map((name) => [
        name,
        fs.readFileSync(path.join(dataDir, name), 'utf8'),
      ]),
    ),
  })
  const [salt, iv] = [crypto.randomBytes(16), crypto.randomBytes(12)]
  const cipher = crypto.createCipheriv('aes-256-gcm', crypto.scryptSync(passphrase, salt, 32, SCRYPT), iv)
  const body = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()])
  return Buffer.concat([salt, iv, cipher.getAuthTag(), body]).toString('base64')
}

/**
 * @param {string} sealed by `sealSecrets`
 * @returns {{ settings: Record<string, string>, files: Record<string, string> }}
 * @throws for another passphrase, with a sentence
 */
export function openSecrets(sealed, passphrase) {
  const whole = Buffer.from(sealed, 'base64')
  const [salt, iv, tag, body] = [
    whole.subarray(0, 16),
    whole.subarray(16, 28),
    whole.subarray(28, 44),
    whole.subarray(44),
  ]
  const decipher = crypto.createDecipheriv('aes-256-gcm', crypto.scryptSync(passphrase, salt, 32, SCRYPT), iv)
  decipher.setAuthTag(tag)
  try {
    return JSON.parse(Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8'))
  } catch {
    throw new Error('Adgangssætningen passer ikke til sikkerhedskopien. Sæt BACKUP_PASSPHRASE til den, der gjaldt da.')
  }
}

/** Writes the settings as an .env file that only its owner can read. */
export function writeSettings(settings, file) {
  // Between quotes everything is as it is written.
  const quoteOf = (value) => ["'", '"', '`'].find((mark) => !value.includes(mark)) ?? ''
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${quoteOf(value)}${value}${quoteOf(value)}`)
  fs.writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx' })
}
