import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { followFiles, readFileIndex } from './file-index.mjs'
import { connect, listPoints, readEarlier, readEra, readPoint, removeOld, takeBackup } from './take.mjs'
import { verifyBackup } from './verify.mjs'
import { listWal, shipWal } from './wal.mjs'

const LOG_EVERY_MS = 20_000
const FILES_EVERY_MS = 15_000
/** Looking through the files takes at most this share of the time. */
const LOOKING_SHARE = 0.1
const BASE_LOOK_EVERY_MS = 60_000
const BASE_AGAIN_AFTER_MS = 900_000
/** Another machine may follow this database: as soon as that has ended this one does. */
const LEADER_EVERY_MS = 15_000
// An arbitrary number.
const LEADER_LOCK = 20_261_212
/** The night's backup is made from here on, UTC. */
const NIGHT_HOUR = 1

/**
 * Takes a backup each night and keeps the files' less than a minute behind the running service, until `signal`; the database's
 * too, where the log is ours to take. Of several processes on one database one does it.
 * @param {{ place: import('./place.mjs').Place, ownerUrl: string, home: string | null, dataDir: string, passphrase: string,
 *   signal: AbortSignal }} options `home` as in `takeBackup`
 */
export async function follow({ place, ownerUrl, home, dataDir, passphrase, signal }) {
  const client = await connect(ownerUrl)
  try {
    if (await becomeLeader(client, signal)) await lead(client, { place, ownerUrl, home, dataDir, passphrase, signal })
  } finally {
    await client.end().catch(() => {})
  }
}

/** For as long as the client is open. False when the signal came first. */
async function becomeLeader(client, signal) {
  while (!signal.aborted) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS leads', [LEADER_LOCK])
    if (rows[0].leads) return true
    await pause(LEADER_EVERY_MS, undefined, { signal }).catch(() => {})
  }
  return false
}

async function lead(client, { place, ownerUrl, home, dataDir, passphrase, signal }) {
  const era = await readEra(client, home)
  const reached = { log: null, files: null }
  const problems = {}
  const write = () => {
    const until = reached.log && reached.files && new Date(Math.min(reached.log, reached.files))
    const problem = Object.values(problems).find(Boolean)?.slice(0, 500) ?? null
    // What is not in the newest dump is in no backup: nothing is reached between two.
    return client.query(
      `INSERT INTO "BackupReach" AS reach (id, "reachedAt", place, problem) VALUES (1, $1, $2, $3) ON CONFLICT (id) DO UPDATE
       SET "reachedAt" = CASE WHEN $4 THEN coalesce($1, reach."reachedAt") END, place = $2, problem = $3`,
      [until, place.name.slice(0, 300), problem, home !== null],
    )
  }
  const repeat = async (name, waitMs, act) => {
    while (!signal.aborted) {
      const began = Date.now()
      try {
        await act()
        problems[name] = null
      } catch (error) {
        problems[name] = error.message
        console.error(`  Sikkerhedskopi (${name}): ${error.message}`)
      }
      // Fails when the server is gone, and ends this process, which is then begun anew.
      await write()
      await pause(waitMs(Date.now() - began), undefined, { signal }).catch(() => {})
    }
  }
  const shipLog = async () => {
    if (home) reached.log = await shipWal(client, { place, home, era })
  }
  let index
  let last
  let untried
  const loops = Promise.all([
    repeat('log', () => LOG_EVERY_MS, shipLog),
    repeat(
      'filer',
      (tookMs) => Math.max(FILES_EVERY_MS, tookMs / LOOKING_SHARE),
      async () => {
        const began = new Date()
        index ??= await readFileIndex(place, { era, point: await readEarlier(place, era) })
        await followFiles(place, { era, dataDir, index })
        reached.files = began
      },
    ),
    repeat(
      'kopi',
      () => (problems.kopi ? BASE_AGAIN_AFTER_MS : BASE_LOOK_EVERY_MS),
      async () => {
        last ??= await readLast(place, era)
        if (last <= lastNight()) {
          const { id, at } = await takeBackup({ place, ownerUrl, home, dataDir, passphrase })
          last = at
          untried = id
        }
        if (!untried) return
        // One that cannot be restored is tried again, and not made again each time.
        await verifyBackup({ place, scratch: path.join(dataDir, 'backup-trial'), passphrase, readFiles: false })
        await client.query('UPDATE "Backup" SET "verifiedAt" = now() WHERE id = $1', [untried])
        untried = null
        await removeOld(place)
      },
    ),
  ])
  loops.catch(() => {})
  // A copy that is being made is left: half of one is none.
  await Promise.race([loops, once(signal, 'abort')])
  // The service has stopped by now: nothing is left behind.
  await shipLog()
  if (index) await followFiles(place, { era, dataDir, index })
}

/** When the newest backup was made; long ago without one, and where the log has a hole: from behind it nothing leads on. */
async function readLast(place, era) {
  const newest = (await listPoints(place)).findLast((point) => point.era === era)
  const isWhole = newest && (await listWal(place, await readPoint(place, newest))).isWhole
  return isWhole ? newest.at : new Date(0)
}

function lastNight() {
  const now = new Date()
  const night = new Date(now)
  night.setUTCHours(NIGHT_HOUR, 0, 0, 0)
  if (night > now) night.setUTCDate(night.getUTCDate() - 1)
  return night
}
