import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { inlineScriptHashes, readFixedScripts, scriptHash, withScriptPolicy } from './script-policy.mjs'

const open = []
afterEach(() => Promise.all(open.splice(0).map((server) => new Promise((done) => server.close(done)))))

const policy = "default-src 'none'; script-src 'self' 'sha256-theme'; style-src 'self'"
const fixed = {
  pages: new Map([['/pricing', ["'sha256-price'"]]]),
  notFound: ["'sha256-gone'"],
  failed: ["'sha256-down'"],
}

/** What a document may run besides our own files, and what the framework received. */
async function ask(address, { status = 200, headers = {} } = {}) {
  let told
  const server = http.createServer(
    withScriptPolicy((request, response) => {
      told = request.headers['content-security-policy']
      response.statusCode = status
      response.setHeader('content-security-policy', policy)
      response.end()
    }, fixed),
  )
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  open.push(server)
  const answer = await fetch(`http://127.0.0.1:${server.address().port}${address}`, {
    headers: { connection: 'close', ...headers },
  })
  const [, sources] = /script-src 'self' (.*?);/.exec(answer.headers.get('content-security-policy'))
  return { sources, told }
}

test.each([
  '/memorial/karen-holm',
  '/memorial/karen-holm?tak=candle',
  '/enhanced-memorial/karen-holm',
  '/classic-memorial/karen-holm/',
])('at %s no inline script runs except the one that sets the theme', async (address) => {
  expect(await ask(address)).toEqual({ sources: "'sha256-theme'", told: undefined })
})

test('a prerendered document runs the scripts it was built with, with any query', async () => {
  for (const address of ['/pricing', '/pricing/', '/pricing?fra=mail']) {
    expect(await ask(address)).toEqual({ sources: "'sha256-price' 'sha256-theme'", told: undefined })
  }
})

test('a document made for one caller runs scripts with its nonce, which is new each time', async () => {
  const seen = new Set()
  for (const address of ['/profile', '/memorial/karen-holm/preview', '/memorial/qr/ABC/dual']) {
    const { sources, told } = await ask(address)
    expect(sources).toMatch(/^'nonce-[A-Za-z0-9+/]{22}==' 'sha256-theme'$/)
    expect(told).toBe(`script-src ${sources.split(' ')[0]}`)
    seen.add(told)
  }
  expect(seen.size).toBe(3)
})

test('no client chooses the nonce of a page, least of all of a cached one', async () => {
  const headers = {
    'content-security-policy': "script-src 'nonce-mine'",
    'content-security-policy-report-only': "script-src 'nonce-mine'",
  }
  expect((await ask('/memorial/karen-holm', { headers })).told).toBeUndefined()
  expect((await ask('/profile', { headers })).told).not.toContain('mine')
})

test('the prerendered error pages keep their scripts', async () => {
  expect((await ask('/nowhere', { status: 404 })).sources).toContain("'sha256-gone'")
  expect((await ask('/profile', { status: 500 })).sources).toContain("'sha256-down'")
})

test('each inline script of a prerendered document is hashed once; data and files are not', () => {
  const html = `<script>one()</script><script id="x">two()</script><script>one()</script>
    <script type="application/ld+json">{}</script><script src="/a.js" async=""></script>`
  expect(inlineScriptHashes(html)).toEqual([scriptHash('one()'), scriptHash('two()')])
  // The example of CSP level 2, §7.17.2.
  expect(scriptHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
})

test('a page revalidated or cached in an unexpected way stops the start', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'mindelund-build-'))
  const write = (initialRevalidateSeconds, dynamicRoutes = {}) =>
    fs.writeFileSync(
      path.join(dir, 'prerender-manifest.json'),
      JSON.stringify({ routes: { '/': { initialRevalidateSeconds } }, dynamicRoutes }),
    )
  fs.mkdirSync(path.join(dir, 'server/app'), { recursive: true })
  fs.writeFileSync(path.join(dir, 'server/app/index.html'), '<script>one()</script>')
  write(false)
  expect(readFixedScripts(dir).pages.get('/')).toEqual([scriptHash('one()')])
  write(600)
  expect(() => readFixedScripts(dir)).toThrow('renewed')
  write(false, { '/memorial/[id]': {}, '/stone/[id]': {} })
  expect(() => readFixedScripts(dir)).toThrow('/stone/[id] is kept for everybody')
  fs.rmSync(dir, { recursive: true })
})
