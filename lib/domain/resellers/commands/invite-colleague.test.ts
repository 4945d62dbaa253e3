import { describe, expect, it } from 'vitest'
import { findResellerJoin, listColleagues } from '@/lib/domain/resellers/colleague-queries'
import { inviteColleague } from '@/lib/domain/resellers/commands/invite-colleague'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { addColleague } from '@/tests/factories/reseller-companies'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

const invite = (actor: Parameters<typeof callerFor>[0], email: string) =>
  execute(inviteColleague, callerFor(actor), { email })

describe('inviting a colleague', () => {
  it('mails a link, lists it to owners only, and ends the earlier one', async () => {
    const user = await createAccount({ fullName: 'Jens Lyng' })
    const reseller = await createReseller(user)
    const owner = resellerFor(user, reseller)
    const email = `ny-${reseller.id}@eksempel.dk`
    await invite(owner, email)
    await invite(owner, email)
    const mails = await db.mail.findMany({ where: { recipient: email }, orderBy: { id: 'asc' } })
    const tokens = mails.map(({ text }) => text.match(/\/invitation\/([\w-]{43})/)?.[1] ?? '')
    const views = await Promise.all(tokens.map((token) => findResellerJoin(visitor(), { token })))
    expect(views).toMatchObject([{ kind: 'expired' }, { kind: 'open', role: 'colleague', email }])
    expect(mails[0]?.text).toContain('Jens Lyng')
    expect((await listColleagues(owner)).invitations).toMatchObject([{ email }])
    expect((await listColleagues(resellerFor(user, reseller, 'colleague'))).invitations).toEqual([])
  })

  it('is refused for members, for invalid addresses, and to all but owners', async () => {
    const user = await createAccount()
    const reseller = await createReseller(user)
    const owner = resellerFor(user, reseller)
    const { email } = await addColleague(reseller)
    await expect(invite(owner, email)).rejects.toMatchObject({ fields: { email: expect.any(String) } })
    await expect(invite(owner, 'kollega')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(invite(resellerFor(user, reseller, 'colleague'), 'a@eksempel.dk')).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(invite(actorFor(user), 'a@eksempel.dk')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(invite(visitor(), 'a@eksempel.dk')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
