import { expect, it } from 'vitest'
import { bookkeepingPersonalData } from '@/lib/domain/bookkeeping/personal-data'
import { db } from '@/lib/server/db'
import { createBankLine } from '@/tests/factories/bank-files'

it('deposits are kept for five years after the year they came in, and their file as long as one of them', async () => {
  const old = await createBankLine('Fra 2015', { bookedOn: '2015-12-31' })
  const kept = await createBankLine('Fra 2016', { bookedOn: '2016-01-01' })
  const sameFile = await createBankLine('Fra 2015', { bookedOn: '2015-12-31', fileId: kept.fileId })
  const ids = { in: [old.id, kept.id, sameFile.id] }
  const files = { in: [old.fileId, kept.fileId] }
  await db.bankFile.updateMany({ where: { id: files }, data: { importedAt: new Date('2015-12-31T22:30:00Z') } })
  await bookkeepingPersonalData.tidy(new Date('2021-06-01'))
  expect(await db.bankLine.findMany({ where: { id: ids }, select: { id: true } })).toEqual([{ id: kept.id }])
  expect(await db.bankFile.findMany({ where: { id: files }, select: { id: true } })).toEqual([{ id: kept.fileId }])
})
