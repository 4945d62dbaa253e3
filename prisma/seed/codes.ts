import { type DemoRole, demoActorName, demoPackages } from '@/lib/domain/accounts/demo-accounts'
import { claimCode } from '@/lib/domain/qr-codes/claim-code'
import { generateCodes } from '@/lib/domain/qr-codes/generate-codes'
import { linkCode } from '@/lib/domain/qr-codes/link-code'
import { Refusal } from '@/lib/server/command'
import { db, type Transaction } from '@/lib/server/db'
import type { DemoMemorial } from '@/prisma/seed/families'

type Owner = { id: string; fullName: string }
type People = Record<DemoRole, Owner>
type Pages = Partial<Record<DemoMemorial['key'], { id: string }>>

const freeCodes = 8

/** The demonstration's packages: codes on its pages, and always a few free ones. */
export async function ensureCodes(people: People, pages: Pages): Promise<void> {
  const open = await ensurePackage(demoPackages.open, false)
  const withActivation = await ensurePackage(demoPackages.withActivation, true)
  const { family, family2 } = people
  if (open.isNew) {
    await placeCode(open.id, family, [])
    await placeCode(open.id, family, [pages.public])
    await placeCode(open.id, family, [pages.unlisted])
    await placeCode(open.id, family, [pages.private])
    await placeCode(open.id, family2, [pages.dualLeft, pages.dualRight])
    await db.$transaction(async (tx) => {
      const [code] = await newCodes(tx, open.id, 1, false)
      if (!code) return
      await tx.qrCode.update({ where: { id: code.id }, data: { state: 'blocked', stateBeforeBlock: 'produced' } })
      await tx.qrEvent.create({
        data: { qrCodeId: code.id, kind: 'blocked', actorName: 'Anne Bach', reason: 'Stenen er meldt stjålet.' },
      })
    })
  }
  await topUp(open.id, false)
  await topUp(withActivation.id, true)
}

async function ensurePackage(name: string, requiresActivation: boolean) {
  const found = await db.qrPackage.findFirst({ where: { name }, select: { id: true } })
  if (found) {
    const placed = await db.qrCode.count({ where: { packageId: found.id, state: { in: ['linked', 'blocked'] } } })
    return { id: found.id, isNew: placed === 0 }
  }
  const made = await db.qrPackage.create({ data: { name, requiresActivation, count: 0 }, select: { id: true } })
  return { id: made.id, isNew: true }
}

async function placeCode(packageId: string, owner: Owner, memorials: Array<{ id: string } | undefined>) {
  await db.$transaction(async (tx) => {
    const [code] = await newCodes(tx, packageId, 1, false)
    if (!code) return
    const claimed = await claimCode(
      { tx, enqueue: async () => {}, address: 'local' },
      { code: code.code, userId: owner.id, userName: owner.fullName },
    )
    if (claimed instanceof Refusal) throw claimed.error
    for (const memorial of memorials) {
      if (!memorial) continue
      const actor = { actorId: owner.id, actorName: owner.fullName }
      await linkCode({ tx }, { qrCodeId: code.id, memorialId: memorial.id, ...actor })
    }
  })
}

/** Claimed codes are replaced at the next start. */
async function topUp(packageId: string, withActivation: boolean): Promise<void> {
  const free = await db.qrCode.count({ where: { packageId, state: { in: ['produced', 'released'] }, ownerId: null } })
  if (free < freeCodes) {
    await db.$transaction((tx) => newCodes(tx, packageId, freeCodes - free, withActivation))
  }
}

async function newCodes(tx: Transaction, packageId: string, count: number, withActivation: boolean) {
  await tx.qrPackage.update({ where: { id: packageId }, data: { count: { increment: count } } })
  return generateCodes(tx, { packageId, count, withActivation, actorId: null, actorName: demoActorName })
}
