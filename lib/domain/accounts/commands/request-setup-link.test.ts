import { describe, expect, it } from 'vitest'
import { requestSetupLink } from '@/lib/domain/accounts/commands/request-setup-link'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { generateTextCode } from '@/lib/shared/qr-text-code'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createCode } from '@/tests/factories/qr-codes'

const ask = (input: object) => execute(requestSetupLink, callerFor(visitor()), input)

describe('requesting a link for finishing at home', () => {
  it('answers the same for a known and an unknown address', async () => {
    const user = await createAccount()
    const { code } = await createCode()
    const known = await ask({ qrCode: code, email: user.email })
    expect(await ask({ qrCode: code, email: 'ny@eksempel.dk' })).toEqual(known)
    const [{ count } = { count: 0n }] = await db.$queryRaw<Array<{ count: bigint }>>`
      SELECT count(*) FROM pgboss.job WHERE name = 'send-setup-link'`
    expect(count).toBe(2n)
  })

  it('is refused for a code that cannot be claimed', async () => {
    const email = 'ny@eksempel.dk'
    const taken = await createCode({ owner: await createAccount() })
    const blocked = await createCode({ state: 'blocked' })
    const retired = await createCode({ state: 'retired' })
    await expect(ask({ email, qrCode: taken.code })).rejects.toMatchObject({ code: 'QR_CODE_TAKEN' })
    await expect(ask({ email, qrCode: blocked.code })).rejects.toMatchObject({ code: 'QR_CODE_BLOCKED' })
    await expect(ask({ email, qrCode: retired.code })).rejects.toMatchObject({ code: 'QR_CODE_RETIRED' })
    await expect(ask({ email, qrCode: generateTextCode() })).rejects.toMatchObject({ code: 'QR_CODE_UNKNOWN' })
    await expect(ask({ email, qrCode: 'ABC' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(ask({ email: 'x', qrCode: taken.code })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('is limited per mailbox', async () => {
    const { code } = await createCode()
    for (let n = 0; n < 5; n++) await ask({ qrCode: code, email: 'fyldt@eksempel.dk' })
    const once = ask({ qrCode: code, email: 'fyldt@eksempel.dk' })
    await expect(once).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})
