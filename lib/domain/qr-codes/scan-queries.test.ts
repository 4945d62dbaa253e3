import { expect, it } from 'vitest'
import { findCardSource } from '@/lib/domain/qr-codes/scan-queries'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { createAccount, visitor } from '@/tests/factories/accounts'
import { createCode } from '@/tests/factories/qr-codes'
import { createReseller } from '@/tests/factories/resellers'

const asked = (code: string) => findCardSource(visitor(), { code })
const house = { name: env.SITE_NAME, phone: env.company.phone, email: env.SUPPORT_EMAIL }

it('a lost card is asked for where the stone came from, and else at the house', async () => {
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
  expect(await asked(made.code)).toEqual({ name, phone, email })
  expect(await asked(own.code)).toEqual(house)
  await db.reseller.update({ where: { id }, data: { status: 'suspended' } })
  expect(await asked(made.code)).toEqual(house)
})

it('nobody is named where no card is asked for', async () => {
  const { code } = await createCode()
  expect(await asked(code)).toBeNull()
})
