import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import tls from 'node:tls'
import pg from 'pg'

const DEBIAN = '/usr/lib/postgresql'
const SAID_AT_MOST = 2_000

/**
 * PostgreSQL's own program of at least a major version, the nearest that is installed: in PG_BIN alone if that is set, else
 * where Debian keeps one of each version, or in PATH.
 * @param {'pg_dump' | 'pg_restore'} name
 * @returns {{ file: string, major: number }}
 * @throws with a sentence when there is none, or only older ones
 */
export function clientProgram(name, { atLeast, settings = process.env }) {
  const found = foldersOf(settings)
    .map((folder) => path.join(folder, process.platform === 'win32' ? `${name}.exe` : name))
    .filter((file) => fs.existsSync(file))
    .map((file) => ({ file, major: majorOf(file) }))
    .sort((a, b) => a.major - b.major)
  const fitting = found.find(({ major }) => major >= atLeast)
  if (fitting) return fitting
  const newest = found.at(-1)
  const problem = newest ? `${newest.file} er version ${newest.major}, som er for gammel.` : `${name} findes ikke her.`
  throw new Error(
    `${problem} Installér PostgreSQLs klient i version ${atLeast} eller nyere (Debian: postgresql-client-${atLeast}), ` +
      `eller sæt PG_BIN til mappen med ${name}.`,
  )
}

function foldersOf({ PG_BIN: only, PATH: paths = '' }) {
  if (only) return [only]
  // Before PATH, where Debian has one program that chooses a version by itself.
  const versions = fs.existsSync(DEBIAN) ? fs.readdirSync(DEBIAN).map((major) => path.join(DEBIAN, major, 'bin')) : []
  return [...versions, ...paths.split(path.delimiter).filter(Boolean)]
}

function majorOf(file) {
  try {
    return Number(/ (\d+)/.exec(execFileSync(file, ['--version'], { encoding: 'utf8' }))?.[1] ?? 0)
  } catch {
    // For another kind of machine, or not to be run by this user.
    return 0
  }
}

/**
 * Runs one of those programs on a database. The password is never among its arguments, which everybody on the machine can read.
 * @param {string} file
 * @param {string[]} args
 * @param {{ url: string, folder: string, stdio: import('node:child_process').StdioOptions }} options
 * `folder`: where its certificates are put; `stdio`: the first two
 * @returns {{ child: import('node:child_process').ChildProcess, ended: Promise<string | null> }} `ended`: null, or what it
 * said when it failed
 */
export function runClientProgram(file, args, { url, folder, stdio }) {
  const child = spawn(file, args, {
    env: { ...process.env, LC_ALL: 'C', ...connectionSettings(url, folder) },
    stdio: [...stdio, 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said = (said + text).slice(-SAID_AT_MOST)
  })
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code) => resolve(code === 0 ? null : said.trim() || `${path.basename(file)}: ${code}`))
  })
  return { child, ended }
}

/** What the address means to this program, said as PostgreSQL's own programs read it. */
function connectionSettings(url, folder) {
  const { host, port, user, password, database, ssl } = new pg.Client({ connectionString: url })
  return {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGDATABASE: database,
    ...(password && { PGPASSWORD: password }),
    ...(ssl && encryption(ssl === true ? {} : ssl, folder)),
  }
}

/** They know no authorities of their own; Node has some. */
function encryption({ rejectUnauthorized = true, ca = tls.rootCertificates.join('\n'), cert, key }, folder) {
  const put = (name, content) => {
    const file = path.join(folder, name)
    fs.writeFileSync(file, content, { mode: 0o600 })
    return file
  }
  return {
    PGSSLMODE: rejectUnauthorized ? 'verify-full' : 'require',
    ...(rejectUnauthorized && { PGSSLROOTCERT: put('authorities.pem', ca) }),
    ...(cert && { PGSSLCERT: put('certificate.pem', cert) }),
    ...(key && { PGSSLKEY: put('key.pem', key) }),
  }
}
