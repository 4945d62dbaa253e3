import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { objectKey } from './backup/objects.mjs'
import { openPlace } from './backup/place.mjs'
import { connect, listPoints, readPoint } from './backup/take.mjs'
import { clientProgram } from './postgres/client-programs.mjs'
import { startEmbeddedPostgres } from './postgres/embedded.mjs'
import { bringUpToDate } from './postgres/move-into.mjs'
import { serverUser } from './postgres/server-user.mjs'
import { ROOT } from './set-up/root.mjs'
import { secretsOf } from './set-up/secrets.mjs'

const DEBIAN = '/usr/lib/postgresql'
const missing = 'No PostgreSQL with its client is installed (Debian: apt-get install postgresql-15)'
const bin = (fs.existsSync(DEBIAN) ? fs.readdirSync(DEBIAN) : [])
  .map((major) => path.join(DEBIAN, major, 'bin'))
  .find((folder) => ['initdb', 'pg_dump', 'pg_restore'].every((name) => fs.existsSync(path.join(folder, name))))

const passphrase = 'en lang adgangssætning'

describe.skipIf(!bin)(bin ? `a server of one's own (${bin})` : missing, () => {
  let dir
  let server
  let dataDir
  let own
  let client
  let place

  beforeAll(async () => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'mindelund-own-server-'))
    fs.chmodSync(dir, 0o755)
    server = await startServer(path.join(dir, 'server'))
    const admin = new pg.Client({ connectionString: server.adminUrl })
    await admin.connect()
    await admin.query("CREATE ROLE mindelund_owner LOGIN PASSWORD 'secret of the owner'")
    await admin.query("CREATE ROLE mindelund_site LOGIN PASSWORD 'secret of the site'")
    await admin.query('GRANT mindelund_site TO mindelund_owner')
    await admin.end()
    await bringUpToDate(await newDatabase({ name: 'base' }))
  })
  afterAll(async () => {
    await server.stop()
    fs.rmSync(dir, { recursive: true, force: true })
  })

  beforeEach(async () => {
    own = await newDatabase({ like: 'base' })
    dataDir = path.join(dir, `data-${crypto.randomUUID()}`)
    secretsOf(dataDir)
    fs.mkdirSync(path.join(dataDir, 'files'))
    fs.writeFileSync(path.join(dataDir, 'files/a.webp'), 'first')
    place = await openPlace(path.join(dir, `place-${crypto.randomUUID()}`))
    client = await connect(own.ownerUrl)
    await client.query(`INSERT INTO "InvoiceSeries" VALUES ('sales', 10041)`)
    await client.query(
      `INSERT INTO "User" (id, username, "usernameKey", email, "emailKey", "fullName", "passwordHash", "updatedAt")
       VALUES (gen_random_uuid(), 'ida', 'ida', 'ida@minder.dk', 'ida@minder.dk', 'Ida', '', now())`,
    )
    return () => client.end()
  })

  /** Superuser, as of a provider; the database's owner is none. */
  async function startServer(home) {
    const programs = Object.fromEntries(['postgres', 'initdb', 'pg_ctl'].map((name) => [name, path.join(bin, name)]))
    fs.mkdirSync(home)
    const [data, password] = [path.join(home, 'pgdata'), path.join(home, 'password')]
    const user = await serverUser({ dir, dataDir: data, postgres: programs.postgres })
    fs.writeFileSync(password, 'secret of the superuser')
    if (user.owner) for (const each of [home, password]) fs.chownSync(each, user.owner.uid, user.owner.gid)
    const like = ['-U', 'app', '--auth=scram-sha-256', `--pwfile=${password}`, '--encoding=UTF8', '--locale=C']
    await user.exec(programs.initdb, ['-D', data, ...like, '--no-sync'], { cwd: home })
    return startEmbeddedPostgres({ dir: home, programs, durable: false })
  }

  async function newDatabase({ name = `own_${crypto.randomUUID().slice(0, 8)}`, like = 'template0' } = {}) {
    const admin = new pg.Client({ connectionString: server.adminUrl })
    await admin.connect()
    await admin.query(`CREATE DATABASE ${name} OWNER mindelund_owner ENCODING 'UTF8' TEMPLATE ${like}`)
    await admin.end()
    const as = (username, password) =>
      Object.assign(new URL(server.adminUrl), { username, password, pathname: `/${name}` }).href
    return {
      ownerUrl: as('mindelund_owner', 'secret of the owner'),
      url: as('mindelund_site', 'secret of the site'),
    }
  }

  const settings = (given) => ({
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: own.url,
    MIGRATE_DATABASE_URL: own.ownerUrl,
    BACKUP_TO: place.name,
    BACKUP_PASSPHRASE: passphrase,
    ...given,
  })

  /** Output and exit code of `npm run …`. */
  function run(program, args, given) {
    return promisify(execFile)(process.execPath, [path.join(ROOT, `scripts/${program}.mjs`), ...args], {
      env: settings(given),
    }).then(
      ({ stdout, stderr }) => ({ said: stdout + stderr, code: 0 }),
      ({ stdout, stderr, code }) => ({ said: stdout + stderr, code }),
    )
  }

  const ask = async (url, text) => {
    const asking = await connect(url)
    return asking
      .query(text)
      .then(({ rows }) => rows)
      .finally(() => asking.end())
  }

  test('the drill: back up, write, lose the server, and restore to another database or to the embedded one', async () => {
    const taken = await run('backup', [])
    expect(taken).toMatchObject({ code: 0, said: expect.stringContaining('Den er genskabt på prøve') })
    expect((await run('backup', ['list'])).said).toContain('point-in-time recovery')
    await client.query('DELETE FROM "User"')
    fs.rmSync(path.join(dataDir, 'files/a.webp'))

    const lost = own
    own = await newDatabase()
    const into = path.join(dir, `into-${crypto.randomUUID()}`)
    const restored = await run('restore', ['--from', place.name], { DATA_DIR: into })
    expect(restored).toMatchObject({ code: 0, said: expect.stringMatching(/Tabt: .* \d+ sekunder/) })
    expect(fs.readFileSync(path.join(into, 'files/a.webp'), 'utf8')).toBe('first')
    expect(fs.existsSync(path.join(into, 'postgres'))).toBe(false)
    // By the site's role, which got its rights again.
    expect(await ask(own.url, 'SELECT count(*)::int AS users FROM "User"')).toEqual([{ users: 1 }])
    expect(await ask(own.url, 'SELECT "lastNumber" FROM "InvoiceSeries"')).toEqual([{ lastNumber: 11000 }])
    expect(await ask(own.url, 'SELECT "firstSkipped" FROM "Restoration"')).toEqual([{ firstSkipped: 10042 }])
    expect(await ask(own.url, 'SELECT count(*) > 0 AS queue FROM pgboss.version')).toEqual([{ queue: true }])
    expect(await run('restore', ['--from', place.name], { DATA_DIR: `${into}-again` })).toMatchObject({
      code: 1,
      said: expect.stringContaining('ikke tom'),
    })

    const embedded = path.join(dir, `embedded-${crypto.randomUUID()}`)
    const home = await run('restore', ['--from', place.name], {
      DATA_DIR: embedded,
      DATABASE_URL: '',
      MIGRATE_DATABASE_URL: '',
    })
    expect(home).toMatchObject({ code: 0 })
    const opened = await startEmbeddedPostgres({ dir: path.join(embedded, 'postgres') })
    onTestFinished(opened.stop)
    expect(await ask(opened.url, 'SELECT count(*)::int AS users FROM "User"')).toEqual([{ users: 1 }])
    own = lost
  })

  test('a restore that fails leaves the database empty, and one after it goes through', async () => {
    await run('backup', [])
    const { dump } = await readPoint(place, (await listPoints(place)).at(-1))
    const file = path.join(place.name, objectKey({ hash: dump.pieces.at(-1)[0], isPacked: true }))
    const whole = fs.readFileSync(file)
    fs.writeFileSync(file, whole.subarray(0, -1))
    own = await newDatabase()
    const into = { DATA_DIR: path.join(dir, `into-${crypto.randomUUID()}`) }
    expect(await run('restore', ['--from', place.name], into)).toMatchObject({
      code: 1,
      said: expect.stringContaining('beskadiget'),
    })
    expect(await ask(own.ownerUrl, "SELECT 1 FROM pg_tables WHERE schemaname = 'public'")).toEqual([])
    // Cut off between the tables and their rows.
    await bringUpToDate(own)
    fs.writeFileSync(file, whole)
    expect(await run('restore', ['--from', place.name], into)).toMatchObject({ code: 0 })
  })

  test("no argument of PostgreSQL's programs is the password", async () => {
    const folder = fs.mkdtempSync(path.join(dir, 'watched-'))
    for (const name of ['pg_dump', 'pg_restore']) {
      const script = `#!/bin/sh\necho "$@" >> ${folder}/arguments\nexec ${bin}/${name} "$@"\n`
      fs.writeFileSync(path.join(folder, name), script, { mode: 0o755 })
    }
    expect(await run('backup', [], { PG_BIN: folder })).toMatchObject({ code: 0 })
    const given = fs.readFileSync(path.join(folder, 'arguments'), 'utf8')
    expect(given).toContain('--snapshot')
    expect(given).not.toContain('secret')
  })

  test('of two processes one takes the night, and what it cannot do stands where the alarm looks', async () => {
    const follow = (given) => {
      const child = spawn(process.execPath, [path.join(ROOT, 'scripts/backup.mjs'), 'follow'], {
        env: settings(given),
        stdio: 'ignore',
      })
      onTestFinished(() => void child.kill('SIGKILL'))
      return child
    }
    const reach = () => client.query('SELECT "reachedAt", problem FROM "BackupReach"').then(({ rows }) => rows[0])
    const empty = fs.mkdtempSync(path.join(dir, 'no-programs-'))
    const unable = follow({ PG_BIN: empty })
    await vi.waitUntil(async () => (await reach())?.problem, { timeout: 120_000 })
    expect(await reach()).toEqual({ reachedAt: null, problem: expect.stringContaining('pg_dump findes ikke her') })
    unable.kill()
    await once(unable, 'exit')

    const children = [follow(), follow()]
    const verified = () => client.query('SELECT "verifiedAt" FROM "Backup" WHERE "verifiedAt" IS NOT NULL')
    await vi.waitUntil(async () => (await verified()).rowCount > 0, { timeout: 240_000 })
    await vi.waitUntil(async () => (await reach()).problem === null, { timeout: 60_000 })
    const waiting = `SELECT count(*)::int AS open FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`
    expect((await client.query(waiting)).rows).toEqual([{ open: 2 }])
    expect(await listPoints(place)).toHaveLength(1)
    fs.writeFileSync(path.join(dataDir, 'files/b.webp'), 'second')
    const journals = () => fs.readdirSync(path.join(place.name, 'journal'), { recursive: true }).length
    const before = journals()
    await vi.waitUntil(() => journals() > before, { timeout: 60_000 })
    for (const child of children) {
      child.kill()
      await once(child, 'exit')
    }
    expect(await listPoints(place)).toHaveLength(1)
  })
})

test('the nearest program that is new enough is taken, and a sentence says what to install', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mindelund-programs-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const install = (major) => {
    const bin = path.join(folder, String(major))
    fs.mkdirSync(bin)
    fs.writeFileSync(path.join(bin, 'pg_dump'), `#!/bin/sh\necho "pg_dump (PostgreSQL) ${major}.2"\n`, { mode: 0o755 })
    return bin
  }
  const [old, near, far] = [install(13), install(90), install(91)]
  const settings = { PATH: [far, old, near].join(path.delimiter) }
  expect(clientProgram('pg_dump', { atLeast: 90, settings })).toMatchObject({ major: 90 })
  expect(() => clientProgram('pg_dump', { atLeast: 92, settings })).toThrow('er version 91, som er for gammel')
  expect(() => clientProgram('pg_dump', { atLeast: 92, settings: { PG_BIN: folder } })).toThrow('postgresql-client-92')
})
