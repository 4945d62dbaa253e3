import { describe, expect, it } from 'vitest'
import { findCardSource, listCodeMarks } from '@/lib/domain/qr-codes/scan-queries'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { codeMark } from '@/lib/shared/code-mark'
import { actorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'
import { createReseller } from '@/tests/factories/resellers'

const sourceOf = (code: string) => findCardSource(visitor(), { code })
const operator = { name: env.SITE_NAME, phone: env.company.phone, email: env.SUPPORT_EMAIL }

it('a lost card can be replaced by the reseller of the stone, or else the operator', async () => {
  const [mason, made, own] = await Promise.all([
    createAccount().then((member) => createReseller(member)),
    createCode({ withActivation: true }),
    createCode({ withActivation: true }),
  ])
  const { id } = mason
  const [{ companyName: name, phone, email }] = await Promise.all([
    db.reseller.findUniqueOrThrow({ where: { id } }),
    db.qrCode.update({ where: { id: made.id }, data: { resellerId: id } }),
  ])
  expect(await sourceOf(made.code)).toEqual({ name, phone, email })
  expect(await sourceOf(own.code)).toEqual(operator)
  await db.reseller.update({ where: { id }, data: { status: 'suspended' } })
  expect(await sourceOf(made.code)).toEqual(operator)
})

it('is null for a code without a card', async () => {
  const { code } = await createCode()
  expect(await sourceOf(code)).toBeNull()
})

const anonymous = { kind: 'visitor', contributorHash: null } as const

describe('the marks of the codes that lead to a page', () => {
  it('are those of its working codes, and never the codes themselves', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const other = await createMemorial({ owner })
    const alone = await createCode({ owner, memorials: [memorial] })
    const shared = await createCode({ owner, memorials: [memorial, other] })
    await createCode({ owner, memorials: [other] })
    await createCode({ owner, memorials: [memorial], state: 'blocked' })
    await createCode({ owner, memorials: [memorial], state: 'retired' })
    const marks = await listCodeMarks(anonymous, { id: memorial.slug })
    expect(marks).toEqual([codeMark(alone.code), codeMark(shared.code)].sort())
    expect(JSON.stringify(marks)).not.toContain(alone.code)
  })

  it.each([{ state: 'draft' }, { visibility: 'members' }] as const)(
    'are not given for a page with %j',
    async (closed) => {
      const owner = await createAccount()
      const memorial = await createMemorial({ owner, ...closed })
      await createCode({ owner, memorials: [memorial] })
      for (const actor of [anonymous, actorFor(owner)]) {
        await expect(listCodeMarks(actor, { id: memorial.slug })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      }
    },
  )
})
