import { describe, expect, it, vi } from 'vitest'
import { makeBatch } from '@/lib/domain/production/commands/make-batch'
import { previewTexts } from '@/lib/domain/production/commands/preview-texts'
import { giveTexts } from '@/lib/domain/production/give-texts'
import { execute } from '@/lib/server/command'
import { db, pool } from '@/lib/server/db'
import { callerFor } from '@/tests/factories/accounts'
import { batchOptions, createWorker, someDueDay } from '@/tests/factories/production'
import { createPackage } from '@/tests/factories/qr-codes'

const texts = 'Nr.;Linje 1\n1;Karen Holm\n2;Åge Bøgh'

/** Somebody else, a family for example, who has the codes of a package in hand. */
async function hold(packageId: string) {
  const client = await pool.connect()
  await client.query('BEGIN')
  await client.query('SELECT 1 FROM "QrCode" WHERE "packageId" = $1 FOR UPDATE', [packageId])
  return {
    block: (id: string) => client.query(`UPDATE "QrCode" SET state = 'blocked' WHERE id = $1`, [id]),
    async letGo() {
      await client.query('COMMIT')
      client.release()
    },
  }
}

async function packageOfTwo() {
  const { id, codes } = await createPackage({ count: 2 })
  const { number } = await db.qrPackage.findUniqueOrThrow({ where: { id } })
  return { id, codes, wanted: { source: 'package', packageNumber: number, options: batchOptions, texts } }
}

describe('texts from a list', () => {
  it('are looked through without waiting for whoever uses one of the codes', async () => {
    const worker = await createWorker()
    const { id, wanted } = await packageOfTwo()
    const holder = await hold(id)
    const { result } = await execute(previewTexts, callerFor(worker), wanted).finally(holder.letGo)
    expect(result).toMatchObject({ problems: [], pieces: 2, given: [{ number: 1 }, { number: 2 }] })
  })

  it('are given to no other plaque when the codes change meanwhile', async () => {
    const worker = await createWorker()
    const { id, codes, wanted } = await packageOfTwo()
    const holder = await hold(id)
    const making = execute(makeBatch, callerFor(worker), { ...wanted, name: 'Parti', dueOn: someDueDay })
    const refused = expect(making).rejects.toMatchObject({ code: 'CONFLICT' })
    // The list is read by then, and the codes are waited for.
    await vi.waitFor(async () => {
      const [waiting] = await db.$queryRaw<Array<{ count: bigint }>>`
        SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
      expect(Number(waiting?.count)).toBeGreaterThan(0)
    }, 10_000)
    await holder.block(codes[0]?.id ?? '')
    await holder.letGo()
    await refused
    expect(await db.productionPiece.count({ where: { qrCode: { packageId: id } } })).toBe(0)
  })

  it('are given up with a sentence when there is no time for all of them', async () => {
    const { codes } = await packageOfTwo()
    const chosen = codes.map((code) => ({ qrCodeId: code.id, code: code.code, proofSheetId: null }))
    const fields = { texts: expect.stringContaining('Del listen') }
    const late = giveTexts(texts, { codes: chosen, options: batchOptions, lastsMs: -1 })
    await expect(late).rejects.toMatchObject({ code: 'INVALID_INPUT', fields })
  })
})
