import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { logIn } from '@/lib/domain/accounts/commands/log-in'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { readableEmail } from '@/lib/shared/email-address'
import { emailKeyOf } from '@/lib/shared/identity-keys'
import { callerFor, createAccount, testPassword, visitor } from '@/tests/factories/accounts'
import { asOwner } from '@/tests/factories/as-owner'
import { createCase } from '@/tests/factories/support'

const folder = path.resolve(import.meta.dirname, '../../../prisma/migrations/20261129021000_readable_addresses')
const migrate = () => asOwner(readFileSync(path.join(folder, 'migration.sql'), 'utf8'))

/** An account as it was registered when the domain was stored as servers write it. */
async function anOldAccount(email: string) {
  const { id, username } = await createAccount()
  await db.user.update({ where: { id }, data: { email, emailKey: email.toLowerCase() } })
  return { id, username }
}

const addressOf = (id: string) => db.user.findUniqueOrThrow({ where: { id }, select: { email: true, emailKey: true } })

test.each([
  'Kim.Lund+a@xn--st-mka.example',
  'kim@XN--FRGEN-SRA.EXAMPLE',
  'kim@post.xn--smrrebrd-64af.xn--rksmrgs-5wao1o.example',
  'kim@xn--strae-oqa.example',
  'kim@xn--e1afmkfd.example',
  'kim@xn--wgbh1c.example',
  'kim@xn--fiqs8s.example',
  'kim@xn--ls8h.example',
  'kim@xn--blbrgrd-fxadh.example',
  'kim@xn--a-.example',
  'kim@xn--.example',
  'kim@eksempel.dk',
])('the address %s is stored as it is today', async (email) => {
  const { id, username } = await anOldAccount(email)
  await migrate()
  expect(await addressOf(id)).toEqual({ email: readableEmail(email), emailKey: emailKeyOf(email) })
  for (const typed of [email, readableEmail(email), email.toUpperCase(), username]) {
    const { result } = await execute(logIn, callerFor(visitor()), { username: typed, password: testPassword })
    expect(result.userData.id).toBe(id)
  }
})

test('two accounts stay two, with what was written under each', async () => {
  const ascii = 'asta@xn--mlle-gra.example'
  const readable = readableEmail(ascii)
  const old = await anOldAccount(ascii)
  const recent = await createAccount({ email: readable })
  const aCase = await createCase({ email: ascii })
  await migrate()
  expect(await addressOf(old.id)).toEqual({ email: ascii, emailKey: ascii })
  expect((await addressOf(recent.id)).emailKey).toBe(readable)
  expect(await db.supportCase.findUniqueOrThrow({ where: { id: aCase.id } })).toMatchObject({ emailKey: ascii })
})

test('cases, mails and links follow the address', async () => {
  const ascii = 'ebbe@xn--skov-jra.example'
  const readable = readableEmail(ascii)
  const { id: userId } = await anOldAccount(ascii)
  const aCase = await createCase({ email: ascii })
  const mail = { template: 'welcome', subject: 's', html: 'h', text: 't', messageId: crypto.randomUUID() }
  const { id: mailId } = await db.mail.create({ data: { ...mail, recipient: ascii } })
  const token = { kind: 'email_confirmation' as const, tokenHash: 'a'.repeat(64), expiresAt: new Date() }
  const { id: tokenId } = await db.accessToken.create({ data: { ...token, userId, email: ascii } })
  await migrate()
  const found = await db.supportCase.findUniqueOrThrow({ where: { id: aCase.id } })
  expect(found).toMatchObject({ email: readable, emailKey: readable })
  expect((await db.mail.findUniqueOrThrow({ where: { id: mailId } })).recipient).toBe(readable)
  expect((await db.accessToken.findUniqueOrThrow({ where: { id: tokenId } })).email).toBe(readable)
})
