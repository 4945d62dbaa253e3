import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { programArgs } from '../set-up/programs.mjs'
import { secretsOf } from '../set-up/secrets.mjs'

// A thousand codes, each drawn, written in three formats and read back by two decoders under eleven kinds of wear,
// take two cores over ten minutes. The rate is the same for fewer; BENCH_EXPORT_CODES=1000 measures them all.
const CODES = Number(process.env.BENCH_EXPORT_CODES || 200)

/**
 * An export of that many codes as SVG, DXF and PDF, through the job's own functions, and its ZIP.
 * @returns {Promise<{ codes: number, files: number, withheld: number, makeSeconds: number, codesPerSecond: number,
 * zipBytes: number, zipSeconds: number }>}
 */
export async function measureExports({ url, origin, dataDir }) {
  const settings = { ...secretsOf(dataDir), DATABASE_URL: url, DATA_DIR: dataDir, SITE_URL: origin }
  const env = { ...process.env, ...settings, LOG_LEVEL: 'error' }
  const args = programArgs('bench-export', String(CODES))
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  const found = JSON.parse(stdout.trim().split('\n').at(-1))
  return { ...found, codesPerSecond: found.codes / found.makeSeconds }
}
