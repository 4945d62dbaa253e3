import fs from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { dataDir, HOME } from './root.mjs'
import { unreadable } from './unreadable.mjs'

/**
 * Loads `.env.local` and `.env` as Next does: existing environment variables take precedence. Then the settings that a
 * restored backup brought along, in the data folder.
 */
export function loadEnvFiles() {
  Object.assign(process.env, withEnvFiles(process.env))
}

/**
 * An environment together with those files as they are now.
 * @param {NodeJS.ProcessEnv} given takes precedence
 * @returns {NodeJS.ProcessEnv}
 */
export function withEnvFiles(given) {
  const own = { ...read(path.join(HOME, '.env')), ...read(path.join(HOME, '.env.local')), ...given }
  return { ...read(path.join(dataDir(own), 'settings.env')), ...own }
}

function read(file) {
  if (!fs.existsSync(file)) return {}
  try {
    return parseEnv(fs.readFileSync(file, 'utf8'))
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
