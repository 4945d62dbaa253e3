import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { startFauxqs } from 'fauxqs'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { bringBackDatabase, parseMoment, planRestore } from './backup/bring-back.mjs'
import { followFiles, readFileIndex } from './backup/file-index.mjs'
import { putDocument } from './backup/objects.mjs'
import { openPlace } from './backup/place.mjs'
import { connect, KEPT_DAYS, listPoints, readEra, readPoint, removeOld, takeBackup } from './backup/take.mjs'
import { verifyBackup } from './backup/verify.mjs'
import { listWal, shipWal } from './backup/wal.mjs'
import { grantToApplication } from './postgres/application-role.mjs'
import { APPLICATION_ROLE, startEmbeddedPostgres } from './postgres/embedded.mjs'
import { applyMigrations } from './postgres/migrate.mjs'
import { ROOT } from './set-up/root.mjs'
import { secretsOf } from './set-up/secrets.mjs'

const passphrase = 'en lang adgangssætning'
let dir
let dataDir
let server
let client
let place

beforeAll(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'mindelund-backup-'))
  fs.chmodSync(dir, 0o755)
  dataDir = path.join(dir, 'data')
  secretsOf(dataDir)
  await open()
  await applyMigrations(server.ownerUrl, path.join(ROOT, 'prisma/migrations'))
  await grantToApplication(server.ownerUrl, APPLICATION_ROLE)
  await client.query('CREATE TABLE drill (n int); INSERT INTO drill VALUES (1)')
  place = await openPlace(path.join(dir, 'place'))
  await takeBackup({ place, ...cluster() })
})
afterAll(async () => {
  await client.end()
  await server.stop()
  fs.rmSync(dir, { recursive: true, force: true })
})

async function open() {
  server = await startEmbeddedPostgres({ dir: path.join(dataDir, 'postgres'), archive: true })
  client = await connect(server.ownerUrl)
}

const cluster = () => ({ ownerUrl: server.ownerUrl, home: path.join(dataDir, 'postgres'), dataDir, passphrase })
const scratch = () => path.join(dir, `scratch-${crypto.randomUUID()}`)
const stored = (name) => path.join(dataDir, 'files', name)

function keep(name, content) {
  fs.mkdirSync(path.dirname(stored(name)), { recursive: true })
  fs.writeFileSync(stored(name), content)
}

/** The settings of the programs: no database of anybody else's. */
function settings(given) {
  const { DATABASE_URL: _, MIGRATE_DATABASE_URL: __, ...rest } = process.env
  return { ...rest, DATA_DIR: dataDir, BACKUP_TO: path.join(dir, 'place'), BACKUP_PASSPHRASE: passphrase, ...given }
}

/** Output and exit code of `npm run …`. */
function run(program, args, given) {
  return promisify(execFile)(process.execPath, [path.join(ROOT, `scripts/${program}.mjs`), ...args], {
    env: settings(given),
  }).then(
    ({ stdout, stderr }) => ({ said: stdout + stderr, code: 0 }),
    ({ stdout, stderr, code }) => ({ said: stdout + stderr, code }),
  )
}

/** A moment with a write before it and none in it: what comes after the call is later. */
async function momentNow() {
  const read = async () => (await client.query('SELECT clock_timestamp() AS now')).rows[0].now
  const moment = new Date((await read()).getTime() + 1)
  await vi.waitUntil(async () => (await read()) > moment)
  return moment
}

test('a copy that was killed is none, leaves nothing behind, and the next one is whole', async () => {
  const empty = await openPlace(scratch())
  const env = settings({ BACKUP_TO: empty.name })
  const killed = spawn(process.execPath, [path.join(ROOT, 'scripts/backup.mjs')], { env, stdio: 'ignore' })
  const objects = path.join(empty.name, 'objects')
  await vi.waitUntil(() => fs.existsSync(objects) && fs.readdirSync(objects).length > 5, { timeout: 60_000 })
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(await listPoints(empty)).toEqual([])
  await expect(planRestore(empty)).rejects.toThrow('ingen hel sikkerhedskopi')

  const whole = await run('backup', [], env)
  expect(whole).toMatchObject({ code: 0, said: expect.stringContaining('Den er genskabt på prøve') })
  const { rows } = await client.query(
    'SELECT "verifiedAt" IS NOT NULL AS verified FROM "Backup" ORDER BY at DESC LIMIT 1',
  )
  expect(rows).toEqual([{ verified: true }])
  expect(fs.readdirSync(path.join(dataDir, 'postgres')).filter((name) => name.startsWith('backup-scratch'))).toEqual([])
})

