import { expect, it } from 'vitest'
import { retentionDays } from '@/lib/domain/legal/retention'
import { tidyUp } from '@/lib/domain/privacy/tidy-up'
import { writeCodeEvent } from '@/lib/domain/qr-codes/code-row'
import { preparePage } from '@/lib/domain/resellers/commands/prepare-page'
import { execute } from '@/lib/server/command'
import { db, type Prisma } from '@/lib/server/db'
import { callerFor, createAccount } from '@/tests/factories/accounts'
import { createStock } from '@/tests/factories/stock'

const after = (days: number) => new Date(Date.now() + days * 24 * 3600_000)

async function prepared(
  change: Prisma.QrCodeUncheckedUpdateInput = {},
): Promise<{ id: string; isKept: () => Promise<boolean> }> {
  const { actor, codes } = await createStock()
  const { id, code } = codes[0] ?? { id: '', code: '' }
  await execute(preparePage, callerFor(actor), { code, firstName: 'Karla' })
  await db.qrCode.update({ where: { id }, data: change })
  return { id, isKept: async () => (await db.preparedPage.count({ where: { qrCodeId: id } })) === 1 }
}

it('keeps a prepared page for as long as /privacy says, and not a day longer', async () => {
  const { isKept } = await prepared()
  await tidyUp(after(retentionDays.preparedPage - 1))
  expect(await isKept()).toBe(true)
  await tidyUp(after(retentionDays.preparedPage + 1))
  expect(await isKept()).toBe(false)
})

it('gives a family that claimed the code late the full time to choose', async () => {
  const { id: ownerId } = await createAccount()
  const claimedAt = after(retentionDays.preparedPage - 1)
  const { isKept } = await prepared({ state: 'claimed', ownerId, claimedAt })
  await tidyUp(after(retentionDays.preparedPage + 30))
  expect(await isKept()).toBe(true)
  await tidyUp(after(2 * retentionDays.preparedPage))
  expect(await isKept()).toBe(false)
})

it('waits for a replacement when the code was blocked, and not at all when it was retired', async () => {
  const blocked = await prepared({ state: 'blocked' })
  await writeCodeEvent(db, { qrCodeId: blocked.id, kind: 'blocked', actorId: null, actorName: null })
  const retired = await prepared({ state: 'retired' })
  await tidyUp(after(retentionDays.preparedPageOfBlockedCode - 1))
  expect([await blocked.isKept(), await retired.isKept()]).toEqual([true, false])
  await tidyUp(after(retentionDays.preparedPageOfBlockedCode + 1))
  expect(await blocked.isKept()).toBe(false)
})
