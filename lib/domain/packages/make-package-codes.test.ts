import { describe, expect, it } from 'vitest'
import { makePackageCodes } from '@/lib/domain/packages/make-package-codes'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { asOwner } from '@/tests/factories/as-owner'
import { createReseller } from '@/tests/factories/resellers'

type Wanted = { count: number; resellerId?: string; createdById?: string }

function orderedPackage({ count, ...more }: Wanted) {
  return db.qrPackage.create({ data: { name: 'Granit', count, state: 'making', ...more }, select: { id: true } })
}

const codesOf = (packageId: string) => db.qrCode.count({ where: { packageId } })

describe('making the codes of a package', () => {
  it('generates them all, with the creator in each history', async () => {
    const maker = await createAccount({ fullName: 'Anna Drift' })
    const { id } = await orderedPackage({ count: 2300, createdById: maker.id })
    await makePackageCodes(id)
    expect(await db.qrPackage.findUnique({ where: { id } })).toMatchObject({ state: 'ready', made: 2300 })
    expect(await codesOf(id)).toBe(2300)
    const events = { qrCode: { packageId: id }, kind: 'produced' as const, actorName: 'Anna Drift', actorId: maker.id }
    expect(await db.qrEvent.count({ where: events })).toBe(2300)
  })

  it('puts them in the stock of their reseller', async () => {
    const reseller = await createReseller(await createAccount())
    const { id } = await orderedPackage({ count: 3, resellerId: reseller.id })
    await makePackageCodes(id)
    expect(await db.qrCode.count({ where: { packageId: id, state: 'assigned', resellerId: reseller.id } })).toBe(3)
    const assigned = await db.qrEvent.findMany({ where: { qrCode: { packageId: id }, kind: 'assigned' } })
    expect(assigned.map(({ reason }) => reason)).toEqual(Array(3).fill(reseller.companyName))
  })

  it('reports progress before any code is visible', async () => {
    const { id } = await orderedPackage({ count: 3000 })
    const seen: number[] = []
    let isDone = false
    const making = makePackageCodes(id).finally(() => {
      isDone = true
    })
    while (!isDone) {
      const row = await db.qrPackage.findUniqueOrThrow({ where: { id }, select: { made: true, state: true } })
      if (row.state === 'making' && row.made > 0) {
        seen.push(row.made)
        expect([0, 3000]).toContain(await codesOf(id))
      }
    }
    await making
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.every((made) => made % 1000 === 0)).toBe(true)
  })

  it('makes them once when run twice concurrently', async () => {
    const { id } = await orderedPackage({ count: 500 })
    await Promise.all([makePackageCodes(id), makePackageCodes(id)])
    await makePackageCodes(id)
    expect(await codesOf(id)).toBe(500)
  })

  it('marks the package as failed, without codes, when the database refuses', async () => {
    const { id } = await orderedPackage({ count: 1500 })
    await asOwner(
      `CREATE OR REPLACE FUNCTION refuse_event() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN IF (SELECT "packageId" FROM "QrCode" WHERE id = NEW."qrCodeId") = '${id}'
           AND (SELECT made FROM "QrPackage" WHERE id = '${id}') = 1000 THEN RAISE 'full'; END IF; RETURN NEW; END $$`,
      'CREATE TRIGGER refuse_event BEFORE INSERT ON "QrEvent" FOR EACH ROW EXECUTE FUNCTION refuse_event()',
    )
    await makePackageCodes(id)
    await asOwner('DROP TRIGGER refuse_event ON "QrEvent"', 'DROP FUNCTION refuse_event()')
    expect(await codesOf(id)).toBe(0)
    expect(await db.qrPackage.findUnique({ where: { id } })).toMatchObject({ state: 'failed', made: 0 })
  })
})
