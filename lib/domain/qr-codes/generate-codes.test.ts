import { describe, expect, it } from 'vitest'
import { generateCodes } from '@/lib/domain/qr-codes/generate-codes'
import { db } from '@/lib/server/db'
import { generateTextCode, isTextCode } from '@/lib/shared/qr-text-code'

const nobody = { actorId: null, actorName: null }

function emptyPackage() {
  return db.qrPackage.create({ data: { name: 'Granit', count: 0 }, select: { id: true } })
}

describe('generating codes', () => {
  it('makes the exact number, each with a check character, an activation code and a first event', async () => {
    const { id } = await emptyPackage()
    const codes = await db.$transaction((tx) =>
      generateCodes(tx, { packageId: id, count: 40, withActivation: true, ...nobody }),
    )
    expect(new Set(codes.map(({ code }) => code)).size).toBe(40)
    expect(codes.every(({ code }) => isTextCode(code))).toBe(true)
    expect(codes.every(({ activationCode }) => /^\d{6}$/.test(activationCode ?? ''))).toBe(true)
    expect(await db.qrEvent.count({ where: { kind: 'produced', qrCode: { packageId: id } } })).toBe(40)
  })

  it('never gives two packages the same code, even if both draw the same ones concurrently', async () => {
    const drawn = Array.from({ length: 60 }, generateTextCode)
    const packages = await Promise.all([emptyPackage(), emptyPackage(), emptyPackage()])
    const made = await Promise.all(
      packages.map(({ id }) => {
        let next = 0
        const newCode = () => drawn[next++ % drawn.length] ?? generateTextCode()
        return db.$transaction(
          (tx) => generateCodes(tx, { packageId: id, count: 20, withActivation: false, ...nobody, newCode }),
          { maxWait: 10_000, timeout: 15_000 },
        )
      }),
    )
    expect(made.map((codes) => codes.length)).toEqual([20, 20, 20])
    expect(new Set(made.flat().map(({ code }) => code)).size).toBe(60)
  })
})
