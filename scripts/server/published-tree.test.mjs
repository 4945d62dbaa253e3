import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCopy, treeInFolder, withPublishedTree } from './published-tree.mjs'

const CODE = '7G4T9QW2B2'
let folder
let tree
let server
let port

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'published-'))
  tree = path.join(folder, 'published')
  const copy = path.join(tree, 'pages/1/a')
  fs.mkdirSync(path.join(copy, 'medier'), { recursive: true })
  fs.writeFileSync(path.join(copy, 'index.html'), '<h1>Karen Holm</h1>')
  fs.writeFileSync(path.join(copy, 'medier/film.mp4'), '0123456789')
  fs.writeFileSync(path.join(copy, 'medier/tom.txt'), '')
  fs.writeFileSync(path.join(copy, 'medier/script.js'), 'alert(1)')
  fs.mkdirSync(path.join(tree, 'memorial/tom'), { recursive: true })
  fs.mkdirSync(path.join(tree, 'QR'))
  for (const name of ['memorial/karen-holm', `QR/${CODE}`]) fs.symlinkSync('../pages/1/a', path.join(tree, name))
  fs.mkdirSync(path.join(folder, 'files'))
  fs.writeFileSync(path.join(folder, 'secrets.json'), '{}')
  fs.writeFileSync(path.join(folder, 'files/index.html'), 'hemmeligt')
  fs.symlinkSync('../../files', path.join(tree, 'memorial/ude'))
  fs.symlinkSync('../../../../files/index.html', path.join(copy, 'medier/ude.html'))
  server = http.createServer(
    withPublishedTree((_, response) => response.writeHead(404).end('ordinary'), treeInFolder(tree)),
  )
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = server.address().port
})

afterAll(() => {
  server.close()
  fs.rmSync(folder, { recursive: true })
})

/** Not fetch, which tidies addresses up. */
function get(address, headers = {}, method = 'GET') {
  return new Promise((resolve, reject) => {
    const request = http.request({ port, host: '127.0.0.1', path: address, headers, method, agent: false })
    request.on('error', reject).on('response', async (response) => {
      const body = Buffer.concat(await response.toArray()).toString()
      resolve({ status: response.statusCode, headers: response.headers, body })
    })
    request.end()
  })
}

test.each(['/published/memorial/karen-holm/', `/published/QR/${CODE}/?fbclid=x`])('%s is a copy', async (address) => {
  const { status, headers, body } = await get(address)
  expect([status, body]).toEqual([200, '<h1>Karen Holm</h1>'])
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'$/),
  })
  expect(await get(address, { 'if-none-match': headers.etag })).toMatchObject({ status: 304, body: '' })
  expect(await get(address, {}, 'HEAD')).toMatchObject({ status: 200, headers: { 'content-length': '19' }, body: '' })
})

test('a folder is led to its slash, by which its links are read, and no browser keeps that', async () => {
  const { status, headers } = await get('/published/memorial/karen-holm')
  expect([status, headers.location]).toEqual([302, '/published/memorial/karen-holm/'])
  expect(headers['cache-control']).toBe('no-store')
})

test.each([
  ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
  ['bytes=7-', 206, 'bytes 7-9/10', '789'],
  ['bytes=-3', 206, 'bytes 7-9/10', '789'],
  ['bytes=2-99', 206, 'bytes 2-9/10', '23456789'],
  ['bytes=10-', 416, 'bytes */10', ''],
  ['bytes=0-1,4-5', 200, undefined, '0123456789'],
  ['bytes=-', 200, undefined, '0123456789'],
])('a player that asks for %s gets %i', async (range, status, contentRange, body) => {
  const answer = await get('/published/memorial/karen-holm/medier/film.mp4', { range })
  expect(answer).toMatchObject({ status, body })
  expect(answer.headers['content-range']).toBe(contentRange)
})

test('a part of a copy that was replaced meanwhile is the whole of the new one', async () => {
  const headers = { range: 'bytes=2-4', 'if-range': '"old"' }
  expect(await get('/published/memorial/karen-holm/medier/film.mp4', headers)).toMatchObject({ status: 200 })
})

test('a file without bytes is sent', async () => {
  expect(await get('/published/memorial/karen-holm/medier/tom.txt')).toMatchObject({ status: 200, body: '' })
})

test.each([
  '/published/',
  '/published/memorial/',
  '/published/memorial',
  '/published/QR/',
  '/published/pages/1/a/',
  '/published/pages/1/a/index.html',
  '/published/memorial/../pages/1/a/index.html',
  '/published/memorial/%2e%2e/pages/1/a/index.html',
  '/published/memorial/..%2fpages/1/a/index.html',
  '/published/memorial/..%5cpages/',
  '/published/../secrets.json',
  '/published/memorial/../../secrets.json',
  '/published/memorial/karen-holm/medier/',
  '/published/memorial/karen-holm/medier',
  '/published/memorial/karen-holm/medier/script.js',
  '/published/memorial/karen-holm/medier/ude.html',
  '/published/memorial/karen-holm/index.html/',
  '/published/memorial//karen-holm/',
  '/published/memorial/tom/',
  '/published/memorial/tom',
  '/published/memorial/ude/',
  '/published/memorial/ude',
  '/published/memorial/ingen/',
])('%s is nothing of the tree', async (address) => {
  expect(await get(address)).toMatchObject({ status: 404, body: 'ordinary' })
})

test('a copy is found by the slug and by a code, and none that is outside the tree', async () => {
  expect(await findCopy(treeInFolder(tree), { slug: 'karen-holm' })).toBe('/published/memorial/karen-holm/')
  expect(await findCopy(treeInFolder(tree), { code: CODE })).toBe(`/published/QR/${CODE}/`)
  expect(await findCopy(treeInFolder(tree), { slug: CODE })).toBe(`/published/QR/${CODE}/`)
  for (const slug of ['ingen', 'tom', 'ude', '..', '../pages/1/a', ''])
    expect(await findCopy(treeInFolder(tree), { slug })).toBeNull()
  expect(await findCopy(treeInFolder(path.join(tree, 'never')), { slug: 'karen-holm' })).toBeNull()
})
