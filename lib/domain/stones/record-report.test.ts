import { describe, expect, it } from 'vitest'
import { openCase } from '@/lib/domain/support/commands/open-case'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { formatTextCode } from '@/lib/shared/qr-text-code'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { ageCodeEvents } from '@/tests/factories/age-code-events'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

describe('a report of a wrong or covered code', () => {
  it('is a case with a number and a line in the history of that code', async () => {
    const { id, code } = await createCode()
    const account = await createAccount()
    const write = (topic: string, about: string) =>
      execute(openCase, callerFor(actorFor(account)), {
        topic,
        about,
        name: 'Bo Holm',
        email: account.email,
        subject: 'Koden på stenen',
        message: 'Der er mos over den.',
      })
    const { result } = await write('code', formatTextCode(code))
    const events = () => db.qrEvent.findMany({ where: { qrCodeId: id, kind: 'reported' } })
    expect(await events()).toMatchObject([{ reason: `Henvendelse ${result.number}` }])
    await write('question', formatTextCode(code))
    await write('code', 'den store sten ved lågen')
    expect(await events()).toHaveLength(1)
  })

  it("is mailed to the page's owner once a week at most, without the text or the sender's name", async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const { id, code } = await createCode({ owner, memorials: [memorial] })
    const write = (by: { email: string } & Parameters<typeof actorFor>[0]) =>
      execute(openCase, callerFor(actorFor(by)), {
        topic: 'code',
        about: formatTextCode(code),
        name: 'Bo Fremmed',
        email: by.email,
        subject: 'Koden på stenen',
        message: 'Der er mos over den.',
      })
    const mails = () => db.mail.findMany({ where: { recipient: owner.email, template: 'code-reported' } })
    await write(await createAccount())
    await write(await createAccount())
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.text).toContain(formatTextCode(code))
    expect(mail?.text).toContain(`/memorial/${memorial.slug}/admin/stone`)
    expect(mail?.text).not.toMatch(/mos over den|Fremmed/)
    await ageCodeEvents(id, new Date(Date.now() - 8 * 24 * 3600_000))
    await write(owner)
    expect(await mails()).toHaveLength(1)
  })
})
