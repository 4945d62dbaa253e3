import type { StrategyHandler } from 'serwist'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { askToKeep } from '@/lib/client/asked-pages'
import { forgetKeptPages, markCache, pageCache } from '@/lib/client/kept-pages'
import { codeMark } from '@/lib/shared/code-mark'
import { formatTextCode, generateTextCode } from '@/lib/shared/qr-text-code'
import { publicAnswer, stubAnswers, stubDeviceCaches } from '@/tests/factories/device-caches'
import { isCodePath } from './code-in-path'
import { dropLooseMarks, learnMarks } from './marks'
import { offlinePath, patienceSeconds, ScannedCode } from './scanned-code'

const code = generateTextCode()
const marksPath = (slug: string) => `/api/memorials/${slug}/code-marks`
const marksOf = (...codes: string[]) =>
  Response.json({ marks: codes.map(codeMark) }, { headers: { date: new Date().toUTCString() } })
let device: ReturnType<typeof stubDeviceCaches>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  device = stubDeviceCaches()
  await device.put('precache', `${offlinePath}?__WB_REVISION__=1`, new Response('<html lang="da">'))
  stubAnswers({ [marksPath('karen')]: marksOf(code), [marksPath('svend')]: marksOf(code) })
})
afterEach(() => void vi.useRealTimers())

async function keep(path: string): Promise<void> {
  await device.put(pageCache, path, publicAnswer('siden'))
  await learnMarks(path)
}

/** The result of a scan with this network response. */
async function scan(network: () => Promise<Response>, path = `/QR/${code}`) {
  const handler = { fetch: network } as unknown as StrategyHandler
  const answer = new ScannedCode()._handle(new Request(`https://mindelund.dk${path}`), handler)
  answer.catch(() => {})
  await vi.advanceTimersByTimeAsync(patienceSeconds * 1000)
  return answer
}
const noConnection = async () => {
  throw new TypeError('Failed to fetch')
}
const nothingYet = () => new Promise<Response>(() => {})
const leadsTo = async (answer: Promise<Response>) => new URL((await answer).headers.get('location') ?? '').pathname

describe('a stone that is scanned', () => {
  test.each([
    `/QR/${code}`,
    `/qr/${code.toLowerCase()}`,
    `/memorial/qr/${code}`,
    `/memorial/qr/${code}/dual`,
    `/qr-scan/${formatTextCode(code)}`,
  ])('without connection opens its kept page, by %s', async (path) => {
    await keep('/memorial/karen')
    expect(isCodePath(path)).toBe(true)
    expect(await leadsTo(scan(noConnection, path))).toBe('/memorial/karen')
  })

  test('on one bar of signal opens it when the network is slow', async () => {
    await keep('/enhanced-memorial/karen')
    expect(await leadsTo(scan(nothingYet))).toBe('/enhanced-memorial/karen')
  })

  test('with a connection goes where the server says', async () => {
    await keep('/memorial/karen')
    const answer = new Response('fra huset')
    expect(await scan(async () => answer)).toBe(answer)
  })

  test('finds the page after a month too, when it was asked for', async () => {
    await keep('/memorial/karen')
    stubAnswers({ '/memorial/karen': publicAnswer('beholdt') })
    await askToKeep('/memorial/karen', [])
    await (await caches.open(pageCache)).delete('https://mindelund.dk/memorial/karen')
    await dropLooseMarks()
    expect(await leadsTo(scan(noConnection))).toBe('/memorial/karen')
  })

  test('with two on it offers both, and no other', async () => {
    stubAnswers({
      [marksPath('karen')]: marksOf(code),
      [marksPath('svend')]: marksOf(code),
      [marksPath('ruth')]: marksOf(generateTextCode()),
    })
    for (const slug of ['karen', 'ruth', 'svend']) await keep(`/memorial/${slug}`)
    expect(await (await scan(noConnection)).text()).toBe('<html data-stone="svend karen" lang="da">')
  })

  test('another code opens no foreign page', async () => {
    await keep('/memorial/karen')
    await expect(scan(noConnection, `/QR/${generateTextCode()}`)).rejects.toThrow('Failed to fetch')
    expect(['/QR/FORKERT', '/qr-info', '/memorial/karen', '/QR/%E0%A4%A'].some(isCodePath)).toBe(false)
  })
})

describe('which codes lead to a page', () => {
  test('is stored as marks, which do not reveal the code', async () => {
    await keep('/memorial/karen')
    const kept = await (await caches.open(markCache)).match(marksPath('karen'))
    expect(await kept?.text()).toBe(`{"marks":["${codeMark(code)}"]}`)
  })

  test('is fetched only for kept pages, and once a day', async () => {
    await learnMarks('/memorial/karen')
    expect(device.listed(markCache)).toEqual([])
    await keep('/memorial/karen')
    stubAnswers({})
    await learnMarks('/memorial/karen')
    expect(device.listed(markCache)).toEqual([marksPath('karen')])
  })

  test('is removed with the page, and at sign-out', async () => {
    await keep('/memorial/karen')
    await keep('/memorial/svend')
    await (await caches.open(pageCache)).delete('https://mindelund.dk/memorial/svend')
    await dropLooseMarks()
    expect(device.listed(markCache)).toEqual([marksPath('karen')])
    await forgetKeptPages()
    expect(device.names()).not.toContain(markCache)
  })
})
