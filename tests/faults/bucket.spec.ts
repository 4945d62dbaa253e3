import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { copyDemoFolder } from '../../scripts/set-up/demo-folder.mjs'
import { freePort } from '../../scripts/set-up/free-port.mjs'
import { runFolder } from '../../scripts/test/run-folder.mjs'
import { asEnvironment, startBucket } from '../factories/bucket'
import { type AppProcess, databaseUrlOf, startApp } from './app-process'
import { signInFamily } from './family-client'
import { beginUpload, statusOf } from './resumable-upload'

const root = path.resolve(import.meta.dirname, '../..')
const parent = path.join(runFolder('faults'), 'bucket')
const folderOf = (name: string) => path.join(parent, name)

let server: Awaited<ReturnType<typeof startBucket>>
let inBucket: Record<string, string>
const running: AppProcess[] = []

test.beforeAll(async () => {
  test.setTimeout(900_000)
  fs.mkdirSync(parent, { recursive: true })
  await copyDemoFolder(folderOf('first'))
  server = await startBucket()
  inBucket = asEnvironment(server.settings)
})

test.afterAll(async () => {
  for (const app of running.toReversed()) await app.stop()
  await server?.stop()
  fs.rmSync(parent, { recursive: true, force: true })
})

/** Not in the way of the bucket's server, which is in this process. */
async function files(...args: string[]) {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: folderOf('first'), ...inBucket }
  const program = spawn(process.execPath, [path.join(root, 'scripts/files.mjs'), ...args], { env })
  const said: string[] = []
  for (const output of [program.stdout, program.stderr]) output.on('data', (chunk) => said.push(String(chunk)))
  const [status] = await once(program, 'close')
  return { status, said: said.join('') }
}

async function start(name: string, settings: Record<string, string> = {}): Promise<AppProcess> {
  const app = await startApp({
    folder: folderOf(name),
    port: await freePort(),
    settings: { ...inBucket, ...settings },
  })
  running.push(app)
  return app
}

test('files move to a bucket, and machines that share it and the database are all alike', async () => {
  test.setTimeout(900_000)
  expect(await files('copy', '--to', 'bucket')).toMatchObject({ status: 0, said: expect.stringContaining('kopieret') })
  expect(await files('copy', '--to', 'bucket')).toMatchObject({
    status: 0,
    said: expect.stringMatching(/\b0 filer kopieret/),
  })
  expect(await files('verify')).toMatchObject({ status: 0, said: expect.stringContaining('Intet er galt.') })

  const first = await start('first')
  // What was on the disk is not needed any more.
  fs.rmSync(folderOf('first/files'), { recursive: true })
  const { NEXTAUTH_SECRET = '' } = JSON.parse(fs.readFileSync(folderOf('first/secrets.json'), 'utf8'))
  const shared = { DATABASE_URL: databaseUrlOf(folderOf('first')), NEXTAUTH_SECRET }
  const second = await start('second', shared)

  const here = await signInFamily(first.url)
  const there = { ...here, url: second.url }
  const film = await beginUpload(here)
  await film.sendAndHangAt(here, 5000)
  await expect.poll(() => film.offset(there), { timeout: 120_000 }).toBe(5000)
  const mediaId = await film.sendRest(there)
  await expect.poll(() => statusOf(there, mediaId), { timeout: 120_000 }).toBe('ready')

  const third = await start('third', { ...shared, RUN_JOBS: '0' })
  const read = (address: string) => fetch(`${third.url}${address}`, { redirect: 'manual' })
  const page = await (await read(`/memorial/${here.slug}`)).text()
  const pictures = [...new Set(page.match(/\/media\/[^"'\s,)]+\.webp/g))]
  expect(pictures.length).toBeGreaterThan(3)
  for (const picture of pictures) expect([picture, (await read(picture)).status]).toEqual([picture, 200])
  expect(fs.existsSync(folderOf('third/files'))).toBe(false)

  const copy = `/published/memorial/${here.slug}/`
  const shown = async () => ((await read(copy)).ok ? (await read(copy)).text() : '')
  await expect.poll(shown, { timeout: 400_000 }).toContain('medier/')
  const shownFile = /medier\/[^"'\s,)]+\.webp/.exec(await shown())?.[0]
  expect((await read(`${copy}${shownFile}`)).headers.get('content-type')).toBe('image/webp')
  const { revision } = await (
    await fetch(`${first.url}/api/memorials/${here.slug}`, { headers: { cookie: here.cookie } })
  ).json()
  const closing = await fetch(`${first.url}/api/memorials/${here.slug}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: here.cookie },
    body: JSON.stringify({ visibility: 'members', revision }),
  })
  expect(closing.status).toBe(200)
  // Gone from every machine before the one that closed it heard so.
  expect(await shown()).toBe('')
})
