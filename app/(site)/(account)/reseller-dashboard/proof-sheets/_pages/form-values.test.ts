import { expect, it } from 'vitest'
import { findSheetStart } from '@/lib/domain/proof-sheets/queries'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { batchOptions, createPiece } from '@/tests/factories/production'
import { createReseller, resellerFor } from '@/tests/factories/resellers'
import { newSheet } from './form-values'

it('a new drawing starts from the stone and size of its package, and from the plate once there is one', async () => {
  const account = await createAccount()
  const reseller = await createReseller(account)
  const { id, code, qrCodeId, batch } = await createPiece({ state: 'queued' })
  await db.qrCode.update({ where: { id: qrCodeId }, data: { resellerId: reseller.id } })
  await db.qrPackage.update({ where: { id: batch.packageId }, data: { material: 'marble', symbolMm: 40 } })
  const start = async () => {
    const begun = await findSheetStart(resellerFor(account, reseller), { code })
    return newSheet(code, { ordered: null, begun }).options
  }
  expect(await start()).toMatchObject({ material: 'marble', symbolMm: 40, shape: 'rounded', widthMm: 60, heightMm: 80 })
  const made = { ...batchOptions, holes: 'four', lines: ['Til prøve'] }
  await db.productionPiece.update({ where: { id }, data: { state: 'shipped', options: made } })
  // The text is written anew.
  const { lines: _, ...plate } = batchOptions
  expect(await start()).toEqual({ ...plate, holes: 'four' })
})
