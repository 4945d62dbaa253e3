import { describe, expect, it } from 'vitest'
import { artworkOptions, newestEdition } from '@/lib/domain/artwork/schema'
import { drawFiles } from '@/lib/domain/exports/draw-files'
import { drawnFiles, isDrawnBeside } from '@/lib/domain/exports/drawn-files'
import { previewFacts, previewSvg } from '@/lib/domain/exports/preview-queries'
import { artworkQuery } from '@/lib/domain/exports/schema'
import { spend } from '@/lib/server/abuse/rate-limit'
import type { Actor } from '@/lib/shared/actor'
import { callerFor, createAccount } from '@/tests/factories/accounts'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

const code = '7G4T9QW2B2'
const written = (more: object) =>
  artworkOptions.extend(newestEdition).parse({ material: 'marble', symbolMm: 200, ...more })
const lines = Array.from({ length: 2 }, () => 'Bodil Bang Abildgaard & Ole Boserup')
const stencil = { stencil: 'plain', bridgeMm: 0.3 }

describe('a drawing', () => {
  it('is made at once when it is small, and in another thread when others would wait', () => {
    expect(isDrawnBeside({ options: written({ lines: ['Karen Holm', '1941 – 2024'] }), code })).toBe(false)
    expect(isDrawnBeside({ options: written({ lines: ['Karen Holm'], ...stencil }), code })).toBe(false)
    expect(isDrawnBeside({ options: written({ lines, ...stencil }), code })).toBe(true)
  })

  it('is the same file wherever it is made', async () => {
    const wanted = { options: written({ lines, ...stencil }), code, formats: ['svg', 'dxf'] as const, note: 'Prøve' }
    const [here, beside] = [await drawFiles(wanted), await drawnFiles(wanted, 'x')]
    expect(Buffer.from(beside.svg ?? []).equals(Buffer.from(here.svg ?? [0]))).toBe(true)
    expect(Buffer.from(beside.dxf ?? []).equals(Buffer.from(here.dxf ?? [0]))).toBe(true)
    expect(beside.drawing).toEqual(here.drawing)
  })

  it('is refused with a status of its own when too many are waiting', async () => {
    const wanted = { options: written({ lines, ...stencil }), code, formats: ['svg'] as const }
    const asked = await Promise.allSettled(Array.from({ length: 9 }, () => drawnFiles(wanted, 'one company')))
    const refused = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    expect(refused.length).toBeGreaterThan(0)
    for (const reason of refused) expect(reason).toMatchObject({ code: 'TOO_MANY_AT_ONCE' })
  })
})

describe('previews', () => {
  it('give the reason why a drawing wider than any sheet cannot be made, and refuse the file', async () => {
    const user = await createAccount()
    const actor = resellerFor(user, await createReseller(user))
    const wide = { material: 'marble', symbolMm: '200', lines: 'B'.repeat(60), capsMm: '300' }
    const query = artworkQuery.parse(wide)
    expect(await previewFacts(actor, query)).toMatchObject({ size: null, facts: { warnings: [{ level: 'stop' }, {}] } })
    await expect(previewSvg(actor, query)).rejects.toMatchObject({ code: 'ARTWORK_TOO_LARGE' })
  })

  it('are limited per company, not per user', async () => {
    const [first, second] = [await createAccount(), await createAccount()]
    const reseller = await createReseller(first)
    const asked = { material: 'marble', symbolMm: '60' }
    const ask = (actor: Actor) => previewFacts.read.answer(callerFor(actor), asked)
    await ask(resellerFor(first, reseller))
    await spend([{ name: 'artwork-preview', key: reseller.id, points: 1200, seconds: 600, cost: 1198 }])
    await ask(resellerFor(first, reseller))
    const more = ask(resellerFor(second, reseller, 'colleague'))
    await expect(more).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})
