import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Parser } from 'htmlparser2'
import pg from 'pg'
import { freePort } from '../../scripts/set-up/free-port.mjs'
import { findProxy } from '../../scripts/set-up/proxies.mjs'
import { writeShippedNginx } from '../../scripts/set-up/shipped-nginx.mjs'
import { databaseUrlOf } from './app-process'

/** Every code that leads to an open page, and those pages, by the rows themselves. */
export async function listOpenCodes(folder: string): Promise<{ codes: string[]; slugs: string[] }> {
  const database = new pg.Client({ connectionString: databaseUrlOf(folder) })
  await database.connect()
  const { rows } = await database.query<{ code: string; slug: string }>(`
    SELECT q.code, m.slug FROM "QrCode" q
    JOIN "QrLink" l ON l."qrCodeId" = q.id JOIN "Memorial" m ON m.id = l."memorialId"
    WHERE q.state NOT IN ('blocked', 'retired')
      AND m."hiddenAt" IS NULL AND m.state IN ('published', 'memorialised') AND m.visibility <> 'members'`)
  await database.end()
  return { codes: [...new Set(rows.map(({ code }) => code))], slugs: [...new Set(rows.map(({ slug }) => slug))] }
}

/** nginx as it is shipped, before a service that is gone, and a bare file server that knows nothing but the tree. */
export async function startFileServers(dataDir: string, { service }: { service: number }) {
  const file = findProxy('nginx')
  if (!file) throw new Error('install the package nginx-light')
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'without-service-'))
  const [port, bare] = [await freePort(), await freePort()]
  const beside = `server { listen 127.0.0.1:${bare}; root ${dataDir}/published; index index.html; absolute_redirect off; }`
  const nginx = spawn(file, writeShippedNginx(folder, { port, service: `127.0.0.1:${service}`, dataDir, beside }))
  const addresses = { nginx: `http://127.0.0.1:${port}`, bare: `http://127.0.0.1:${bare}` }
  while (nginx.exitCode === null && !(await answers(addresses.nginx))) await pause(20)
  return {
    ...addresses,
    stop: async () => {
      const ended = new Promise((resolve) => nginx.once('exit', resolve))
      nginx.kill()
      await ended
      fs.rmSync(folder, { recursive: true })
    },
  }
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

/** Opens an address and all that it shows and leads to on its server, each once. Returns what is not there, by where it was met. */
export async function walk(start: string, seen = new Set<string>()): Promise<string[]> {
  const missing: string[] = []
  const open = [{ url: start, from: 'the code' }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { url, from } = next
    if (seen.has(url)) continue
    seen.add(url)
    const response = await fetch(url)
    const body = await response.arrayBuffer()
    if (response.status !== 200 || body.byteLength === 0) missing.push(`${response.status} ${url} (${from})`)
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue
    for (const address of addressesIn(Buffer.from(body).toString())) {
      const found = new URL(address, response.url)
      found.hash = ''
      if (found.origin === new URL(start).origin) open.push({ url: found.href, from: response.url })
    }
  }
  return missing
}

function addressesIn(html: string): string[] {
  const found: string[] = []
  const parser = new Parser({
    onopentag(name, { src, href, srcset, rel }) {
      const candidates = srcset?.split(',').map((candidate) => candidate.trim().split(' ')[0]) ?? []
      const all = [src, name === 'link' && rel === 'canonical' ? undefined : href, ...candidates]
      found.push(...all.filter((address) => address !== undefined && !/^(?:data:|mailto:|#)/.test(address)).map(String))
    },
  })
  parser.end(html)
  return found
}
