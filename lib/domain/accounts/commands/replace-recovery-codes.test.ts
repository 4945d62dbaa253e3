import { expect, it } from 'vitest'
import { proveSecondFactor } from '@/lib/domain/accounts/commands/prove-second-factor'
import { replaceRecoveryCodes } from '@/lib/domain/accounts/commands/replace-recovery-codes'
import { findSecondFactor, getFactorOffer } from '@/lib/domain/accounts/second-factor/queries'
import { execute } from '@/lib/server/command'
import { administratorFor, callerFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'
import { actorBehind, giveFactor, halfway } from '@/tests/factories/second-factor'

async function staff() {
  const user = await createAccount({ isAdmin: true, staffScope: 'full' })
  const factor = await giveFactor(user)
  return { user, ...factor, actor: await actorBehind((await signIn(user)).cookie) }
}

it('activates the ten codes that were shown, and ends the earlier ones', async () => {
  const { user, actor, recoveryCodes: old } = await staff()
  const { recoveryCodes: fresh } = await getFactorOffer(actor)
  await execute(replaceRecoveryCodes, callerFor(actor), { saved: true })
  expect(await findSecondFactor(actor)).toMatchObject({ leftRecoveryCodes: 10 })
  const enter = async (code = '') => execute(proveSecondFactor, callerFor((await halfway(user)).actor), { code })
  await expect(enter(old[0])).rejects.toMatchObject({ code: 'RECOVERY_CODE_WRONG' })
  expect((await enter(fresh[0])).result).toEqual({ ok: true })
  expect((await getFactorOffer(actor)).recoveryCodes).not.toEqual(fresh)
})

it('requires the password, the tick and a staff account', async () => {
  const { user, actor } = await staff()
  const unconfirmed = { ...administratorFor(user), hasConfirmed: false }
  const run = (who: Parameters<typeof callerFor>[0], input: object) =>
    execute(replaceRecoveryCodes, callerFor(who), input)
  await expect(run(unconfirmed, { saved: true })).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' })
  await expect(getFactorOffer(unconfirmed)).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' })
  await expect(run(actor, {})).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(run(visitor(), { saved: true })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  const family = await signIn(await createAccount())
  await expect(run(family.actor, { saved: true })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

it('is CONFLICT without a second factor', async () => {
  const user = await createAccount({ isAdmin: true, staffScope: 'full' })
  const trying = execute(replaceRecoveryCodes, callerFor(administratorFor(user)), { saved: true })
  await expect(trying).rejects.toMatchObject({ code: 'CONFLICT' })
})
