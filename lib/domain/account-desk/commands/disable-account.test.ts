import { describe, expect, it } from 'vitest'
import { disableAccount } from '@/lib/domain/account-desk/commands/disable-account'
import { reopenAccount } from '@/lib/domain/account-desk/commands/reopen-account'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { logIn } from '@/lib/domain/accounts/commands/log-in'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { complain } from '@/lib/domain/reports/commands/complain'
import { decideReport } from '@/lib/domain/reports/commands/decide-report'
import { resolveActor } from '@/lib/server/actor'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { describeRefusal } from '@/lib/server/http'
import type { Actor } from '@/lib/shared/actor'
import { administratorFor, callerFor, createAccount, signIn, testPassword, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { tokenIn } from '@/tests/factories/reports'
import { createFamilyPlan, createPlanOrder, readPlan } from '@/tests/factories/subscriptions'

const reason = 'Nogen andre er inde på din konto.'
const administrator = async () => administratorFor(await createAccount({ isAdmin: true, staffScope: 'full' }))
const disable = async (id: string, actor?: Actor, words: object = {}) =>
  execute(disableAccount, callerFor(actor ?? (await administrator())), { id, reason, ground: 'terms', ...words })
const sessionOf = (cookie: string) => cookie.split('=').slice(1).join('=')
const enter = (username: string) => execute(logIn, callerFor(visitor()), { username, password: testPassword })

describe('closing an account', () => {
  it('ends its sessions at once, and shows the reason and whom to write to after the right password', async () => {
    const user = await createAccount()
    const { cookie } = await signIn(user)
    await disable(user.id)
    expect(await resolveActor({ session: sessionOf(cookie), contributor: null })).toMatchObject({ kind: 'visitor' })
    const refusal = await enter(user.username).catch((error: unknown) => describeRefusal(error, 'test'))
    expect(refusal).toMatchObject({ status: 403, code: 'ACCOUNT_DISABLED' })
    expect(refusal).toMatchObject({ message: expect.stringContaining(reason) })
    expect(refusal).toMatchObject({ message: expect.stringContaining(env.SUPPORT_EMAIL) })
    const wrong = execute(logIn, callerFor(visitor()), { username: user.username, password: 'en helt anden' })
    await expect(wrong).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: user.email, template: 'account-act' } })
    expect(mail.text).toContain(reason)
  })

  it('ends links, uploads, open editors and push messages, and leaves the pages open', async () => {
    const user = await createAccount()
    const memorial = await createMemorial({ owner: user })
    const ids = { memorialId: memorial.id, userId: user.id }
    const validMs = 3600_000
    await createAccessToken(db, { kind: 'password_reset', userId: user.id, validMs })
    await createAccessToken(db, { kind: 'sign_in', userId: user.id, validMs })
    await createAccessToken(db, { kind: 'memorial_handover', ...ids, email: 'bo@eksempel.dk', validMs })
    const expiresAt = new Date(Date.now() + validMs)
    const id = `fil-${user.id}`
    await db.upload.create({
      data: { id, ...ids, kind: 'picture', fileName: 'a.jpg', contentType: 'image/jpeg', bytes: 9, expiresAt },
    })
    await db.editingPresence.create({ data: ids })
    const { actor } = await signIn(user)
    await db.pushSubscription.create({
      data: {
        userId: user.id,
        sessionId: actor.sessionId,
        endpoint: `https://push.eksempel.dk/${user.id}`,
        p256dh: 'p',
        auth: 'a',
      },
    })
    await disable(user.id)
    const where = { userId: user.id }
    // What is left is the link to complain.
    const links = await db.accessToken.findMany({ where: { ...where, expiresAt: { gt: new Date() } } })
    expect(links.map(({ kind }) => kind)).toEqual(['report_complaint'])
    expect(await db.upload.count({ where })).toBe(0)
    expect(await db.editingPresence.count({ where })).toBe(0)
    expect(await db.pushSubscription.count({ where })).toBe(0)
    expect(await getMemorialSubject(visitor(), memorial.slug)).toMatchObject({ state: 'published' })
  })

  it('charges the card no more, gives an unpaid order up, and leaves what is paid', async () => {
    const { id, payer } = await createFamilyPlan()
    const { paidUntil } = await readPlan(id)
    const order = await createPlanOrder({ memorial: await createMemorial({ owner: payer }), payer })
    await disable(payer.id)
    expect(await readPlan(id)).toMatchObject({
      status: 'active',
      paidUntil,
      nextChargeAt: null,
      cancelledAt: expect.any(Date),
    })
    expect(await readPlan(order.id)).toMatchObject({ status: 'abandoned' })
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: payer.email, template: 'account-act' } })
    expect(mail.text.replaceAll(/\s+/g, ' ')).toContain('vi trækker ikke flere beløb på dit kort')
    expect(await db.mail.count({ where: { recipient: payer.email, template: 'plan-ended' } })).toBe(0)
  })

  it('can be undone, and the owner signs in as before', async () => {
    const user = await createAccount()
    await disable(user.id)
    await expect(disable(user.id)).rejects.toMatchObject({ code: 'CONFLICT' })
    const caller = callerFor(await administrator())
    await execute(reopenAccount, caller, { id: user.id, reason: 'Det var en fejl.' })
    await expect(execute(reopenAccount, caller, { id: user.id, reason })).rejects.toMatchObject({ code: 'CONFLICT' })
    await enter(user.username)
    const mails = await db.mail.findMany({ where: { recipient: user.email, template: 'account-act' } })
    expect(mails).toHaveLength(2)
    const audit = await db.auditEntry.findMany({
      where: { subjectType: 'user', subjectId: user.id, actorKind: 'administrator' },
    })
    expect(audit.map(({ command, detail }) => [command, detail]).toSorted()).toEqual([
      ['account-desk.disable-account', { reason, ground: 'terms', case: expect.any(Number), ended: 0 }],
      ['account-desk.reopen-account', { reason: 'Det var en fejl.' }],
    ])
  })

  it.each([
    ['terms', undefined, 'Grunden er vores betingelser for en konto. Vi så det selv.'],
    ['law', 'ja', 'ikke er lovligt. Vi blev gjort opmærksom på det gennem en anmeldelse.'],
  ])('states its ground, how we learned of it, and that a person decided: %s', async (ground, isReported, said) => {
    const user = await createAccount()
    await disable(user.id, undefined, { ground, isReported })
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: user.email, template: 'account-act' } })
    const text = mail.text.replaceAll(/\s+/g, ' ')
    for (const part of [said, 'truffet af et menneske', 'inden for seks måneder', 'Digitaliseringsstyrelsen']) {
      expect(text).toContain(part)
    }
  })

  it.each([
    ['account_reopened', 'kontoen er åben'],
    ['account_closed', 'Kontoen er lukket'],
  ])('can be complained of, and another administrator decides: %s', async (decision, said) => {
    const user = await createAccount()
    const first = await administrator()
    await disable(user.id, first)
    const closed = await db.mail.findFirstOrThrow({ where: { recipient: user.email, template: 'account-act' } })
    const why = 'Det var min bror, der skrev det.'
    const { result } = await execute(complain, callerFor(visitor()), { token: tokenIn(closed.text), why })
    const { id } = await db.supportCase.findUniqueOrThrow({ where: { number: result.number } })
    const { id: seenEntryId } = await db.supportEntry.findFirstOrThrow({
      where: { caseId: id },
      orderBy: { id: 'desc' },
    })
    const input = { number: result.number, seenEntryId, decision, reasons: 'Vi har set på det igen.' }
    const decide = (actor: Actor, changes = {}) => execute(decideReport, callerFor(actor), { ...input, ...changes })
    await expect(decide(first)).rejects.toMatchObject({ code: 'COMPLAINT_NEEDS_ANOTHER' })
    const other = await administrator()
    await expect(decide(other, { decision: 'no_action' })).rejects.toMatchObject({ code: 'DECISION_IMPOSSIBLE' })
    await decide(other)
    const { disabledAt } = await db.user.findUniqueOrThrow({ where: { id: user.id } })
    expect(disabledAt === null).toBe(decision === 'account_reopened')
    const answer = await db.mail.findFirstOrThrow({ where: { recipient: user.email, template: 'report-decided' } })
    expect(answer.text.replaceAll(/\s+/g, ' ')).toContain(said)
  })

  it('needs a reason and a known account other than one’s own', async () => {
    const actor = await administrator()
    const own = disable(actor.userId, actor)
    await expect(own).rejects.toMatchObject({ code: 'OWN_ACCOUNT' })
    const unknown = disable('0199aaaa-0000-7000-8000-000000000000')
    await expect(unknown).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { id } = await createAccount()
    await expect(disable(id, actor, { reason: ' ', ground: 'andet' })).rejects.toMatchObject({
      fields: { reason: expect.any(String), ground: 'Vælg, om det er loven eller betingelserne.' },
    })
  })

  it('requires the password again', async () => {
    const { id } = await createAccount()
    const actor = { ...(await administrator()), hasConfirmed: false }
    await expect(disable(id, actor)).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' })
  })
})
