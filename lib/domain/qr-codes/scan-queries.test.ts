import { expect, it } from 'vitest'
import { findCardSource } from '@/lib/domain/qr-codes/scan-queries'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { createAccount, visitor } from '@/tests/factories/accounts'
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
