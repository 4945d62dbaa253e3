import http from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { layoutPaths } from '@/lib/shared/page-address.mjs'
import { seededRandom } from '@/lib/shared/seeded-random'
import { numberedSlug, slugify } from '@/lib/shared/slug'
import { CODE_ALPHABET, checkCharacterFor } from '@/lib/shared/text-code.mjs'
import { withCopiedAddress } from './copied-address.mjs'

const server = http.createServer(withCopiedAddress((_, response) => response.end('here')))
const agent = new http.Agent({ keepAlive: true })
beforeAll(() => new Promise((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  agent.destroy()
  server.close()
})

/** The place an address leads to, null where it is answered itself. */
async function leadsTo(path, method = 'GET') {
  const { port } = server.address()
  const response = await new Promise((resolve, reject) => {
    http.request({ port, host: '127.0.0.1', path, method, agent }, resolve).on('error', reject).end()
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
  ['/MEMORIAL/INGER.', '/memorial/inger'],
  ['/memorial/%69nger-krogh', '/memorial/inger-krogh'],
  ['/Memorial/Inger', '/memorial/inger'],
  ['//memorial//inger', '/memorial/inger'],
  ['/memorial/inger%3Ftak', '/memorial/inger'],
  ['/memorial/inger%2F', '/memorial/inger'],
  ['/enhanced-memorial/Inger%20', '/enhanced-memorial/inger'],
  ['/memorial/inger%E2%80%93krogh', '/memorial/inger-krogh'],
  ['/x/../memorial/./inger', '/memorial/inger'],
  ['/memorial\\inger', '/memorial/inger'],
  ['/memorial/7g4t9-qw2b2', '/memorial/7G4T9QW2B2'],
  ['/memorial/01A20321-6B5D-71BE-85B6-DBDFAB24AB17', '/memorial/01a20321-6b5d-71be-85b6-dbdfab24ab17'],
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
  '/memorial/qr/7G4T9QW2B2/dual',
  '/memorial/7G4T9QW2B2',
  '/qr-%C5%BFcan/7G4T9QW2B2',
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

const random = seededRandom(20_261_129)
const pick = (list) => list[Math.floor(random() * list.length)]
const each = (text, share, change) => [...text].map((sign) => (random() < share ? change(sign) : sign)).join('')

const otherCase = (sign) => (sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase())
const asHex = (letter) => `%${letter.charCodeAt(0).toString(16)}`
const encoded = (text) =>
  each(text, 1, (sign) => (/\w/.test(sign) && random() < 0.2 ? asHex(sign) : encodeURIComponent(sign)))
const inSigns = (text) => pick(['', '“', '«', ' ', '-', '(']) + text + pick(['', '.', ').', '”', '/', ' ', '?tak', '#'])
const between = () => pick(['/', '/', '//', '\\', '/./', '/%2e/', '/x/../', '/x/%2E./', '%2F'])

function anyKey() {
  const slug = slugify(pick(['Karen Margrethe Holm', 'Åse Østergård', 'Bo Li', 'Inger-Lise Krogh', 'Live']))
  return pick([slug, numberedSlug(slug, 2), anyCode(), '01a20321-6b5d-71be-85b6-dbdfab24ab17'])
}

function anyCode() {
  const body = Array.from({ length: 9 }, () => pick(CODE_ALPHABET)).join('')
  return body + checkCharacterFor(body)
}

/** The one address of a page, or of a code as somebody typed it, and another way to write it. */
function anyAddress() {
  const route = pick([...layoutPaths, 'QR', 'qr', 'qr-scan', 'memorial/qr'])
  const isPage = layoutPaths.includes(route)
  const code = anyCode()
  const key = isPage ? anyKey() : pick([code, code.toLowerCase(), `${code.slice(0, 5)}-${code.slice(5)}`])
  const shownRoute = route === 'QR' ? pick(['QR', 'Qr', 'qR']) : route === 'qr' ? route : each(route, 0.2, otherCase)
  const shownKey = isPage ? each(each(key, 0.2, otherCase), 0.2, (sign) => (sign === '-' ? '–' : sign)) : key
  const parts = [...shownRoute.split('/'), inSigns(shownKey)]
  const spelling = parts.map(encoded).reduce((path, part) => path + between() + part)
  return { address: `/${route}/${key}`, spelling: `${pick(['/', '//', '/./', '/x/../'])}${spelling}${pick(['', '/'])}` }
}

/** Whether the framework would answer this path with a page, by its own reading; it leads double slashes on itself. */
function isAnswered(path) {
  if (/\\|\/\//.test(path)) return false
  const { pathname } = new URL(`http://localhost${path}`)
  const [first, key, ...below] = pathname.split('/').slice(1).map(decodeURIComponent)
  if (first === 'memorial' && key === 'qr') return below.length > 0
  if (layoutPaths.includes(first)) return /^[a-z\d-]+$/i.test(key) && below.length === 0
  return ['QR', 'qr', 'qr-scan'].includes(first) && below.length === 0
}

test('every spelling leads to the one address at once or finds nothing, and that address is answered itself', async () => {
  const faults = []
  let led = 0
  for (let round = 0; round < 3000; round++) {
    const { address, spelling } = anyAddress()
    if ((await leadsTo(address)) !== null) faults.push({ address })
    const place = await leadsTo(`${spelling}?a=1`)
    if (place === `${address}?a=1`) led += 1
    else if (place !== null || (spelling !== address && isAnswered(spelling))) faults.push({ address, spelling, place })
  }
  expect(faults).toEqual([])
  expect(led).toBeGreaterThan(2500)
})
