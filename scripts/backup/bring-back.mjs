import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { postgresBinaries } from '../postgres/binaries.mjs'
import { startEmbeddedPostgres } from '../postgres/embedded.mjs'
import { serverUser } from '../postgres/server-user.mjs'
import { fillFromDump } from './dump.mjs'
import { readFileIndex } from './file-index.mjs'
import { fetchObject, inParallel } from './objects.mjs'
import { openSecrets } from './secrets.mjs'
import { connect, listPoints, readPoint } from './take.mjs'
import { fetchWal, listWal } from './wal.mjs'

const AT_ONCE = 8
/** PostgreSQL's own way to write a moment; it refuses ISO 8601's. */
const asTarget = (moment) => moment.toISOString().replace('T', ' ').replace('Z', '+00')
const spoken = (moment) => moment.toLocaleString('da-DK', { timeZone: 'Europe/Copenhagen' })

/**
 * @param {string} written as '2026-11-30 12:00:00', Danish time; or ISO 8601 with its zone
 * @throws for anything else, with a sentence
 */
export function parseMoment(written) {
  const [, day, time] =
    /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(?:Z|[+-]\d\d:\d\d)?$/.exec(written) ?? []
  const asUtc = new Date(`${day}T${time}Z`)
  if (Number.isNaN(asUtc.getTime())) throw new Error(`--to: '${written}'. Skriv det som '2026-11-30 12:00:00'.`)
  if (/(Z|[+-]\d\d:\d\d)$/.test(written)) return new Date(written)
  const inDenmark = new Date(`${asUtc.toLocaleString('sv-SE', { timeZone: 'Europe/Copenhagen' }).replace(' ', 'T')}Z`)
  return new Date(2 * asUtc.getTime() - inDenmark.getTime() - (asUtc.getTime() % 1000))
}

/**
 * What is needed to restore to `to`, or to the newest there is.
 * @returns {Promise<{ point: import('./take.mjs').Point, segments: object[], until: Date }>} `until`: the newest moment
 * that the log reaches from there
 * @throws for a moment that cannot be restored, with a sentence that says which can
 */
export async function planRestore(place, to) {
  const points = await listPoints(place)
  if (points.length === 0) throw new Error(`Der er ingen hel sikkerhedskopi i ${place.name}.`)
  const chosen = to ? points.findLast(({ at }) => at <= to) : points.at(-1)
  if (!chosen) throw new Error(`Det ældste, der kan genskabes, er ${spoken(points[0].at)}. Vælg et senere tidspunkt.`)
  const point = await readPoint(place, chosen)
  const { segments, until, isWhole } = await listWal(place, point)
  if (until < chosen.at || (!isWhole && (!to || to > until))) {
    throw new Error(
      `Sikkerhedskopien mangler noget af databasens log efter ${spoken(new Date(Math.max(until, chosen.at)))}. Vælg et tidspunkt før det, eller en ældre kopi, med --to.`,
    )
  }
  return { point, segments, until }
}

/**
 * Lays the database out in `folder`, which is new or empty, and starts it at the moment: always in an embedded server, whose own
 * may be filled from it later.
 * @param {{ plan: Awaited<ReturnType<typeof planRestore>>, to?: Date, mark?: string, passphrase: string }} options
 * `mark`: the mark of the backup itself, instead of a moment
 * @returns {Promise<{ server: Awaited<ReturnType<typeof startEmbeddedPostgres>>, reached: Date, secrets: object }>}
 * `reached`: when the last write that is there was committed
 */
export async function bringBackDatabase(place, { plan, folder, to, mark, passphrase }) {
  const { point, segments, until } = plan
  // Before anything is written: a wrong passphrase is known at once.
  const secrets = openSecrets(point.secrets, passphrase)
  const home = path.join(folder, 'postgres')
  fs.mkdirSync(home, { recursive: true })
  for (const [name, content] of Object.entries(secrets.files)) {
    fs.writeFileSync(path.join(folder, name), content, { mode: 0o600 })
  }
  const brought = point.dump
    ? await fillNewCluster(place, { home, point })
    : await layOutCluster(place, { home, point, segments, target: recoveryTarget({ mark, to, until }) })
  return { ...brought, secrets }
}

function recoveryTarget({ mark, to, until }) {
  if (mark) return `recovery_target_name = '${mark}'`
  return to && to < until ? `recovery_target_time = '${asTarget(to)}'` : ''
}

async function fillNewCluster(place, { home, point }) {
  const server = await startEmbeddedPostgres({ dir: home })
  let client
  try {
    client = await connect(server.ownerUrl)
    await fillFromDump(client, { place, ownerUrl: server.ownerUrl, dump: point.dump })
  } catch (error) {
    await client?.end()
    await server.stop()
    throw error
  }
  await client.end()
  return { server, reached: new Date(point.at) }
}

async function layOutCluster(place, { home, point, segments, target }) {
  const cluster = path.join(home, 'pgdata')
  const { postgres } = await postgresBinaries()
  const user = await serverUser({ dir: home, dataDir: cluster, postgres })
  fs.mkdirSync(cluster, { mode: 0o700 })
  for (const name of point.folders) fs.mkdirSync(path.join(cluster, name), { recursive: true, mode: 0o700 })
  await inParallel(point.base, AT_ONCE, ([name, hash]) =>
    fetchObject(place, { hash, isPacked: true }, path.join(cluster, name)),
  )
  await fetchWal(place, segments, path.join(home, 'restored-log'))
  fs.writeFileSync(path.join(cluster, 'backup_label'), point.label)
  fs.writeFileSync(path.join(cluster, 'recovery.signal'), '')
  fs.appendFileSync(
    path.join(cluster, 'postgresql.auto.conf'),
    [
      "\nrestore_command = 'cp ../restored-log/%f %p'",
      "recovery_target_action = 'promote'",
      'hot_standby = off',
      target,
    ]
      .join('\n')
      .concat('\n'),
  )
  if (user.owner)
    execFileSync('chown', ['-R', `${user.owner.uid}:${user.owner.gid}`, cluster, path.join(home, 'restored-log')])
  const server = await startEmbeddedPostgres({ dir: home, waitSeconds: 24 * 3600 })
  const client = await connect(server.adminUrl)
  try {
    const { rows } = await client.query('SELECT pg_last_xact_replay_timestamp() AS reached')
    for (const name of [
      'restore_command',
      'recovery_target_action',
      'recovery_target_time',
      'recovery_target_name',
      'hot_standby',
    ]) {
      await client.query(`ALTER SYSTEM RESET ${name}`)
    }
    fs.rmSync(path.join(home, 'restored-log'), { recursive: true, force: true })
    return { server, reached: rows[0].reached ?? new Date(point.at) }
  } finally {
    await client.end()
  }
}

/**
 * Lays the files out in `folder` as they were.
 * @param {string} [folder] without it, every byte is only checked
 * @returns {Promise<{ count: number, bytes: number }>}
 */
export async function bringBackFiles(place, { plan: { point }, folder, to }) {
  const until = to?.getTime()
  // The rows of a dump are older than the moment: what they name is needed.
  const removedUntil = point.dump ? point.at : until
  const index = await readFileIndex(place, { era: point.era, point, until, removedUntil })
  let bytes = 0
  await inParallel(index, AT_ONCE, async ([name, file]) => {
    const target = folder && path.join(folder, name)
    if (target) fs.mkdirSync(path.dirname(target), { recursive: true })
    await fetchObject(place, { hash: file.hash, isPacked: false }, target)
    if (target) fs.utimesSync(target, new Date(), new Date(file.at))
    bytes += file.bytes
  })
  return { count: index.size, bytes }
}
