import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postgresBinaries } from '../postgres/binaries.mjs'
import { serverUser } from '../postgres/server-user.mjs'
import { freePort } from '../set-up/free-port.mjs'
import { refuseSharedSessions } from './shared-sessions.mjs'

let folder
let stop
let address

/** A PostgreSQL that takes nothing without TLS, with a certificate for `localhost` of an authority of its own. */
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'certificate-'))
  fs.chmodSync(folder, 0o755)
  const openssl = (...args) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' })
  const make = ['-newkey', 'rsa:2048', '-nodes']
  for (const name of ['ca', 'other'])
    openssl('req', '-x509', ...make, '-subj', `/CN=${name}`, '-keyout', `${name}.key`, '-out', `${name}.pem`)
  openssl('req', ...make, '-subj', '/CN=localhost', '-keyout', 'server.key', '-out', 'server.csr')
  fs.writeFileSync(path.join(folder, 'names'), 'subjectAltName=DNS:localhost\n')
  const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names']
  openssl('x509', '-req', '-in', 'server.csr', ...signed, '-out', 'server.crt')

  const { postgres, initdb, pg_ctl } = await postgresBinaries()
  const data = path.join(folder, 'data')
  fs.mkdirSync(data, { mode: 0o700 })
  const { owner, exec } = await serverUser({ dir: folder, dataDir: path.join(folder, 'none'), postgres })
  const give = (file) => owner && fs.chownSync(file, owner.uid, owner.gid)
  give(data)
  await exec(initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'])
  const port = await freePort()
  for (const name of ['server.key', 'server.crt']) {
    fs.copyFileSync(path.join(folder, name), path.join(data, name))
    fs.chmodSync(path.join(data, name), 0o600)
    give(path.join(data, name))
  }
  fs.writeFileSync(path.join(data, 'pg_hba.conf'), 'hostssl all all all trust\n')
  fs.appendFileSync(
    path.join(data, 'postgresql.conf'),
    `ssl = on\nport = ${port}\nlisten_addresses = 'localhost'\nunix_socket_directories = ''\n`,
  )
  await exec(pg_ctl, ['-D', data, '-l', path.join(data, 'log'), '-w', 'start'])
  stop = () => exec(pg_ctl, ['-D', data, '-m', 'immediate', '-w', 'stop'])
  address = `localhost:${port}/postgres`
}, 60_000)

afterAll(async () => {
  await stop?.()
  fs.rmSync(folder, { recursive: true, force: true })
})

const at = (host, query) => `postgresql://postgres@${address.replace('localhost', host)}${query}`
const verified = (file) => `?sslmode=verify-full&sslrootcert=${path.join(folder, file)}`

test('the authority named in the address is the one that counts, and the connection is encrypted', async () => {
  const url = at('localhost', verified('ca.pem'))
  await refuseSharedSessions(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()')
  await client.end()
  expect(rows).toEqual([{ ssl: true }])
})

test.each([
  ['of another authority', () => at('localhost', verified('other.pem')), 'certifikat kan ikke godkendes'],
  ['of an authority that nobody named', () => at('localhost', '?sslmode=verify-full'), 'certifikat kan ikke godkendes'],
  ['for another host', () => at('127.0.0.1', verified('ca.pem')), 'værtsnavn'],
  ['that nobody asked for', () => at('localhost', ''), 'kun imod krypterede forbindelser'],
])('a certificate %s is refused with the form of the address', async (_case, url, sentence) => {
  const refused = { name: 'StartRefused', message: expect.stringMatching(new RegExp(`${sentence}.*sslrootcert=`)) }
  await expect(refuseSharedSessions(url())).rejects.toMatchObject(refused)
})

test('a database without TLS is not spoken to openly by an address that asks for TLS', async () => {
  const refused = { name: 'StartRefused', message: expect.stringContaining('tager ikke imod krypterede') }
  const url = new URL(process.env.DATABASE_URL)
  url.searchParams.set('sslmode', 'verify-full')
  await expect(refuseSharedSessions(url.href)).rejects.toMatchObject(refused)
})
