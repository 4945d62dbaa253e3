import fs from 'node:fs'
import path from 'node:path'
import { dataDir, ROOT } from './root.mjs'
import { unreadable } from './unreadable.mjs'

/**
 * Loads `.env.local` and `.env` as Next does: existing environment variables take precedence. Then the settings that a
 * restored backup brought along, in the data folder.
 */
export function loadEnvFiles() {
  for (const name of ['.env.local', '.env', null]) {
    const file = name ? path.join(ROOT, name) : path.join(dataDir(), 'settings.env')
    if (fs.existsSync(file)) load(file)
  }
}

function load(file) {
  try {
    // Node says of a file that it may not read that it is not there.
    fs.accessSync(file, fs.constants.R_OK)
    process.loadEnvFile(file)
  } catch (error) {
    console.error(`\n${unreadable(file, error).message}\n`)
    process.exit(1)
  }
}

/**
 * A whole number from the environment.
 * @throws SettingsError that names the setting, its value and the expected range
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
