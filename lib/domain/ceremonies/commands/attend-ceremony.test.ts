import { describe, expect, test, vi } from 'vitest'
import { attendCeremony } from '@/lib/domain/ceremonies/commands/attend-ceremony'
import { removeAnswer } from '@/lib/domain/ceremonies/commands/remove-answer'
import { ceremonyPersonalData } from '@/lib/domain/ceremonies/personal-data'
import { listAnswers } from '@/lib/domain/ceremonies/queries'
import { MOST_ANSWERS } from '@/lib/domain/ceremonies/schema'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import { type Caller, execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { hashToken } from '@/lib/server/tokens'
import { contributorCookieName } from '@/lib/shared/page-address.mjs'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { addMember, createMemorial } from '@/tests/factories/memorials'

const coming = { funeralDay: new Date('2400-05-03'), funeralTime: '13:30', funeralAnswerBy: new Date('2400-05-01') }

async function newPage(columns: object = coming) {
  const owner = await createAccount()
  return { owner, memorial: await createMemorial({ owner, ...columns }) }
}

const plain = callerFor(visitor(), { scripted: false })

function answer(memorial: { slug: string }, input: object = {}, caller: Caller = plain) {
  return execute(attendCeremony, caller, { id: memorial.slug, name: 'Bodil Krogh', persons: '2', ...input })
}

describe('a visitor who comes', () => {
  test('is listed for the writers alone, and counted for the family', async () => {
    const { owner, memorial } = await newPage()
    const viewer = await createAccount()
    await addMember(memorial, viewer, 'viewer')
    await answer(memorial)
    await answer(memorial, { name: 'Inger Holm', persons: 1 })
    expect(await listAnswers(actorFor(owner), { id: memorial.id })).toMatchObject({
      items: [
        { name: 'Bodil Krogh', persons: 2 },
        { name: 'Inger Holm', persons: 1 },
      ],
      persons: 3,
    })
    await expect(listAnswers(actorFor(viewer), { id: memorial.id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const seen = await getMemorialPage(actorFor(viewer), memorial.slug)
    expect(seen).toMatchObject({ page: { membership: { comingCount: 3 } } })
    expect(JSON.stringify(seen)).not.toContain('Bodil')
    expect(JSON.stringify(await getMemorialPage(visitor(), memorial.slug))).not.toContain('comingCount')
  })

  test('answers anew under the same name, however it is written, from the same device or account', async () => {
    const { owner, memorial } = await newPage()
    const { cookies } = await answer(memorial)
    expect(cookies).toMatchObject([{ name: contributorCookieName }])
    const device = callerFor(visitor(hashToken(cookies[0]?.value ?? '')), { scripted: false })
    await answer(memorial, { name: 'bodil  krogh', persons: 4 }, device)
    expect(await listAnswers(actorFor(owner), { id: memorial.id })).toMatchObject({ persons: 4, items: [{}] })
    const guest = actorFor(await createAccount())
    await answer(memorial, { name: 'Inger Holm', persons: 1 }, callerFor(guest))
    await answer(memorial, { name: 'Inger Holm', persons: 3 }, callerFor(guest))
    expect((await listAnswers(actorFor(owner), { id: memorial.id })).items).toMatchObject([
      { name: 'bodil krogh', persons: 4 },
      { name: 'Inger Holm', persons: 3 },
    ])
  })

  test('is not overwritten by another of the same name, nor does one device answer for one name only', async () => {
    const { owner, memorial } = await newPage()
    const mine = callerFor(visitor('a'.repeat(64)), { scripted: false })
    await answer(memorial, { name: 'Anne Jensen', persons: 2 }, mine)
    await answer(memorial, { name: 'Anne Jensen', persons: 5 })
    await answer(memorial, { name: 'Anne Jensen', persons: 1 }, callerFor(actorFor(await createAccount())))
    await answer(memorial, { name: 'Poul Jensen', persons: 1 }, mine)
    await answer(memorial, { name: 'Anne Jensen', persons: 3 }, mine)
    const { items, persons } = await listAnswers(actorFor(owner), { id: memorial.id })
    expect(items.map((item) => [item.name, item.persons])).toEqual([
      ['Anne Jensen', 3],
      ['Anne Jensen', 5],
      ['Anne Jensen', 1],
      ['Poul Jensen', 1],
    ])
    expect(persons).toBe(10)
  })

  test('is removed by the family', async () => {
    const { owner, memorial } = await newPage()
    await answer(memorial)
    const { items } = await listAnswers(actorFor(owner), { id: memorial.id })
    await execute(removeAnswer, callerFor(actorFor(owner)), { id: items[0]?.id })
    expect(await listAnswers(actorFor(owner), { id: memorial.id })).toEqual({ items: [], persons: 0 })
  })

  test('is in the export of their account, and forgotten 30 days after the funeral', async () => {
    const guest = actorFor(await createAccount())
    const { memorial } = await newPage()
    await answer(memorial, {}, callerFor(guest))
    const own = async () => (await ceremonyPersonalData.about(db, guest)).funeralAnswers
    expect(await own()).toMatchObject([{ name: 'Bodil Krogh', persons: 2 }])
    const daysOn = (days: number) => new Date(coming.funeralDay.getTime() + days * 86_400_000)
    await ceremonyPersonalData.tidy(daysOn(30))
    expect(await own()).toHaveLength(1)
    await ceremonyPersonalData.tidy(daysOn(31))
    expect(await own()).toEqual([])
  })
})

describe('refuses', () => {
  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'Se billigt.shop' }],
    ['name', { name: 'x'.repeat(81) }],
    ['persons', { persons: '0' }],
    ['persons', { persons: '11' }],
    ['persons', { persons: '1,5' }],
    ['persons', { persons: '' }],
  ])('an invalid %s', async (field, input) => {
    const { memorial } = await newPage()
    await expect(answer(memorial, input)).rejects.toMatchObject({ fields: { [field]: expect.any(String) } })
  })

  test('an answer when nobody asked, after the last day, and from the moment the ceremony begins', async () => {
    const closed = { code: 'ANSWERS_CLOSED' }
    await expect(answer((await newPage({ ...coming, funeralAnswerBy: null })).memorial)).rejects.toMatchObject(closed)
    const late = { ...coming, funeralAnswerBy: new Date('2020-01-01') }
    await expect(answer((await newPage(late)).memorial)).rejects.toMatchObject(closed)
    const { memorial } = await newPage({ ...coming, funeralAnswerBy: new Date('2400-06-01') })
    const start = Date.parse('2400-05-03T11:30:00Z')
    vi.useFakeTimers({ toFake: ['Date'], now: start - 1000 })
    await answer(memorial)
    vi.setSystemTime(start)
    await expect(answer(memorial)).rejects.toMatchObject(closed)
    vi.useRealTimers()
  })

  test('a bot, without telling it', async () => {
    const { owner, memorial } = await newPage()
    expect((await answer(memorial, { website: 'https://billigt.shop' })).result).toEqual({ persons: 2 })
    expect(await listAnswers(actorFor(owner), { id: memorial.id })).toMatchObject({ items: [] })
  })

  test('one address that keeps sending, and more answers than the list has room for', async () => {
    const { memorial } = await newPage()
    const data = Array.from({ length: MOST_ANSWERS }, (_, index) => ({
      memorialId: memorial.id,
      name: `Gæst ${index}`,
      persons: 1,
      contributorHash: 'c'.repeat(64),
    }))
    await db.funeralAnswer.createMany({ data })
    const elsewhere = callerFor(visitor('c'.repeat(64)), { scripted: false, address: '203.0.113.77' })
    await expect(answer(memorial, {}, elsewhere)).rejects.toMatchObject({ code: 'ANSWERS_FULL' })
    await answer(memorial, { name: 'gæst 7' }, elsewhere)
    for (let sent = 2; sent < 20; sent++) await answer(memorial, { name: 'Gæst 7' }, elsewhere)
    await expect(answer(memorial, { name: 'Gæst 7' }, elsewhere)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})
