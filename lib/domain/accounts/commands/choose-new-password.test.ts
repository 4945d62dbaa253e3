import { expect, it } from 'vitest'
import { chooseNewPassword } from '@/lib/domain/accounts/commands/choose-new-password'
import { logIn } from '@/lib/domain/accounts/commands/log-in'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'
import { createReseller } from '@/tests/factories/resellers'
import { actorBehind, staffAtCode } from '@/tests/factories/second-factor'

const common = 'Football1'
const better = 'tre gule havetulipaner'

/** A reseller who has just logged in with a password from the list. */
async function resellerAtLogin() {
  const user = await createAccount({ password: common })
  await createReseller(user)
  const { result, cookies } = await enter(user.username, common)
  return { user, result, actor: await actorBehind(`${cookies[0]?.name}=${cookies[0]?.value}`) }
}
const enter = (username: string, password: string) => execute(logIn, callerFor(visitor()), { username, password })
const choose = (actor: Awaited<ReturnType<typeof actorBehind>>, password: string) =>
  execute(chooseNewPassword, callerFor(actor), { password })

it('is required of a reseller with a common password, and completes the sign-in', async () => {
  const { user, result, actor } = await resellerAtLogin()
  const elsewhere = await signIn(user)
  expect(result).toMatchObject({ nextStep: 'password' })
  expect(actor).toMatchObject({ kind: 'visitor', halfway: { step: 'password' } })
  const { cookies } = await choose(actor, better)
  const opened = await actorBehind(`${cookies[0]?.name}=${cookies[0]?.value}`)
  expect(opened).toMatchObject({ kind: 'user', userId: user.id, reseller: expect.anything() })
  expect((await actorBehind(elsewhere.cookie)).kind).toBe('visitor')
  expect((await enter(user.username, better)).result.nextStep).toBeUndefined()
  await expect(enter(user.username, common)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
})

it('is required of staff after the second factor', async () => {
  const { actor, sessionId } = await staffAtCode({ needsNewPassword: true })
  expect(actor).toMatchObject({ halfway: { step: 'code' } })
  await db.session.update({ where: { id: sessionId }, data: { factorProvenAt: new Date() } })
  await expect(choose(actor, better)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

it('refuses another common one', async () => {
  const { actor } = await resellerAtLogin()
  await expect(choose(actor, 'sunshine99')).rejects.toMatchObject({ code: 'PASSWORD_TOO_COMMON' })
})

it('is not required of families', async () => {
  const user = await createAccount({ password: common })
  const { result } = await enter(user.username, common)
  expect(result.nextStep).toBeUndefined()
  const { actor } = await signIn(user)
  await expect(choose(actor, better)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(choose(visitor(), better)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})
