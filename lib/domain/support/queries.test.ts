import { describe, expect, test } from 'vitest'
import { GET } from '@/app/api/admin/support/route'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { listNotifications } from '@/lib/domain/notifications/queries'
import {
  countCases,
  findCase,
  findCaseByLink,
  findOwnCase,
  listAssignees,
  listCases,
  listOwnCases,
} from '@/lib/domain/support/queries'
import { type CaseFilter, caseListInput } from '@/lib/domain/support/schema'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'
import { createCase, createEntry } from '@/tests/factories/support'

const administrator = async () => administratorFor(await createAccount({ isAdmin: true, staffScope: 'full' }))
const filterOf = (query: object = {}): CaseFilter => caseListInput.parse(query)
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

describe('the console’s list of cases', () => {
  test('shows waiting cases, oldest first, and pages without gaps', async () => {
    const actor = await administrator()
    const mark = `bunke${Date.now()}`
    for (let n = 0; n < 27; n++) await createCase({ subject: `${mark} ${n}`, lastEntryAt: minutesAgo(n) })
    await createCase({ subject: mark, status: 'answered' })
    const waiting = filterOf({ search: mark, status: 'open' })
    const first = await listCases(actor, waiting)
    const second = await listCases(actor, filterOf({ ...waiting, cursor: first.nextCursor }))
    const subjects = [...first.items, ...second.items].map(({ subject }) => subject)
    expect(subjects).toEqual(Array.from({ length: 27 }, (_, n) => `${mark} ${26 - n}`))
    expect(second.nextCursor).toBeNull()
    expect(await countCases(actor, waiting)).toEqual({ open: 27, answered: 1, closed: 0 })
  })

  test('is searched by number, name, address and text, in every status', async () => {
    const actor = await administrator()
    const mark = `s${Date.now()}`
    const { number, id } = await createCase({ status: 'closed', name: `Åse ${mark}`, email: `${mark}@eksempel.dk` })
    await createEntry(id, 'from_staff', `Vi sender en ${mark}plaque.`)
    for (const search of [`${number}`, `åse ${mark}`, `${mark}@EKSEMPEL`, `${mark}plaque`, `${mark} ${number}`]) {
      expect((await listCases(actor, filterOf({ search }))).items.map((item) => item.number)).toContain(number)
    }
    expect((await listCases(actor, filterOf({ search: `${mark} findes_ikke%` }))).items).toEqual([])
  })

  test('is filtered by assignee and topic', async () => {
    const actor = await administrator()
    const mine = await createCase({ assignee: { id: actor.userId }, topic: 'report' })
    const nobodys = await createCase({ topic: 'account' })
    const numbers = async (query: object) => (await listCases(actor, filterOf(query))).items.map(({ number }) => number)
    expect(await numbers({ assignee: 'mine' })).toEqual([mine.number])
    expect(await numbers({ assignee: 'mine', topic: 'account' })).toEqual([])
    expect(await numbers({ assignee: 'none', topic: 'account' })).toContain(nobodys.number)
    expect(await numbers({ assignee: 'none' })).not.toContain(mine.number)
  })

  test('treats invalid values in the address as empty', () => {
    expect(filterOf({ status: 'x', assignee: '1', topic: 'y', cursor: "'; --", search: ['a'] })).toEqual({ search: '' })
  })

  test('and every other read are for full administrators', async () => {
    const { number } = await createCase()
    const account = await createAccount({ isAdmin: true })
    for (const [actor, code] of [
      [visitor(), 'UNAUTHENTICATED'],
      [actorFor(account), 'FORBIDDEN'],
      [administratorFor(account, 'production'), 'FORBIDDEN'],
    ] as const) {
      await expect(listCases(actor, filterOf())).rejects.toMatchObject({ code })
      await expect(countCases(actor, filterOf())).rejects.toMatchObject({ code })
      await expect(findCase(actor, { number })).rejects.toMatchObject({ code })
      await expect(listAssignees(actor)).rejects.toMatchObject({ code })
    }
  })

  test('is a page of a list in the API', async () => {
    const { cookie } = await signIn(await createAccount({ isAdmin: true, staffScope: 'full' }))
    const { number } = await createCase({ subject: 'Over kaldet' })
    const get = (headers: HeadersInit) =>
      GET(new Request(`http://localhost/api/admin/support?search=${number}`, { headers }), {
        params: Promise.resolve(undefined),
      })
    const answer = await (await get({ cookie })).json()
    expect(answer).toMatchObject({ items: [{ number, subject: 'Over kaldet' }], nextCursor: null })
    expect((await get({})).status).toBe(401)
  })
})

describe('the sender’s own view', () => {
  test('an account sees its own cases and no others', async () => {
    const [sender, other] = await Promise.all([createAccount(), createAccount()])
    const { number } = await createCase({ sender })
    expect(await listOwnCases(actorFor(sender))).toMatchObject([{ number, status: 'open' }])
    expect(await findOwnCase(actorFor(sender), { number })).toMatchObject({ number })
    expect(await listOwnCases(actorFor(other))).toEqual([])
    expect(await findOwnCase(actorFor(other), { number })).toBeNull()
    expect(await findOwnCase(visitor(), { number })).toBeNull()
  })

  test('a link opens one case; an unknown and an expired link say why not', async () => {
    const { id, number } = await createCase()
    const link = (validMs: number) => createAccessToken(db, { kind: 'support_case', supportCaseId: id, validMs })
    expect(await findCaseByLink(visitor(), { token: await link(1000) })).toMatchObject({ number })
    expect(await findCaseByLink(visitor(), { token: await link(-1000) })).toEqual({
      message: expect.stringContaining('et år gammelt'),
    })
    expect(await findCaseByLink(visitor(), { token: 'nej' })).toEqual({
      message: expect.stringContaining('hele linket'),
    })
  })

  test('notifications name the subject and link to the case', async () => {
    const [sender, admin] = await Promise.all([createAccount(), createAccount({ isAdmin: true })])
    const { id, number } = await createCase({ sender, subject: 'Koden' })
    const tell = (userId: string, kind: 'support_case_opened' | 'support_case_answered') =>
      db.notification.create({ data: { userId, kind, supportCaseId: id } })
    await tell(sender.id, 'support_case_answered')
    await tell(admin.id, 'support_case_opened')
    expect((await listNotifications(actorFor(sender), {})).items).toMatchObject([
      { text: `Vi har svaret på din henvendelse ${number}: Koden`, href: `/contact?nr=${number}` },
    ])
    expect((await listNotifications(administratorFor(admin), {})).items).toMatchObject([
      { text: `Henvendelse ${number} venter på svar: Koden`, href: `/admin/support?sag=${number}` },
    ])
  })
})
