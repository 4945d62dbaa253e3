import { describe, expect, it } from 'vitest'
import { sendSetupLink } from '@/lib/domain/accounts/commands/send-setup-link'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { hashToken } from '@/lib/server/tokens'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createCode } from '@/tests/factories/qr-codes'

const worker = callerFor({ kind: 'system', name: 'test' })
const write = (input: object) => execute(sendSetupLink, worker, input)

describe('mailing a link for finishing at home', () => {
  it('binds the link to the code and the address for seven days', async () => {
    const { code, id } = await createCode()
    await write({ qrCode: code, email: 'ny@eksempel.dk' })
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: 'ny@eksempel.dk' } })
    const token = /\/setup\/([\w-]{43})/.exec(mail.text)?.[1] ?? ''
    const row = await db.accessToken.findUniqueOrThrow({ where: { tokenHash: hashToken(token) } })
    expect(row).toMatchObject({ kind: 'account_setup', email: 'ny@eksempel.dk', qrCodeId: id })
    expect((row.expiresAt.getTime() - Date.now()) / 86_400_000).toBeCloseTo(7, 2)
  })

  it('tells an address with an account to sign in instead', async () => {
    const user = await createAccount()
    const { code } = await createCode()
    await write({ qrCode: code, email: user.email.toUpperCase() })
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: user.email } })
    expect(mail.template).toBe('account-known')
    expect(mail.text).toContain(`/qr-scan/${code}/login`)
    expect(await db.accessToken.count({ where: { email: user.email } })).toBe(0)
  })

  it('sends nothing when the code was claimed in the meantime', async () => {
    const { code } = await createCode({ owner: await createAccount() })
    expect((await write({ qrCode: code, email: 'sen@eksempel.dk' })).result).toEqual({ sent: false })
    expect(await db.mail.count({ where: { recipient: 'sen@eksempel.dk' } })).toBe(0)
  })

  it('is only for the job, and refuses incomplete input', async () => {
    const { code } = await createCode()
    const input = { qrCode: code, email: 'ny@eksempel.dk' }
    const asUser = callerFor(actorFor(await createAccount()))
    await expect(execute(sendSetupLink, asUser, input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(execute(sendSetupLink, callerFor(visitor()), input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(write({ qrCode: code })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})
