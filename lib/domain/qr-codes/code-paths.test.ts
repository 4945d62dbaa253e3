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
  return { code, memorial, family: callerFor(actorFor(owner)), admin: (await administrator()).caller }
}
type Stone = Awaited<ReturnType<typeof stone>>

test.each<[string, (stone: Stone) => Promise<unknown>]>([
  ['blocked', ({ code, admin }) => execute(blockCode, admin, { code, reason })],
  ['retired', ({ code, admin }) => execute(retireCode, admin, { code, reason })],
  ['replaced', ({ code, admin }) => execute(replaceCode, admin, { code, reason })],
  ['blocked with others', ({ code, admin }) => execute(blockCodes, admin, { codes: [code], reason })],
  ['retired with others', ({ code, admin }) => execute(retireCodes, admin, { codes: [code], reason })],
  ['unlinked', ({ code, memorial, family }) => execute(unlinkQrCode, family, { code, memorialId: memorial.id })],
])('the redirect of a code is purged in every layout when the code is %s', async (_, act) => {
  const made = await stone()
  const purged = vi.spyOn(cache, 'forgetPages')
  await act(made)
  expect(purged.mock.calls.flatMap(([paths]) => paths)).toEqual(expect.arrayContaining(inEveryLayout(made.code)))
})

test('the redirect is also purged when the code is unblocked or linked to another page', async () => {
  const { code, memorial, family, admin } = await stone()
  await execute(blockCode, admin, { code, reason })
  const purged = vi.spyOn(cache, 'forgetPages')
  await execute(unblockCode, admin, { code, reason })
  expect(purged.mock.calls.flatMap(([paths]) => paths)).toEqual(expect.arrayContaining(inEveryLayout(code)))
  await execute(unlinkQrCode, family, { code, memorialId: memorial.id })
  purged.mockClear()
  await execute(linkQrCode, family, { code, memorialId: memorial.id })
  expect(purged.mock.calls.flatMap(([paths]) => paths)).toEqual(expect.arrayContaining(inEveryLayout(code)))
})
