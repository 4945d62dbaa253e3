import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { scannedPath } from '@/lib/domain/qr-codes/client/scanned-path'
import { db } from '@/lib/server/db'
import { formatTextCode, printedAddress } from '@/lib/shared/qr-text-code'
import { middleware } from '@/middleware'
import { createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

const site = 'https://mindelund.example'

/** Where the server sends whoever asks for this path. */
async function answered(path: string): Promise<string> {
  const answer = await middleware(new NextRequest(new URL(path, site)))
  return new URL(answer.headers.get('location') ?? '', site).pathname
}

test('a stone that the app’s camera read is counted as every other scan, and its page opens', async () => {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const { id, code } = await createCode({ owner, memorials: [memorial] })
  for (const text of [printedAddress(site, code), code, `${site}/qr-scan/${code}`]) {
    expect(await answered(scannedPath(text, { memorialId: memorial.id, by: 'camera' }))).toBe(
      `/memorial/${memorial.slug}`,
    )
  }
  expect(await db.qrScanDay.findMany({ where: { qrCodeId: id } })).toMatchObject([{ count: 3 }])
})

test('a stone for two offers both pages', async () => {
  const owner = await createAccount()
  const memorials = [await createMemorial({ owner }), await createMemorial({ owner })]
  const { code } = await createCode({ owner, memorials })
  const path = scannedPath(printedAddress(site, code), { memorialId: memorials[0]?.id ?? '', by: 'camera' })
  expect(await answered(path)).toBe(`/memorial/qr/${code}/dual`)
})

test.each([
  ['a code typed by hand opens its page uncounted', '7G4T9QW2B2', { memorialId: 'm-1', by: 'hand' }, '/memorial/m-1'],
  [
    'an address with /memorial/ is followed as it stands',
    `${site}/memorial/karen?a=b`,
    { memorialId: 'm-1', by: 'camera' },
    '/memorial/karen',
  ],
  [
    'a code without a page for this person is explained',
    formatTextCode('7G4T9QW2B2'),
    { by: 'camera' },
    '/qr-scan/7G4T9QW2B2',
  ],
  ['whatever it says, it stays on this site', ' //ondt.example ', { by: 'hand' }, '/qr-scan/%2F%2Fondt.example'],
] as const)('%s', (_, text, how, path) => {
  expect(scannedPath(text, how)).toBe(path)
})
