import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { programArgs } from '../set-up/programs.mjs'
import { secretsOf } from '../set-up/secrets.mjs'

const SONG_SECONDS = 80

/**
 * A song and its sheets, each made in a fresh process as in its worker.
 * @returns {Promise<{ sound: { seconds: number, peakMb: number, mp3Bytes: number, m4aBytes: number },
 *   sheets: { coldSeconds: number, warmSeconds: number, peakMb: number } }>}
 */
export async function measureSongs({ url, origin, dataDir }) {
  const settings = { ...secretsOf(dataDir), DATABASE_URL: url, DATA_DIR: dataDir, SITE_URL: origin }
  // As in lib/server/process-pool.ts and lib/domain/songs/sound/make-song-sound.ts.
  const env = { ...process.env, ...settings, LOG_LEVEL: 'error', MALLOC_ARENA_MAX: '2' }
  const run = async (what) => {
    const args = ['--max-semi-space-size=2', ...programArgs('bench-song', what)]
    const { stdout } = await promisify(execFile)(process.execPath, args, { env })
    return JSON.parse(stdout.trim().split('\n').at(-1))
  }
  return { sound: await run(String(SONG_SECONDS)), sheets: await run('sheets') }
}

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