test('the drill: write, back up, write, destroy, and restore to a second before', async () => {
  keep('media/a.webp', 'first')
  await client.query(`INSERT INTO "InvoiceSeries" VALUES ('sales', 10041)`)
  await client.query(
    `INSERT INTO "Mail" (id, "messageId", template, recipient, subject, html, text)
     VALUES (gen_random_uuid(), 'm', 'invoice', 'ida@minder.dk', 'Faktura', '', '')`,
  )
  const era = await readEra(client, cluster().home)
  await takeBackup({ place, ...cluster() })
  keep('media/b.webp', 'second')
  await client.query('INSERT INTO drill VALUES (2)')
  const moment = await momentNow()
  await client.query('DELETE FROM drill')
  fs.rmSync(stored('media/a.webp'))
  keep('media/c.webp', 'third')
  fs.utimesSync(stored('media/c.webp'), new Date(), new Date(moment.getTime() + 1000))
  const [point] = (await listPoints(place)).slice(-1)
  await followFiles(place, {
    era,
    dataDir,
    index: await readFileIndex(place, { era, point: await readPoint(place, point) }),
  })
  await shipWal(client, { place, home: cluster().home, era })
  const secrets = fs.readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')
  await client.end()
  await server.stop()
  fs.rmSync(dataDir, { recursive: true })

  // What an earlier, killed restore left.
  fs.mkdirSync(path.join(dataDir, '.restoring/files'), { recursive: true })
  const restored = await run('restore', ['--from', place.name, '--to', moment.toISOString()])
  expect(restored).toMatchObject({ code: 0, said: expect.stringMatching(/Tabt: .* \d sekunder/) })
  expect(await run('restore', ['--from', place.name])).toMatchObject({
    code: 1,
    said: expect.stringContaining('er ikke tom'),
  })
  await open()
  expect((await client.query('SELECT n FROM drill ORDER BY n')).rows).toEqual([{ n: 1 }, { n: 2 }])
  expect(fs.readdirSync(stored('media')).sort()).toEqual(['a.webp', 'b.webp'])
  expect(fs.readFileSync(stored('media/a.webp'), 'utf8')).toBe('first')
  expect(fs.readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')).toBe(secrets)
  // No number, mail or charge of the lost time is used again.
  expect((await client.query('SELECT "lastNumber" FROM "InvoiceSeries"')).rows).toEqual([{ lastNumber: 11000 }])
  expect((await client.query('SELECT status FROM "Mail"')).rows).toEqual([{ status: 'dropped' }])
  expect(
    (await client.query('SELECT "firstSkipped", "lastSkipped", "heldMails", "chargesCheckedAt" FROM "Restoration"'))
      .rows,
  ).toEqual([{ firstSkipped: 10042, lastSkipped: 11000, heldMails: 1, chargesCheckedAt: null }])
  // Its own life from here on: the log of the one before is never mixed with it.
  expect(await readEra(client, cluster().home)).not.toBe(era)
})

test('what is written reaches the place by itself while the service runs', async () => {
  const following = spawn(process.execPath, [path.join(ROOT, 'scripts/backup.mjs'), 'follow'], {
    env: settings(),
    stdio: 'inherit',
  })
  onTestFinished(() => void following.kill())
  const era = await readEra(client, cluster().home)
  await client.query('INSERT INTO drill VALUES (3)')
  keep('media/d.webp', 'fourth')
  const moment = await momentNow()
  await vi.waitUntil(async () => (await listPoints(place)).some((point) => point.era === era), { timeout: 120_000 })
  await vi.waitUntil(async () => (await planRestore(place)).until >= moment, { timeout: 120_000, interval: 500 })
  const { rows } = await client.query('SELECT "reachedAt" IS NOT NULL AS reached, problem FROM "BackupReach"')
  expect(rows).toEqual([{ reached: true, problem: null }])
  const index = await readFileIndex(place, { era, point: await readPoint(place, (await listPoints(place)).at(-1)) })
  expect([...index.keys()]).toContain('files/media/d.webp')
  following.kill()
  await once(following, 'exit')
})

test('a changed byte, a missing piece of the log and another passphrase are refused with a sentence', async () => {
  const plan = await planRestore(place)
  const folder = scratch()
  await expect(bringBackDatabase(place, { plan, folder, passphrase: 'en helt anden sætning' })).rejects.toThrow(
    'Adgangssætningen passer ikke',
  )
  expect(fs.existsSync(folder)).toBe(false)

  const copy = async () => {
    const name = scratch()
    fs.cpSync(place.name, name, { recursive: true })
    return openPlace(name)
  }
  const changed = await copy()
  const [, hash] = plan.point.base.find(([name]) => name === 'PG_VERSION')
  const object = path.join(changed.name, 'objects', hash.slice(0, 2), `${hash}.br`)
  fs.writeFileSync(
    object,
    fs.readFileSync(object).map((byte, at) => (at === 1 ? byte ^ 1 : byte)),
  )
  await expect(verifyBackup({ place: changed, scratch: scratch(), passphrase })).rejects.toThrow('beskadiget')

  const torn = await copy()
  const [first] = plan.segments
  fs.rmSync(path.join(torn.name, first.key))
  await expect(planRestore(torn)).rejects.toThrow('mangler noget af databasens log')
  await expect(planRestore(place, new Date('2020-01-01'))).rejects.toThrow('Det ældste, der kan genskabes')
})

test('a bucket holds a backup as a folder does', async () => {
  const s3 = await startFauxqs({ port: 0, logger: false, init: { buckets: ['backups'] } })
  onTestFinished(() => s3.stop())
  const bucket = await openPlace('s3://backups/minder', {
    S3_ENDPOINT: `http://127.0.0.1:${s3.port}`,
    S3_ACCESS_KEY_ID: 'test',
    S3_SECRET_ACCESS_KEY: 'test',
  })
  keep('media/e.webp', 'fifth')
  const first = await takeBackup({ place: bucket, ...cluster() })
  const { rows, files } = await verifyBackup({ place: bucket, scratch: scratch(), passphrase })
  expect(rows).toBeGreaterThan(0)
  expect(files).toBe(fs.readdirSync(stored('media')).length)
  const again = await takeBackup({ place: bucket, ...cluster() })
  // Only what changed since.
  expect(again.bytes).toBeLessThan(first.bytes / 4)
  expect((await listWal(bucket, await readPoint(bucket, again))).isWhole).toBe(true)
})

test('what no moment of the last days needs is removed, but never the last backup', async () => {
  const old = await openPlace(scratch())
  const dayMs = 24 * 3600_000
  const now = Date.now() + 100 * dayMs
  const add = async (days, hash) => {
    const at = now - days * dayMs
    const point = { era: 'a', startedAt: at, at, from: '000000010000000000000009', base: [['f', hash, 1]], files: [] }
    await putDocument(old, `points/${at}.a.br`, point)
    await old.put(`objects/${hash.slice(0, 2)}/${hash}.br`, Buffer.from('x'))
    return `points/${at}.a.br`
  }
  const [, first, second, third] = [
    await add(30, 'aa1'),
    await add(15, 'bb1'),
    await add(13, 'cc1'),
    await add(1, 'dd1'),
  ]
  await old.put('wal/a/000000010000000000000008.1.x.br', Buffer.from('x'))
  await old.put('wal/a/000000010000000000000009.1.x.br', Buffer.from('x'))
  await removeOld(old, now)
  const left = []
  for (const prefix of ['points/', 'objects/', 'wal/']) for await (const { key } of old.list(prefix)) left.push(key)
  expect(left.sort()).toEqual(
    [
      'objects/bb/bb1.br',
      'objects/cc/cc1.br',
      'objects/dd/dd1.br',
      first,
      second,
      third,
      'wal/a/000000010000000000000009.1.x.br',
    ].sort(),
  )
  await removeOld(old, now + 100 * KEPT_DAYS * dayMs)
  expect((await listPoints(old)).map(({ key }) => key)).toEqual([third])
})

test.each([
  ['2026-11-30 12:00:00', '2026-11-30T11:00:00.000Z'],
  ['2026-07-01 12:00', '2026-07-01T10:00:00.000Z'],
  ['2026-11-30T12:00:00.250Z', '2026-11-30T12:00:00.250Z'],
])('%s is a moment in Denmark unless it names its zone', (written, moment) => {
  expect(parseMoment(written).toISOString()).toBe(moment)
})

test.each(['i går', '2026-11-30', '2026-13-01 12:00'])(
  '%s is no moment, and the sentence shows how one is written',
  (written) => {
    expect(() => parseMoment(written)).toThrow("Skriv det som '2026-11-30 12:00:00'")
  },
)
