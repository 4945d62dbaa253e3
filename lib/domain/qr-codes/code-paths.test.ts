import { expect, test, vi } from 'vitest'
import { blockCodes } from '@/lib/domain/packages/commands/block-codes'
import { retireCodes } from '@/lib/domain/packages/commands/retire-codes'
import { blockCode } from '@/lib/domain/qr-codes/commands/block-code'
import { linkQrCode } from '@/lib/domain/qr-codes/commands/link-qr-code'
import { replaceCode } from '@/lib/domain/qr-codes/commands/replace-code'
import { retireCode } from '@/lib/domain/qr-codes/commands/retire-code'
import { unblockCode } from '@/lib/domain/qr-codes/commands/unblock-code'
import { unlinkQrCode } from '@/lib/domain/qr-codes/commands/unlink-qr-code'
import * as cache from '@/lib/server/cache'
import { execute } from '@/lib/server/command'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { administrator } from '@/tests/factories/console'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

const reason = 'Stenen blev stjålet'
const inEveryLayout = (code: string) => [`/memorial/${code}`, `/enhanced-memorial/${code}`, `/classic-memorial/${code}`]

async function stone() {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const { code } = await createCode({ owner, memorials: [memorial] })
  return { code, memorial, family: callerFor(actorFor(owner)), house: (await administrator()).caller }
}
type Stone = Awaited<ReturnType<typeof stone>>

test.each<[string, (stone: Stone) => Promise<unknown>]>([
  ['blocked', ({ code, house }) => execute(blockCode, house, { code, reason })],
  ['retired', ({ code, house }) => execute(retireCode, house, { code, reason })],
  ['replaced', ({ code, house }) => execute(replaceCode, house, { code, reason })],
  ['blocked with others', ({ code, house }) => execute(blockCodes, house, { codes: [code], reason })],
  ['retired with others', ({ code, house }) => execute(retireCodes, house, { codes: [code], reason })],
  ['unlinked', ({ code, memorial, family }) => execute(unlinkQrCode, family, { code, memorialId: memorial.id })],
])('where a code led is forgotten in every layout when it is %s', async (_, act) => {
  const made = await stone()
  const forgotten = vi.spyOn(cache, 'forgetPages')
  await act(made)
  expect(forgotten.mock.calls.flatMap(([paths]) => paths)).toEqual(expect.arrayContaining(inEveryLayout(made.code)))
})

test('and when it is opened again or led to another page', async () => {
  const { code, memorial, family, house } = await stone()
  await execute(blockCode, house, { code, reason })
  const forgotten = vi.spyOn(cache, 'forgetPages')
  await execute(unblockCode, house, { code, reason })
  expect(forgotten.mock.calls.flatMap(([paths]) => paths)).toEqual(expect.arrayContaining(inEveryLayout(code)))
  await execute(unlinkQrCode, family, { code, memorialId: memorial.id })
  forgotten.mockClear()
  await execute(linkQrCode, family, { code, memorialId: memorial.id })
  expect(forgotten.mock.calls.flatMap(([paths]) => paths)).toEqual(expect.arrayContaining(inEveryLayout(code)))
})
