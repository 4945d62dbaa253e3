import jsQR from 'jsqr'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { findCode } from '@/lib/domain/qr-codes/find-code'
import {
  drawQrCode,
  listCodeEvents,
  listLockedCodes,
  listMemorialsOfCode,
  listOwnedCodes,
} from '@/lib/domain/qr-codes/queries'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { printedAddress } from '@/lib/shared/qr-text-code'
import { actorFor, administratorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

describe('my codes', () => {
  it('locked are those I own; owned are those and the ones linked to pages I own', async () => {
    const [me, other] = [await createAccount(), await createAccount()]
    const memorial = await createMemorial({ owner: me, firstName: 'Jens' })
    const held = await createCode({ owner: me })
    const onMyPage = await createCode({ memorials: [memorial] })
    await createCode({ owner: other, memorials: [await createMemorial({ owner: other })] })
    expect((await listLockedCodes(actorFor(me))).map(({ code }) => code)).toEqual([held.code])
    const owned = await listOwnedCodes(actorFor(me))
    expect(new Set(owned.map(({ code }) => code))).toEqual(new Set([held.code, onMyPage.code]))
    expect(owned.find(({ code }) => code === onMyPage.code)).toMatchObject({
      state: 'linked',
      stateText: 'Knyttet til en mindeside',
      memorials: [{ id: memorial.id, slug: memorial.slug, name: 'Jens Holm' }],
      lockedAt: null,
    })
  })

  it('require a session', async () => {
    await expect(listLockedCodes(visitor())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(listOwnedCodes(visitor())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})

describe('the pages on a code', () => {
  it('say how to continue an unfinished one, to its writers', async () => {
    const [owner, neighbour] = [await createAccount(), await createAccount()]
    const begun = await createMemorial({ owner, state: 'draft', creationStep: 'places' })
    const open = await createMemorial({ owner: neighbour, creationStep: 'places' })
    const { code } = await createCode({ owner, memorials: [begun, open] })
    const pagesFor = (account: typeof owner) => listMemorialsOfCode(actorFor(account), { code })
    const label = 'Fortsæt, trin 6 af 8'
    expect(await pagesFor(owner)).toMatchObject([{ continuing: { label } }, { canEdit: false, continuing: null }])
    expect(await pagesFor(neighbour)).toMatchObject([{ continuing: null }, { canEdit: true, continuing: null }])
  })
})

describe('the public facts about a code', () => {
  it('do not include its owner, pages or activation code', async () => {
    const owner = await createAccount()
    const made = await createCode({ owner, memorials: [await createMemorial({ owner })], withActivation: true })
    const view = await findCode(made.code.toLowerCase())
    expect(Object.keys(view ?? {}).sort()).toEqual([
      'code',
      'formattedCode',
      'id',
      'isFree',
      'requiresActivation',
      'state',
    ])
    expect(view).toMatchObject({ isFree: false, requiresActivation: true })
    expect(await findCode('0000000000')).toBeNull()
  })
})

describe('the history of a code', () => {
  it('has names and reasons only for full administrators', async () => {
    const owner = await createAccount({ fullName: 'Else Bak' })
    const { code } = await createCode({ owner })
    const staff = await createAccount({ isAdmin: true })
    const full = await listCodeEvents(administratorFor(staff), { code })
    expect(full.items).toMatchObject([{ text: 'Låst til en konto', actorName: 'Else Bak' }, { text: 'Fremstillet' }])
    const workshop = await listCodeEvents(administratorFor(staff, 'production'), { code })
    expect(workshop.items.map(({ actorName }) => actorName)).toEqual([null, null])
    await expect(listCodeEvents(actorFor(owner), { code })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(listCodeEvents(visitor(), { code })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})

describe('the whole history of a code', () => {
  it('goes back to its creation, even after many wrong activation codes', async () => {
    const { id, code } = await createCode()
    const kind = 'activation_failed' as const
    await db.qrEvent.createMany({ data: Array.from({ length: 230 }, () => ({ qrCodeId: id, kind })) })
    const admin = administratorFor(await createAccount({ isAdmin: true }))
    const seen: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await listCodeEvents(admin, { code, ...(cursor ? { cursor } : {}) })
      seen.push(...page.items.map((event) => event.text))
      cursor = page.nextCursor
    }
    expect(seen).toHaveLength(231)
    expect(seen.at(-1)).toBe('Fremstillet')
  })
})

describe('the picture of a code', () => {
  it('reads back as the printed address', async () => {
    const { code } = await createCode()
    const admin = administratorFor(await createAccount({ isAdmin: true }))
    const { body } = await drawQrCode(admin, { code })
    const { data, info } = await sharp(Buffer.from(body))
      .resize(600)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)
    expect(read?.data).toBe(printedAddress(env.SITE_URL, code))
    expect(read?.chunks.map(({ type }) => type)).toEqual(['alphanumeric'])
  })
})
