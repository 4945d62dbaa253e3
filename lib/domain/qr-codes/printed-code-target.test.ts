import { afterEach, describe, expect, it, vi } from 'vitest'
import { printedCodeTarget } from '@/lib/domain/qr-codes/printed-code-target'
import { db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { formatTextCode } from '@/lib/shared/qr-text-code'
import { createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

afterEach(() => void vi.useRealTimers())

describe('the printed address', () => {
  it('leads straight to the page of a linked code, in any spelling', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const { code } = await createCode({ owner, memorials: [memorial] })
    for (const written of [code, code.toLowerCase(), formatTextCode(code), ` ${code}%20`]) {
      expect(await printedCodeTarget(written)).toBe(`/memorial/${memorial.slug}`)
    }
  })

  it('leads to both pages when two share the stone', async () => {
    const owner = await createAccount()
    const memorials = [await createMemorial({ owner }), await createMemorial({ owner })]
    const { code } = await createCode({ owner, memorials })
    expect(await printedCodeTarget(code)).toBe(`/memorial/qr/${code}/dual`)
  })

  it('leads to the scan page when visitors cannot open a page', async () => {
    const owner = await createAccount()
    const draft = await createMemorial({ owner, state: 'draft' })
    const codes = [await createCode(), await createCode({ owner }), await createCode({ owner, memorials: [draft] })]
    for (const { code } of codes) expect(await printedCodeTarget(code)).toBe(`/qr-scan/${code}`)
  })

  it('leads to the scan page when a linked code is blocked', async () => {
    const owner = await createAccount()
    const { code } = await createCode({ owner, memorials: [await createMemorial({ owner })], state: 'blocked' })
    expect(await printedCodeTarget(code)).toBe(`/qr-scan/${code}`)
  })

  it.each(['', 'FORKERT', '../../admin', '//ondt.example', '%E0%A4%A', 'A'.repeat(5000)])(
    'stays on this site for %j',
    async (raw) => {
      expect(await printedCodeTarget(raw)).toMatch(/^\/qr-scan\/[^/]+$/)
    },
  )

  it('counts each scan for its day, also concurrent ones', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { id, code } = await createCode()
    await Promise.all(Array.from({ length: 12 }, () => printedCodeTarget(code)))
    const rows = await db.qrScanDay.findMany({ where: { qrCodeId: id } })
    expect(rows.map(({ day, count }) => [day.toISOString().slice(0, 10), count])).toEqual([[danishDay(new Date()), 12]])
  })

  it('leads to the scan page when the database fails', async () => {
    const { code } = await createCode()
    vi.spyOn(db.qrCode, 'findUnique').mockImplementation(() => {
      throw new Error('connection refused')
    })
    expect(await printedCodeTarget(code)).toBe(`/qr-scan/${code}`)
  })

  it('leads to the page even if the scan cannot be counted', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const { code } = await createCode({ owner, memorials: [memorial] })
    vi.spyOn(db, '$executeRaw').mockImplementation(() => {
      throw new Error('read-only')
    })
    expect(await printedCodeTarget(code)).toBe(`/memorial/${memorial.slug}`)
  })
})
