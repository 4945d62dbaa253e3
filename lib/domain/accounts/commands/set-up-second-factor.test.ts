import { expect, it } from 'vitest'
import { setUpSecondFactor } from '@/lib/domain/accounts/commands/set-up-second-factor'
import { codeOfStep, currentStep, keyFromText } from '@/lib/domain/accounts/second-factor/app-key'
import { readOffer } from '@/lib/domain/accounts/second-factor/factor-changes'
import { getFactorOffer, getRecoveryCodesFile } from '@/lib/domain/accounts/second-factor/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { callerFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'
import { actorBehind, giveFactor, halfway } from '@/tests/factories/second-factor'

const saved = true
const newStaff = () => createAccount({ isAdmin: true, staffScope: 'full' })
const offeredCode = async (actor: Actor, steps = 0) =>
  codeOfStep(keyFromText((await getFactorOffer(actor)).keyText), currentStep() + steps)
const setUp = (actor: Actor, code: string) => execute(setUpSecondFactor, callerFor(actor), { code, saved })

it('opens the console to a new administrator, and stores the key encrypted and the codes hashed', async () => {
  const user = await newStaff()
  const { actor, cookie } = await halfway(user)
  const offer = await getFactorOffer(actor)
  const { cookies } = await setUp(actor, await offeredCode(actor))
  expect(await actorBehind(`${cookies[0]?.name}=${cookies[0]?.value}`)).toMatchObject({ kind: 'administrator' })
  expect((await actorBehind(cookie)).kind).toBe('visitor')
  const row = await db.secondFactor.findUniqueOrThrow({ where: { userId: user.id } })
  const key = keyFromText(offer.keyText)
  for (const form of ['hex', 'base64', 'base64url', 'latin1'] as const) {
    expect(row.sealedKey).not.toContain(key.toString(form))
  }
  expect(row.sealedKey).not.toContain(offer.keyText)
  expect(await db.recoveryCode.count({ where: { userId: user.id, usedAt: null } })).toBe(10)
})

it('offers the same key and codes until they are stored, and never again after', async () => {
  const user = await newStaff()
  const { actor } = await halfway(user)
  const before = await getFactorOffer(actor)
  expect(await getFactorOffer(actor)).toEqual(before)
  expect(before.picture).toContain('<svg')
  const { body: file } = await getRecoveryCodesFile(actor)
  for (const code of before.recoveryCodes) expect(file).toContain(code)
  await setUp(actor, await offeredCode(actor))
  const { actor: later } = await signIn(user)
  const after = await getFactorOffer({ ...later, kind: 'administrator', scope: 'full' })
  expect(after.keyText).not.toBe(before.keyText)
  expect(after.recoveryCodes).not.toEqual(before.recoveryCodes)
})

it('offers every session a key of its own', async () => {
  const user = await newStaff()
  const [first, second] = [await halfway(user), await halfway(user)]
  const keys = await Promise.all([first, second].map(async ({ actor }) => (await getFactorOffer(actor)).keyText))
  expect(keys[0]).not.toBe(keys[1])
})

it('uses up the first code', async () => {
  const user = await newStaff()
  const { actor } = await halfway(user)
  await setUp(actor, await offeredCode(actor))
  const { usedSteps } = await db.secondFactor.findUniqueOrThrow({ where: { userId: user.id } })
  expect(usedSteps).toHaveLength(1)
})

it('refuses a wrong code, and requires the tick for saved codes', async () => {
  const { actor } = await halfway(await newStaff())
  await expect(setUp(actor, '000000')).rejects.toMatchObject({ code: 'ONE_TIME_CODE_WRONG' })
  const code = await offeredCode(actor)
  await expect(execute(setUpSecondFactor, callerFor(actor), { code })).rejects.toMatchObject({
    fields: { saved: 'Sæt kryds, når du har gemt nødkoderne.' },
  })
})

it('succeeds for one of two concurrent first sign-ins', async () => {
  const user = await newStaff()
  const devices = [await halfway(user), await halfway(user)]
  const codes = await Promise.all(devices.map(({ actor }) => offeredCode(actor)))
  const tries = await Promise.allSettled(devices.map(({ actor }, n) => setUp(actor, codes[n] ?? '')))
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

it('is refused with only the password of an account that has a second factor', async () => {
  const user = await newStaff()
  await giveFactor(user)
  const { actor } = await halfway(user)
  await expect(setUp(actor, '123456')).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(getFactorOffer(actor)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

it('replaces the app after a recent password, and signs every other device out', async () => {
  const user = await newStaff()
  await giveFactor(user)
  const [here, there] = [await signIn(user), await signIn(user)]
  const actor = await actorBehind(here.cookie)
  const code = await offeredCode(actor)
  await expect(setUp({ ...actor, hasConfirmed: false } as Actor, code)).rejects.toMatchObject({
    code: 'PASSWORD_NEEDED',
  })
  await setUp(actor, code)
  expect((await actorBehind(here.cookie)).kind).toBe('administrator')
  expect((await actorBehind(there.cookie)).kind).toBe('visitor')
})

it('is not offered to other callers', async () => {
  const family = await signIn(await createAccount())
  await expect(getFactorOffer(family.actor)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(getFactorOffer(visitor())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(getRecoveryCodesFile(visitor())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  // The offer depends on the account, not only on the session.
  const [one, two] = [await newStaff(), await newStaff()]
  const sessionId = (await signIn(one)).sessionId
  const [a, b] = await Promise.all([one, two].map(({ id }) => readOffer({ userId: id, sessionId })))
  expect(a?.key.equals(b?.key ?? Buffer.alloc(0))).toBe(false)
})
