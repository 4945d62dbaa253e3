import { describe, expect, it } from 'vitest'
import { GET as getCards } from '@/app/api/resellers/me/activation-cards/route'
import { POST as handOver } from '@/app/api/resellers/me/qr-codes/hand-over/route'
import { handOverCodes } from '@/lib/domain/resellers/commands/hand-over-codes'
import { takeBackCodes } from '@/lib/domain/resellers/commands/take-back-codes'
import { listChosenCodes, listStockChoices } from '@/lib/domain/resellers/stock/choice-queries'
import { chosenCodesInput } from '@/lib/domain/resellers/stock/choice-schema'
import { stockListInput } from '@/lib/domain/resellers/stock/schema'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'
import { createPackage } from '@/tests/factories/qr-codes'
import { createStock } from '@/tests/factories/stock'

const choicesOf = (actor: Actor, filter: object = {}) => listStockChoices(actor, stockListInput.parse(filter))
const stateCount = (packageId: string, state: 'assigned' | 'handed_over') =>
  db.qrCode.count({ where: { packageId, state } })
const chosen = (input: object) => chosenCodesInput.parse(input)

describe('choosing codes by a search', () => {
  it('hands over a whole package, however many codes a page shows, and takes it back', async () => {
    const { actor, packageId, reseller } = await createStock({ count: 60 })
    const other = await createPackage({ count: 2, reseller })
    const [choice] = await choicesOf(actor, { package: packageId })
    expect(choice).toMatchObject({ label: 'På lager: alle 60', count: 60 })
    const input = { choice: choice?.value, package: packageId, search: '' }
    const { result } = await execute(handOverCodes, callerFor(actor), input)
    expect(result.codes).toHaveLength(60)
    expect([await stateCount(packageId, 'handed_over'), await stateCount(other.id, 'assigned')]).toEqual([60, 2])
    const [given] = await choicesOf(actor, { package: packageId, state: 'handed_over' })
    await execute(takeBackCodes, callerFor(actor), { choice: given?.value, package: packageId })
    expect(await stateCount(packageId, 'assigned')).toBe(60)
  })

  it('offers parts of 500 that cover every code once', async () => {
    const { actor, packageId } = await createStock({ count: 501 })
    const choices = await choicesOf(actor, { package: packageId })
    expect(choices.map(({ label }) => label)).toEqual(['På lager: 1 til 500 af 501', 'På lager: 501 til 501 af 501'])
    const parts = await Promise.all(
      choices.map(({ value }) => listChosenCodes(actor, chosen({ choice: value, package: packageId }))),
    )
    expect(parts.map((codes) => codes.length)).toEqual([500, 1])
    expect(new Set(parts.flat()).size).toBe(501)
  })

  it('is refused when the search has changed, and changes no code', async () => {
    const { actor, packageId, codes } = await createStock({ count: 3 })
    const [choice] = await choicesOf(actor)
    const family = await createAccount()
    await db.qrCode.update({ where: { id: codes[0]?.id ?? '' }, data: { state: 'claimed', ownerId: family.id } })
    const refused = execute(handOverCodes, callerFor(actor), { choice: choice?.value })
    await expect(refused).rejects.toMatchObject({
      code: 'QR_CODE_NOT_IN_STOCK',
      fields: { codes: expect.stringContaining('2 koder') },
    })
    expect(await stateCount(packageId, 'assigned')).toBe(2)
  })

  it.each([
    { choice: 'stock.1.3', package: 'alle' },
    { choice: 'stock.0.3' },
    { choice: 'hemmelig.1.3' },
    { choice: 'stock.1' },
    { choice: "stock.1.3' OR 1=1" },
    { choice: 'stock.1.3', search: 'x'.repeat(81) },
  ])('never treats an invalid filter as all codes: %o', async (input) => {
    const { actor, packageId } = await createStock({ count: 3 })
    await expect(execute(handOverCodes, callerFor(actor), input)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await stateCount(packageId, 'assigned')).toBe(3)
  })

  it('reaches no claimed codes, and none of other resellers', async () => {
    const { actor, codes } = await createStock({ count: 2 })
    const other = await createStock()
    const family = await createAccount()
    await db.qrCode.updateMany({
      where: { id: { in: codes.map(({ id }) => id) } },
      data: { state: 'claimed', ownerId: family.id },
    })
    expect(await choicesOf(actor)).toEqual([])
    for (const state of ['in_use', 'claimed', 'out_of_use']) {
      expect(await choicesOf(actor, { state })).toEqual([])
      const refused = execute(handOverCodes, callerFor(actor), { choice: `${state}.1.2` })
      await expect(refused).rejects.toMatchObject({ code: 'QR_CODE_NOT_IN_STOCK' })
    }
    const theirs = { choice: 'stock.1.1', search: other.codes[0]?.code }
    await expect(execute(handOverCodes, callerFor(actor), theirs)).rejects.toMatchObject({
      code: 'QR_CODE_NOT_IN_STOCK',
    })
    await expect(choicesOf(actorFor(family))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(choicesOf(visitor())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it('works as a plain form, and returns to the search when refused', async () => {
    const { user, packageId } = await createStock({ count: 2 })
    const { cookie } = await signIn(user)
    const post = (choice: string) =>
      handOver(
        new Request('http://localhost:3000/api/resellers/me/qr-codes/hand-over', {
          method: 'POST',
          headers: {
            accept: 'text/html',
            origin: 'http://localhost:3000',
            cookie,
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams({ search: '', package: packageId, choice, handling: 'hand-over' }),
        }),
        { params: Promise.resolve({}) },
      )
    const refused = await post('stock.1.9')
    expect(refused.headers.get('location')).toMatch(
      new RegExp(`^/reseller-dashboard/codes\\?package=${packageId}&kladde=`),
    )
    const done = await post('stock.1.2')
    expect(done.headers.get('location')).toBe('/reseller-dashboard/codes?gjort=udleveret&antal=2')
    expect(await stateCount(packageId, 'handed_over')).toBe(2)
  })

  it('prints the cards of a whole search', async () => {
    const { user, packageId } = await createStock({ count: 60, withActivation: true })
    const { cookie } = await signIn(user)
    const query = new URLSearchParams({ choice: 'stock.1.60', package: packageId, search: '' })
    const request = new Request(`http://localhost:3000/api/resellers/me/activation-cards?${query}`, {
      headers: { cookie },
    })
    const answer = await getCards(request, { params: Promise.resolve({}) })
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="aktiveringskort-60-stk.pdf"',
    ])
  })
})
