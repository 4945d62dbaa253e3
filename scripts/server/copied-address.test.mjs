import http from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { withCopiedAddress } from './copied-address.mjs'

const open = []
afterEach(() => Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))))

/** The place an address leads to, null where it is answered itself. */
async function leadsTo(path, method = 'GET') {
  const server = http.createServer(withCopiedAddress((_, response) => response.end('here')))
  open.push(server)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  const response = await new Promise((resolve) => {
    http.request({ port, host: '127.0.0.1', path, method, agent: false }, resolve).end()
  })
  response.resume()
  if (response.statusCode === 200) return null
  expect(response.statusCode).toBe(308)
  return response.headers.location
}

test.each([
  ...[
    '.',
    ',',
    ')',
    ').',
    ']',
    '%3E',
    '%22',
    '%22.',
    '%E2%80%9D',
    '%C2%BB',
    "'",
    '!',
    ':',
    ';',
    '*',
    '%20',
    '-',
    '%E2%80%A6',
  ],
  ...[
    '/',
    '/.',
    '/)',
    '%0A',
    '%0D%0A',
    '%C2%A0',
    '%E2%80%9C',
    '%60',
    '%3Ffbclid%3DIwAR0x',
    '&fbclid=IwAR0x',
    '%23hilsner',
  ],
  ...['%E2%80%8B', '%5C', '_', '%E2%80%93', '%EF%BB%BF', '%3F', '%7D', '%F0%9F%95%AF'],
])('a page is found with %s behind its address', async (sign) => {
  expect(await leadsTo(`/memorial/inger-krogh-2${sign}`)).toBe('/memorial/inger-krogh-2')
  expect(await leadsTo(`/classic-memorial/inger${sign}?album=1`)).toBe('/classic-memorial/inger?album=1')
  expect(await leadsTo(`/QR/7G4T9QW2B2${sign}`)).toBe('/QR/7G4T9QW2B2')
})

test.each([
  ['/Qr/7G4T9QW2B2', '/QR/7G4T9QW2B2'],
  ['/qR/7g4t9qw2b2', '/QR/7g4t9qw2b2'],
  ['/Qr/7G4T9%20QW2B2.', '/QR/7G4T9%20QW2B2'],
  ['/qr/7g4t9qw2b2)', '/qr/7g4t9qw2b2'],
  ['/qr-scan/7G4T9QW2B2,', '/qr-scan/7G4T9QW2B2'],
  ['/QR-scan/7G4T9QW2B2', '/qr-scan/7G4T9QW2B2'],
  ['/qr/%C2%AB7G4T9-QW2B2%C2%BB', '/qr/7G4T9-QW2B2'],
  ['/QR//7G4T9QW2B2', '/QR/7G4T9QW2B2'],
  ['//QR/7G4T9QW2B2', '/QR/7G4T9QW2B2'],
  ['/QR/%207G4T9%20%20QW2B2%20', '/QR/7G4T9%20%20QW2B2'],
  ['/memorial/qr/7G4T9QW2B2.', '/memorial/qr/7G4T9QW2B2'],
  ['/Memorial/QR/7G4T9QW2B2', '/memorial/qr/7G4T9QW2B2'],
  ['/memorial/%22inger%22', '/memorial/inger'],
  ['/memorial/%C2%ABinger-krogh%C2%BB', '/memorial/inger-krogh'],
  ['/memorial/%20inger-krogh', '/memorial/inger-krogh'],
  ['/memorial//inger-krogh', '/memorial/inger-krogh'],
  ['//memorial/inger-krogh?album=1', '/memorial/inger-krogh?album=1'],
  ['/memorial/inger-krogh/?fbclid=x', '/memorial/inger-krogh?fbclid=x'],
  ['/memorial/-inger-', '/memorial/inger'],
  ['/memorial/%C5%BFven.', '/memorial/%C5%BFven'],
  ['/qr/%E2%84%AA7.', '/qr/%E2%84%AA7'],
  ['/Memorial/inger-krogh', '/memorial/inger-krogh'],
  ['/MEMORIAL/INGER.', '/memorial/INGER'],
  ['/memorial/inger.?a=//evil.example', '/memorial/inger?a=//evil.example'],
])('%s leads to %s', async (path, meant) => {
  expect(await leadsTo(path)).toBe(meant)
})

test.each([
  '/memorial/inger-krogh',
  '/memorial/inger-krogh?tak=candle',
  '/memorial/inger-krogh?fbclid=IwAR0x',
  '/memorial/inger-krogh/opengraph',
  '/memorial/inger.krogh',
  '/memorial/inger.%C3%B8',
  '/memorial/.',
  '/memorial/',
  '/memorial/evil.example%2F%2F.',
  '/memorial//evil.example',
  '//evil.example/memorial/inger',
  '/memorial/inger/krogh',
  '/memorial/qr/7G4T9QW2B2',
  '/memorial/qr',
  '/QR/7G4T9QW2B2',
  '/QR/7g4t9qw2b2',
  '/qr/7G4T9QW2B2',
  '/qr-scan/-',
  '/qr-info',
  '/api/memorials/inger.',
  '/media/a.jpg',
])('%s is left alone', async (path) => {
  expect(await leadsTo(path)).toBeNull()
})

test('only reading is led on', async () => {
  expect(await leadsTo('/memorial/inger.', 'POST')).toBeNull()
  expect(await leadsTo('/memorial/inger.', 'HEAD')).toBe('/memorial/inger')
})
