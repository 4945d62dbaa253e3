import { describe, expect, it } from 'vitest'
import { offerOwnership } from '@/lib/domain/members/commands/offer-ownership'
import { withdrawOffer } from '@/lib/domain/members/commands/withdraw-offer'
import { acceptHandover } from '@/lib/domain/privacy/commands/accept-handover'
import { db } from '@/lib/server/db'
import { createAccount, testPassword as password } from '@/tests/factories/accounts'
import { createClosedPage, roleOf, runAs, tokenFor } from '@/tests/factories/members'

describe('withdrawing an offer', () => {
  it('closes its link, and notifies the recipient', async () => {
    const { owner, memorial, id } = await createClosedPage()
    const heir = await createAccount()
    await runAs(offerOwnership, owner, { id, heirEmail: heir.email, password })
    const token = await tokenFor(heir.email, 'memorial-handover')
    await runAs(withdrawOffer, owner, { id })
    await expect(runAs(acceptHandover, heir, { token })).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    const told = await db.mail.findFirst({ where: { recipient: heir.email, template: 'handover-withdrawn' } })
    expect(told?.text).toContain('trukket spørgsmålet tilbage')
    expect(await roleOf(memorial, owner)).toBe('owner')
  })
})
