import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from './root.mjs'

/** Reads `.env.local` and `.env` the way Next does: what the environment says already stays. */
export function loadEnvFiles() {
  for (const name of ['.env.local', '.env']) {
    const file = path.join(ROOT, name)
    if (fs.existsSync(file)) process.loadEnvFile(file)
  }
}

/**
 * A whole number from the environment.
 * @throws SettingsError that names the setting, what was found and what is expected
 */
export function readNumber(name, { fallback, min, max }) {
  const written = process.env[name]
  if (!written) return fallback
  const value = Number(written)
  if (Number.isInteger(value) && value >= min && value <= max) return value
  const error = new Error(
    `Indstillingerne kan ikke bruges:\n  - ${name}: '${written}', forventet et helt tal fra ${min} til ${max}`,
  )
  error.name = 'SettingsError'
  throw error
}
