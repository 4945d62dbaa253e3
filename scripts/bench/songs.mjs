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
