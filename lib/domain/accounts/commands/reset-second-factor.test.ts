import { expect, it } from 'vitest'
import { resetSecondFactor } from '@/lib/domain/accounts/commands/reset-second-factor'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { administratorFor, callerFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'
import { actorBehind, giveFactor, halfway } from '@/tests/factories/second-factor'

const administrator = async () => administratorFor(await createAccount({ isAdmin: true, staffScope: 'full' }))
async function colleague() {
  const user = await createAccount({ isAdmin: true, staffScope: 'production' })
  return { user, ...(await giveFactor(user)), cookie: (await signIn(user)).cookie }
}
const reset = (actor: Actor, id: string) => execute(resetSecondFactor, callerFor(actor), { id })

it('signs the colleague out everywhere and requires the set-up at the next sign-in', async () => {
  const { user, cookie } = await colleague()
  expect((await actorBehind(cookie)).kind).toBe('administrator')
  expect((await reset(await administrator(), user.id)).result).toEqual({ wasSetUp: true })
  expect(await actorBehind(cookie)).toEqual({ kind: 'visitor', contributorHash: null })
  expect((await halfway(user)).actor).toMatchObject({ halfway: { step: 'set-up' } })
  expect(await db.recoveryCode.count({ where: { userId: user.id } })).toBe(0)
  const audit = await db.auditEntry.findFirst({
    where: { command: 'accounts.reset-second-factor', subjectId: user.id },
  })
  expect(audit?.actorKind).toBe('administrator')
  expect(await db.mail.findFirst({ where: { recipient: user.email } })).toMatchObject({
    subject: 'Dine engangskoder er nulstillet',
  })
})

it('is refused for one’s own account', async () => {
  const self = await administrator()
  await expect(reset(self, self.userId)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

it('is refused to others, and without the password', async () => {
  const { user } = await colleague()
  const workshop = administratorFor(await createAccount({ isAdmin: true }), 'production')
  await expect(reset(workshop, user.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(reset(visitor(), user.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  const unconfirmed = { ...(await administrator()), hasConfirmed: false }
  await expect(reset(unconfirmed, user.id)).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' })
  expect(await db.secondFactor.count({ where: { userId: user.id } })).toBe(1)
})

it('is NOT_FOUND for an unknown account', async () => {
  await expect(reset(await administrator(), '01900000-0000-7000-8000-000000000000')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
