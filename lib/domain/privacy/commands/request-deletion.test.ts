import { describe, expect, it } from 'vitest'
import { requestDeletion } from '@/lib/domain/privacy/commands/request-deletion'
import { getDeletionView } from '@/lib/domain/privacy/queries'
import { chosenSuccessor } from '@/lib/domain/privacy/schema'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { weekMs } from '@/lib/shared/durations'
import { administratorFor, callerFor, createAccount, signIn, testPassword, visitor } from '@/tests/factories/accounts'
import { addMember, createMemorial } from '@/tests/factories/memorials'
import { askForDeletion, createHousehold } from '@/tests/factories/privacy'

const fatesOf = ({ id }: { id: string }) =>
  db.memorialFate.findMany({ where: { userId: id }, select: { memorialId: true, kind: true, heirEmail: true } })
const mailsTo = (recipient: string) => db.mail.findMany({ where: { recipient }, orderBy: { id: 'asc' } })

describe('requesting the account’s deletion', () => {
  it('stores the choices, waits seven days, signs out the other devices and mails everyone concerned', async () => {
    const family = await createHousehold('Ravn')
    const other = await signIn(family.owner)
    const caller = await askForDeletion(family.owner, {
      [family.memorial.id]: { kind: 'hand_over', heirEmail: 'Bo@Eksempel.dk' },
      [family.draft.id]: { kind: 'delete' },
    })
    const { deletionDueAt } = await db.user.findUniqueOrThrow({ where: { id: family.owner.id } })
    expect(Math.abs((deletionDueAt?.getTime() ?? 0) - Date.now() - weekMs)).toBeLessThan(60_000)
    expect(await fatesOf(family.owner)).toEqual(
      expect.arrayContaining([
        { memorialId: family.memorial.id, kind: 'hand_over', heirEmail: 'Bo@Eksempel.dk' },
        { memorialId: family.draft.id, kind: 'delete', heirEmail: null },
      ]),
    )
    const sessions = await db.session.findMany({ where: { userId: family.owner.id, endedAt: null } })
    expect(sessions.map(({ id }) => id)).not.toContain(other.sessionId)
    expect(caller.actor).toMatchObject({ sessionId: sessions[0]?.id })
    const [mine] = (await mailsTo(family.owner.email)).filter(({ template }) => template === 'account-deletion')
    expect(mine?.text).toMatch(/Mindesiden for Ellen Ravn gives videre til Bo@Eksempel\.dk\./)
    expect(mine?.text).toMatch(/Mindesiden for Aage Ravn bliver slettet/)
    expect(mine?.text).toMatch(/\/profile\/restore\/[\w-]{43}/)
    const [his] = await mailsTo('Bo@Eksempel.dk')
    expect(his).toMatchObject({ template: 'memorial-handover', subject: 'Vil du passe på mindesiden for Ellen Ravn?' })
    expect(his?.text).toMatch(/\/invitation\/[\w-]{43}/)
    expect(await db.auditEntry.count({ where: { command: 'privacy.request-deletion' } })).toBe(1)
  })

  it('accepts a member as heir by account, and no other account', async () => {
    const family = await createHousehold('Skov')
    const outsider = await createAccount()
    const choose = (heirId: string) => ({
      [family.memorial.id]: { kind: 'hand_over', heirId, heirEmail: '' },
      [family.draft.id]: { kind: 'archive' },
    })
    await expect(askForDeletion(family.owner, choose(outsider.id))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { [`choices.${family.memorial.id}.heirId`]: expect.any(String) },
    })
    await askForDeletion(family.owner, choose(family.editor.id))
    expect(await mailsTo(family.editor.email)).toMatchObject([{ template: 'memorial-handover' }])
    expect(await mailsTo(outsider.email)).toEqual([])
  })

  it('accepts the named successor, also before they have answered or have an account', async () => {
    const family = await createHousehold('Bech')
    const [named, email] = [family.memorial.id, 'karen@eksempel.dk']
    await db.memorialSuccessor.create({ data: { memorialId: named, name: 'Karen Holm', email } })
    const view = await getDeletionView(callerFor((await signIn(family.owner)).actor).actor)
    const page = view.pages.find(({ id }) => id === named)
    expect(page?.successor).toEqual({ name: 'Karen Holm', hasAnswered: false })
    expect(view.pages.find(({ id }) => id !== named)?.successor).toBeNull()
    const choose = (heirId: string) => ({ kind: 'hand_over', heirId, heirEmail: '' })
    await expect(
      askForDeletion(family.owner, { [named]: { kind: 'archive' }, [family.draft.id]: choose(chosenSuccessor) }),
    ).rejects.toMatchObject({ fields: { [`choices.${family.draft.id}.heirId`]: expect.any(String) } })
    await askForDeletion(family.owner, { [named]: choose(chosenSuccessor), [family.draft.id]: { kind: 'archive' } })
    expect(await mailsTo(email)).toMatchObject([{ template: 'memorial-handover' }])
    expect(await fatesOf(family.owner)).toContainEqual({ memorialId: named, kind: 'hand_over', heirEmail: email })
  })

  it('names each page without a choice, and refuses oneself or an invalid address as heir', async () => {
    const family = await createHousehold('Lund')
    const [page, draft] = [family.memorial.id, family.draft.id]
    await expect(askForDeletion(family.owner, { [page]: { kind: 'archive' } })).rejects.toMatchObject({
      fields: { [`choices.${draft}.kind`]: 'Vælg, hvad der skal ske med mindesiden for Aage Lund.' },
    })
    for (const heirEmail of [family.owner.email.toUpperCase(), 'ikke en adresse', '']) {
      const choices = { [page]: { kind: 'hand_over', heirEmail }, [draft]: { kind: 'archive' } }
      await expect(askForDeletion(family.owner, choices)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        fields: { [`choices.${page}.heirEmail`]: expect.any(String) },
      })
    }
    expect(await fatesOf(family.owner)).toEqual([])
    expect(await mailsTo(family.owner.email)).toEqual([])
  })

  it('accepts a plain form, and ignores other people’s pages', async () => {
    const [family, foreign] = [await createHousehold('Krogh'), await createHousehold('Holst')]
    const { actor } = await signIn(family.owner)
    await execute(requestDeletion, callerFor(actor, { scripted: false }), {
      [`choices.${family.memorial.id}.kind`]: 'hand_over',
      [`choices.${family.memorial.id}.heirId`]: '',
      [`choices.${family.memorial.id}.heirEmail`]: 'bo@eksempel.dk',
      [`choices.${family.draft.id}.kind`]: 'archive',
      [`choices.${foreign.memorial.id}.kind`]: 'delete',
      password: testPassword,
    })
    expect((await fatesOf(family.owner)).map(({ memorialId }) => memorialId).sort()).toEqual(family.pages.sort())
    expect(await db.memorialFate.count({ where: { memorialId: foreign.memorial.id } })).toBe(0)
  })

  it('needs no choice for pages that others own', async () => {
    const helper = await createAccount()
    await addMember(await createMemorial({ owner: await createAccount() }), helper, 'editor')
    await askForDeletion(helper)
    expect(await fatesOf(helper)).toEqual([])
  })

  it('needs the right password and counts wrong ones', async () => {
    const user = await createAccount()
    const { actor } = await signIn(user)
    const caller = callerFor(actor)
    const attempt = (n: number) => execute(requestDeletion, caller, { password: `forkert ${n}` })
    await expect(attempt(0)).rejects.toMatchObject({
      code: 'WRONG_PASSWORD',
      fields: { password: 'Adgangskoden er forkert. Prøv igen.' },
    })
    for (let n = 1; n < 10; n++) await expect(attempt(n)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    await expect(attempt(10)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await expect(execute(requestDeletion, caller, {})).rejects.toMatchObject({
      fields: { password: 'Skriv din adgangskode.' },
    })
    expect(await db.user.count({ where: { id: user.id, deletionDueAt: null } })).toBe(1)
  })

  it('needs a session, and works once', async () => {
    await expect(execute(requestDeletion, callerFor(visitor()), { password: testPassword })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    const user = await createAccount()
    await askForDeletion(user)
    await expect(askForDeletion(user)).rejects.toMatchObject({ code: 'DELETION_DUE' })
  })

  it('never leaves the service without an administrator, also when the last two leave at once', async () => {
    await db.user.updateMany({ data: { isAdmin: false, staffScope: null } })
    const staff = { isAdmin: true, staffScope: 'full' as const }
    const [one, two] = [await createAccount(staff), await createAccount(staff)]
    const leave = (user: typeof one) =>
      execute(requestDeletion, callerFor(administratorFor(user)), { password: testPassword })
    const outcomes = await Promise.allSettled([leave(one), leave(two)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'LAST_ADMINISTRATOR' },
    })
  })
})
