import { describe, expect, it } from 'vitest'
import { PUT } from '@/app/api/user/route'
import { updateProfile } from '@/lib/domain/accounts/commands/update-profile'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'

const change = async (user: Awaited<ReturnType<typeof createAccount>>, input: object) =>
  execute(updateProfile, callerFor(actorFor(user)), input)

describe('changing name and username', () => {
  it('changes only this account, and is logged', async () => {
    const [user, other] = [await createAccount(), await createAccount()]
    const username = `${user.username}-ny`
    const { result } = await change(user, { fullName: '  Karen  Sønderby ', username })
    expect(result).toEqual({ ...user, fullName: 'Karen Sønderby', username })
    const rows = await db.user.findMany({ where: { id: { in: [user.id, other.id] } }, orderBy: { createdAt: 'asc' } })
    expect(rows.map(({ fullName }) => fullName)).toEqual(['Karen Sønderby', other.fullName])
    expect(await db.auditEntry.count({ where: { command: 'accounts.update-profile', subjectId: user.id } })).toBe(1)
  })

  it('lets the account keep its username, also with other casing', async () => {
    const user = await createAccount()
    const { result } = await change(user, { fullName: 'Bo Holm', username: user.username.toUpperCase() })
    expect(result.username).toBe(user.username.toUpperCase())
  })

  it('refuses another account’s username, whatever its case, and changes nothing', async () => {
    const [user, other] = [await createAccount(), await createAccount()]
    const taken = change(user, { fullName: 'Bo Holm', username: other.username.toUpperCase() })
    await expect(taken).rejects.toMatchObject({
      code: 'USERNAME_TAKEN',
      fields: { username: 'Brugernavnet er allerede i brug. Vælg et andet.' },
    })
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ fullName: user.fullName })
  })

  it('gives a name to exactly one of two concurrent callers', async () => {
    const users = await Promise.all([createAccount(), createAccount()])
    const username = `${users[0].username}-eftertragtet`
    const outcomes = await Promise.allSettled(users.map((user) => change(user, { fullName: 'Bo Holm', username })))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('refuses invalid input at its field', async () => {
    const user = await createAccount()
    await expect(change(user, { fullName: 'B', username: 'bo@holm' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: {
        fullName: 'Skriv dit navn.',
        username: 'Brug bogstaver, tal, punktum, bindestreg og understreg.',
      },
    })
  })

  it('needs a session', async () => {
    const trying = execute(updateProfile, callerFor(visitor()), { fullName: 'Bo Holm', username: 'bo' })
    await expect(trying).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it('works as a plain form, which keeps what was typed when refused', async () => {
    const [user, other] = [await createAccount(), await createAccount()]
    const { cookie } = await signIn(user)
    const send = (username: string) =>
      PUT(
        new Request('http://localhost:3000/api/user', {
          method: 'POST',
          body: new URLSearchParams({ fullName: 'Bo Holm', username }),
          headers: { host: 'localhost:3000', accept: 'text/html', cookie, 'x-client-address': '198.51.100.7' },
        }),
        { params: Promise.resolve({}) },
      )
    const refused = (await send(other.username)).headers.get('location') ?? ''
    expect(refused).toMatch(/^\/profile\?kladde=[\w-]{43}#oplysninger$/)
    const id = new URLSearchParams(refused.slice('/profile?'.length).split('#')[0]).get('kladde') ?? ''
    const draft = await db.formDraft.findUniqueOrThrow({ where: { id } })
    expect(draft.values).toEqual({ fullName: 'Bo Holm', username: other.username })
    const kept = await send(user.username)
    expect([kept.status, kept.headers.get('location')]).toEqual([303, '/profile?gemt=oplysninger#oplysninger'])
  })
})
