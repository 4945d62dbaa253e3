import { v7 as newUuidV7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { findAccount } from '@/lib/domain/account-desk/account-queries'
import { getAccountsFile, listAccounts } from '@/lib/domain/account-desk/queries'
import { accountListInput } from '@/lib/domain/account-desk/schema'
import { logIn } from '@/lib/domain/accounts/commands/log-in'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'
import { createReseller } from '@/tests/factories/resellers'
import { createCase } from '@/tests/factories/support'

const filter = (values: object = {}) => accountListInput.parse(values)
const administrator = async () => administratorFor(await createAccount({ isAdmin: true, staffScope: 'full' }))
/** A word in no other test's accounts. */
const rareWord = () => newUuidV7().slice(-12)
const usernames = async (values: object) =>
  (await listAccounts(await administrator(), filter(values))).items.map(({ username }) => username)

describe('finding accounts', () => {
  it('matches every word in name, username or address, ignoring case', async () => {
    const word = rareWord()
    const username = `u${word}`
    await createAccount({ username, fullName: `Åse ${word} Ærø`, email: `post.${word}@nord.eksempel.dk` })
    for (const search of [word, `ÅSE ${word}`, `ærø ${word.slice(2, 9)}`, `${word}@NORD`, `eksempel.dk ${username}`]) {
      expect(await usernames({ search }), search).toEqual([username])
    }
    const other = `v${word}`
    await createAccount({ username: other, email: `post.${word}@blåbærhøj.dk` })
    for (const domain of ['blåbærhøj.dk', 'xn--blbrhj-juaj8n.dk']) {
      for (const search of [`post.${word}@${domain}`, `${word} ${domain}`]) {
        expect(await usernames({ search }), search).toEqual([other])
      }
    }
    expect(await usernames({ search: `${word} findesikke` })).toEqual([])
    // Two letters match only the beginning of a word.
    expect(await usernames({ search: `ær ${word}` })).toEqual([username])
    // LIKE's wildcards are literal.
    expect(await usernames({ search: `%${word}` })).toEqual([])
  })

  it('uses the index instead of scanning every account', async () => {
    const plan = await db.$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`
      return tx.$queryRaw<Array<{ 'QUERY PLAN': string }>>`
        EXPLAIN SELECT id FROM "User"
        WHERE search_text("fullName" || ' ' || "usernameKey" || ' ' || "emailKey") LIKE ${'%holm%'}`
    })
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('User_search')
  })

  it('filters by families, resellers, staff, closed accounts and those about to be deleted', async () => {
    const word = rareWord()
    const made = async (name: string) => createAccount({ username: `${name}${word}` })
    const [family, dealer, closed, leaving] = await Promise.all(['a', 'b', 'c', 'd'].map(made))
    const staff = await createAccount({ username: `e${word}`, isAdmin: true, staffScope: 'production' })
    if (!family || !dealer || !closed || !leaving) throw new Error('no accounts')
    await createReseller(dealer)
    await db.user.update({ where: { id: closed.id }, data: { disabledAt: new Date() } })
    await db.user.update({ where: { id: leaving.id }, data: { deletionDueAt: new Date() } })
    const group = async (name: string) => (await usernames({ search: word, group: name, sort: 'created' })).toSorted()
    expect(await group('families')).toEqual([family.username, closed.username, leaving.username])
    expect(await group('resellers')).toEqual([dealer.username])
    expect(await group('staff')).toEqual([staff.username])
    expect(await group('disabled')).toEqual([closed.username])
    expect(await group('leaving')).toEqual([leaving.username])
  })

  it('pages through each account once in every order, including namesakes', async () => {
    const word = rareWord()
    for (let n = 0; n < 30; n++) await createAccount({ username: `${word}.${n}`, fullName: `${word} ${n % 3}` })
    const actor = await administrator()
    for (const sort of ['-created', 'created', 'name', '-name']) {
      const seen: string[] = []
      let cursor: string | null | undefined
      do {
        const page = await listAccounts(actor, filter({ search: word, sort, ...(cursor ? { cursor } : {}) }))
        seen.push(...page.items.map(({ id }) => id))
        cursor = page.nextCursor
      } while (cursor)
      expect([sort, seen.length, new Set(seen).size]).toEqual([sort, 30, 30])
    }
  })

  it('exports a CSV without live formulas, and logs the download', async () => {
    const word = rareWord()
    await createAccount({ username: word, fullName: '=cmd|calc' })
    const actor = await administrator()
    const { body } = await getAccountsFile(actor, filter({ search: word }))
    expect((await new Response(body).text()).split('\r\n')[1]).toMatch(new RegExp(`^"'=cmd\\|calc";${word};`))
    const log = await db.auditEntry.findFirst({
      where: { command: 'account-desk.save-accounts', actorId: actor.userId },
    })
    expect(log?.detail).toEqual({ count: 1 })
  })
})

describe('one account', () => {
  it('shows what belongs to it, never a secret, and logs the view once', async () => {
    const user = await createAccount({ fullName: 'Åse Ærø' })
    await signIn(user)
    await db.secondFactor.create({ data: { userId: user.id, sealedKey: 'forseglet-noegle' } })
    await execute(logIn, callerFor(visitor()), { username: user.username, password: 'helt forkert' }).catch(() => {})
    const memorial = await createMemorial({ owner: user, visibility: 'members' })
    await db.memorial.update({
      where: { id: memorial.id },
      data: { hiddenAt: new Date(), hiddenReason: 'Navne på børn.' },
    })
    const held = await createCode({ owner: user })
    const leading = await createCode({ memorials: [memorial] })
    const { number } = await createCase({ sender: user })
    await db.mail.create({
      data: {
        messageId: newUuidV7(),
        template: 'welcome',
        recipient: user.email,
        subject: 'Velkommen',
        html: 'hemmeligt',
        text: 'hemmeligt',
      },
    })
    const actor = await administrator()
    const account = await findAccount(actor, { id: user.id })
    expect(account).toMatchObject({
      fullName: 'Åse Ærø',
      state: 'open',
      isSelf: false,
      devices: [{ name: expect.any(String) }],
      pages: [
        { memorialId: memorial.id, roleText: 'Ejer', stateText: 'Skjult af os', visibilityText: 'Kun for familien' },
      ],
      failures: [{ kind: 'password', count: 1 }],
      secondFactorSince: expect.any(String),
      cases: [{ number }],
      mails: [{ subject: 'Velkommen' }],
    })
    expect(account?.codes.map(({ code, isHeld }) => [code, isHeld])).toEqual([
      [leading.code, false],
      [held.code, true],
    ])
    expect(JSON.stringify(account)).not.toMatch(/hemmeligt|argon2|forseglet|helt forkert/)
    await findAccount(actor, { id: user.id })
    const looked = { command: 'account-desk.look-at-account', actorId: actor.userId, subjectId: user.id }
    expect(await db.auditEntry.count({ where: looked })).toBe(1)
  })

  it('is null for an id that is unknown or invalid', async () => {
    const actor = await administrator()
    expect(await findAccount(actor, { id: newUuidV7() })).toBeNull()
    expect(await findAccount(actor, { id: '../etc' })).toBeNull()
  })
})
