import { describe, expect, it } from 'vitest'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { requestEmailChange } from '@/lib/domain/accounts/commands/request-email-change'
import { resetPassword } from '@/lib/domain/accounts/commands/reset-password'
import { sendPasswordReset } from '@/lib/domain/accounts/commands/send-password-reset'
import { remindOfAnniversaries } from '@/lib/domain/anniversaries/remind-of-anniversaries'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { acceptInvitation } from '@/lib/domain/members/commands/accept-invitation'
import { inviteMember } from '@/lib/domain/members/commands/invite-member'
import { nameSuccessor } from '@/lib/domain/members/commands/name-successor'
import { offerOwnership } from '@/lib/domain/members/commands/offer-ownership'
import { registerMember } from '@/lib/domain/members/commands/register-member'
import { requestDeletion } from '@/lib/domain/privacy/commands/request-deletion'
import { openCase } from '@/lib/domain/support/commands/open-case'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, testPassword, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'

const spam = 'Billige varer'
let count = 0
const foreign = () => `fremmed${process.pid}-${++count}@eksempel.dk`
const mailsTo = (recipient: string) => db.mail.findMany({ where: { recipient }, orderBy: { id: 'asc' } })
const isConfirmed = async (id: string) => (await db.user.findUniqueOrThrow({ where: { id } })).emailConfirmedAt !== null

async function outsider() {
  const user = await createAccount({ isEmailConfirmed: false, fullName: spam })
  const memorial = await createMemorial({ owner: user, firstName: spam, lastName: 'Nu' })
  return { user, memorial, caller: callerFor(actorFor(user)) }
}

describe('an account whose address is not confirmed', () => {
  it('sends no names to addresses it enters: neither by inviting, naming, offering nor leaving', async () => {
    const { memorial, caller } = await outsider()
    const [invited, named, offered, heir, changed] = [foreign(), foreign(), foreign(), foreign(), foreign()]
    const id = memorial.id
    await execute(inviteMember, caller, { id, role: 'viewer', way: 'mail', email: invited })
    await execute(nameSuccessor, caller, { id, name: spam, email: named })
    await execute(offerOwnership, caller, { id, heirEmail: offered, password: testPassword })
    await execute(requestEmailChange, caller, { email: changed, password: testPassword })
    const choices = { [id]: { kind: 'hand_over', heirEmail: heir } }
    await execute(requestDeletion, caller, { password: testPassword, choices })
    for (const address of [invited, named, offered, heir, changed]) {
      const [mail, ...others] = await mailsTo(address)
      expect(others, address).toEqual([])
      expect(`${mail?.subject} ${mail?.html}`, address).not.toContain(spam)
    }
  })

  it('gets mail about itself without the text it entered', async () => {
    const { user } = await outsider()
    const system = callerFor({ kind: 'system', name: 'jobs' })
    await execute(sendPasswordReset, system, { email: user.email })
    const [mail] = await mailsTo(user.email)
    expect(mail?.text).toMatch(/^[\s\S]*Hej\b/)
    expect(`${mail?.subject} ${mail?.html}`).not.toContain(spam)
  })

  it('is notified of anniversaries only in the app', async () => {
    const { user, memorial } = await outsider()
    await db.memorial.update({
      where: { id: memorial.id },
      data: { remembersDeath: true, diedYear: 2001, diedMonth: 3, diedDay: 4 },
    })
    await remindOfAnniversaries({ day: '2027-03-04' })
    expect(await db.notification.count({ where: { userId: user.id, kind: 'anniversary' } })).toBe(1)
    expect(await mailsTo(user.email)).toEqual([])
  })
})

describe('an address is confirmed by a link that was mailed to it', () => {
  it('to a new password', async () => {
    const user = await createAccount({ isEmailConfirmed: false })
    const token = await createAccessToken(db, { kind: 'password_reset', userId: user.id, validMs: 3600_000 })
    await execute(resetPassword, callerFor(visitor()), { token, password: 'en helt ny adgangskode' })
    expect(await isConfirmed(user.id)).toBe(true)
  })

  const invite = async (email: string | null) => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const asked = { id: memorial.id, role: 'viewer', ...(email ? { way: 'mail', email } : { way: 'link' }) }
    const { result } = await execute(inviteMember, callerFor(actorFor(owner)), asked)
    const text = result.link ?? (email ? (await mailsTo(email))[0]?.text : '') ?? ''
    return /\/invitation\/([\w-]{43})/.exec(text)?.[1] ?? ''
  }
  const register = async (token: string, email: string) => {
    const person = { username: `ny${process.pid}-${++count}`, fullName: 'Bo Lind', password: 'en lang adgangskode' }
    const terms = { terms: true, termsVersion: legalDocuments.terms.version }
    const input = { token, ...person, email, ...terms }
    const { result } = await execute(registerMember, callerFor(visitor()), input)
    return result.userData
  }

  it('to a page one is invited to, with an account or without', async () => {
    const email = foreign()
    expect(await isConfirmed((await register(await invite(email), email)).id)).toBe(true)
    const user = await createAccount({ isEmailConfirmed: false })
    await execute(acceptInvitation, callerFor(actorFor(user)), { token: await invite(user.email.toUpperCase()) })
    expect(await isConfirmed(user.id)).toBe(true)
  })

  it('but not by one that was mailed elsewhere, or passed on by a person', async () => {
    const victim = foreign()
    const { id } = await register(await invite(foreign()), victim)
    expect(await isConfirmed(id)).toBe(false)
    expect(await mailsTo(victim)).toMatchObject([{ template: 'email-confirmation' }])
    expect(await isConfirmed((await register(await invite(null), foreign())).id)).toBe(false)
  })
})

describe('/contact', () => {
  const words = { topic: 'question', name: spam, subject: 'Køb nu', message: 'Se mit tilbud.', phone: '', about: '' }
  const spamWords = /Billige varer|Køb nu|tilbud/

  it('sends nothing a visitor typed to the address they typed', async () => {
    const email = foreign()
    await execute(openCase, callerFor(visitor()), { ...words, email })
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toMatch(/^Vi har fået din henvendelse \(\d+\)$/)
    expect(mail?.html).not.toMatch(spamWords)
    const unconfirmed = await createAccount({ isEmailConfirmed: false })
    await execute(openCase, callerFor(actorFor(unconfirmed)), { ...words, email: unconfirmed.email })
    expect((await mailsTo(unconfirmed.email))[0]?.html).not.toMatch(spamWords)
  })

  it('nor what an account typed to an address other than its own', async () => {
    const [user, email] = [await createAccount(), foreign()]
    await execute(openCase, callerFor(actorFor(user)), { ...words, email })
    expect((await mailsTo(email))[0]?.html).not.toMatch(spamWords)
    await execute(openCase, callerFor(actorFor(user)), { ...words, email: user.email.toUpperCase() })
    expect((await mailsTo(user.email.toUpperCase()))[0]?.text).toContain('Se mit tilbud.')
  })
})
