import { describe, expect, it } from 'vitest'
import { findResellerJoin } from '@/lib/domain/resellers/colleague-queries'
import { inviteOwner } from '@/lib/domain/resellers/commands/invite-owner'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

const invite = (actor: Actor, id: string, email: string) => execute(inviteOwner, callerFor(actor), { id, email })

describe('inviting an owner of a reseller', () => {
  it('mails a link that makes its user owner, and ends the earlier one to the address', async () => {
    const { id, companyName } = await createReseller(await createAccount())
    const email = `ansvarlig-${id}@eksempel.dk`
    const administrator = administratorFor(await createAccount({ isAdmin: true }))
    await invite(administrator, id, email)
    await invite(administrator, id, email.toUpperCase())
    const mails = await db.mail.findMany({
      where: { recipient: { equals: email, mode: 'insensitive' } },
      orderBy: { id: 'asc' },
    })
    const tokens = mails.map(({ text }) => text.match(/\/setup\/([\w-]{43})/)?.[1] ?? '')
    const views = await Promise.all(tokens.map((token) => findResellerJoin(visitor(), { token })))
    expect(views).toMatchObject([{ kind: 'expired' }, { kind: 'open', companyName, role: 'owner' }])
  })

  it('is refused while the reseller is suspended, for invalid addresses, and to all but administrators', async () => {
    const user = await createAccount()
    const reseller = await createReseller(user, { status: 'suspended' })
    const administrator = administratorFor(await createAccount({ isAdmin: true }))
    await expect(invite(administrator, reseller.id, 'a@eksempel.dk')).rejects.toMatchObject({
      code: 'RESELLER_SUSPENDED',
    })
    await expect(invite(administrator, reseller.id, 'a')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(invite(visitor(), reseller.id, 'a@eksempel.dk')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(invite(resellerFor(user, reseller), reseller.id, 'a@eksempel.dk')).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})
