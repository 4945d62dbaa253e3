import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { scannedPath } from '@/lib/domain/qr-codes/client/use-open-scanned'
import { db } from '@/lib/server/db'
import { formatTextCode, printedAddress } from '@/lib/shared/qr-text-code'
import { middleware } from '@/middleware'
import { createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

const site = 'https://mindelund.example'

/** The path the server redirects this one to. */
async function redirectOf(path: string): Promise<string> {
  const answer = await middleware(new NextRequest(new URL(path, site)))
  return new URL(answer.headers.get('location') ?? '', site).pathname
}

test('a scan with the app’s camera is counted like every other, and opens the page', async () => {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const { id, code } = await createCode({ owner, memorials: [memorial] })
  for (const text of [printedAddress(site, code), code, `${site}/qr-scan/${code}`]) {
    expect(await redirectOf(scannedPath(text, { memorialId: memorial.id, by: 'camera' }))).toBe(
      `/memorial/${memorial.slug}`,
    )
  }
  expect(await db.qrScanDay.findMany({ where: { qrCodeId: id } })).toMatchObject([{ count: 3 }])
})

test('a double stone offers both pages', async () => {
  const owner = await createAccount()
  const memorials = [await createMemorial({ owner }), await createMemorial({ owner })]
  const { code } = await createCode({ owner, memorials })
  const path = scannedPath(printedAddress(site, code), { memorialId: memorials[0]?.id ?? '', by: 'camera' })
  expect(await redirectOf(path)).toBe(`/memorial/qr/${code}/dual`)
})

test.each([
  [
    'a typed code opens its page without being counted',
    '7G4T9QW2B2',
    { memorialId: 'm-1', by: 'hand' },
    '/memorial/m-1',
  ],
  [
    'an address with /memorial/ is followed as it is',
    `${site}/memorial/karen?a=b`,
    { memorialId: 'm-1', by: 'camera' },
    '/memorial/karen',
  ],
  [
    'a code without a page for this user leads to its explanation',
    formatTextCode('7G4T9QW2B2'),
    { by: 'camera' },
    '/qr-scan/7G4T9QW2B2',
  ],
  ['any other text stays on this site', ' //ondt.example ', { by: 'hand' }, '/qr-scan/%2F%2Fondt.example'],
] as const)('%s', (_, text, how, path) => {
  expect(scannedPath(text, how)).toBe(path)
})
