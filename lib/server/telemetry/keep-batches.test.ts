import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { db } from '@/lib/server/db'
import { keepBatch } from '@/lib/server/telemetry/keep-batches'

const add = (name: string) =>
  keepBatch.bind(null, randomUUID(), async (tx) => {
    await tx.$executeRaw`
      INSERT INTO "FigureDay" (day, name, count) VALUES ('2026-01-01', ${name}, 1)
      ON CONFLICT (name, day) DO UPDATE SET count = "FigureDay".count + 1`
  })

const countOf = async (name: string) => Number((await db.figureDay.findFirst({ where: { name } }))?.count ?? 0)

it('a batch that is sent again is counted once, also at the same moment', async () => {
  const again = add('again')
  await again()
  await Promise.all([again(), again(), again()])
  expect(await countOf('again')).toBe(1)
})

it('a batch whose write failed is counted when it is sent again', async () => {
  const id = randomUUID()
  await expect(
    keepBatch(id, async () => {
      throw new Error('lost')
    }),
  ).rejects.toThrow('lost')
  await keepBatch(id, async (tx) => {
    await tx.figureDay.create({ data: { day: new Date('2026-01-01'), name: 'failed', count: 1 } })
  })
  expect(await countOf('failed')).toBe(1)
})
