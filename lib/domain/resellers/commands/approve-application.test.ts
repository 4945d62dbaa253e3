import { describe, expect, it } from 'vitest'
import { agreementInForce } from '@/lib/domain/resellers/agreement-schema'
import { approveApplication } from '@/lib/domain/resellers/commands/approve-application'
import { rejectApplication } from '@/lib/domain/resellers/commands/reject-application'
import { updateReseller } from '@/lib/domain/resellers/commands/update-reseller'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createApplication, someCompany } from '@/tests/factories/reseller-companies'
import { createReseller } from '@/tests/factories/resellers'

const administrator = async () => administratorFor(await createAccount({ isAdmin: true, fullName: 'Anne Bach' }))
const approve = (actor: Actor, id: string) => execute(approveApplication, callerFor(actor), { id })
const mailTo = (recipient: string) => db.mail.findFirstOrThrow({ where: { recipient } })

describe('approving an application', () => {
  it('creates the reseller and makes the applicant’s account its owner', async () => {
    const user = await createAccount()
    const { id, companyName, cvr, email } = await createApplication({ userId: user.id })
    const { result } = await approve(await administrator(), id)
    const reseller = await db.reseller.findUniqueOrThrow({
      where: { id: result.resellerId },
      include: { members: true },
    })
    expect(reseller).toMatchObject({
      companyName,
      cvr,
      status: 'active',
      members: [{ userId: user.id, role: 'owner' }],
    })
    expect(await db.resellerApplication.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'approved',
      decidedByName: 'Anne Bach',
      resellerId: reseller.id,
    })
    const { subject, text } = await mailTo(email)
    expect(subject).toBe(`${companyName} er nu forhandler`)
    expect(text).toContain('/reseller-dashboard')
    expect(await db.auditEntry.count({ where: { subjectType: 'reseller', subjectId: reseller.id } })).toBe(1)
  })

  it('copies what the applicant accepted, with its date, and requests what was not shown', async () => {
    const user = await createAccount()
    const { id, contactName } = await createApplication({ userId: user.id })
    const { result } = await approve(await administrator(), id)
    const { createdAt } = await db.resellerApplication.findUniqueOrThrow({ where: { id } })
    const yes = { acceptedAt: createdAt, acceptedById: user.id, acceptedByName: contactName }
    const of = (resellerId: string) =>
      db.resellerAcceptance.findMany({ where: { resellerId }, orderBy: { document: 'asc' } })
    expect(await of(result.resellerId)).toMatchObject([
      { document: 'processor', version: agreementInForce.processorVersion, ...yes },
      { document: 'reseller-terms', version: agreementInForce.termsVersion, ...yes },
    ])
    const older = await createApplication()
    await db.resellerApplication.update({
      where: { id: older.id },
      data: { termsVersion: '1', processorVersion: null },
    })
    const approved = await approve(await administrator(), older.id)
    expect(await of(approved.result.resellerId)).toMatchObject([
      { document: 'reseller-terms', version: '1', acceptedById: null },
    ])
  })

  it('mails an applicant without an account a link, and there is no owner until it is used', async () => {
    const { id, email } = await createApplication()
    const { result } = await approve(await administrator(), id)
    expect(await db.resellerMember.count({ where: { resellerId: result.resellerId } })).toBe(0)
    expect((await mailTo(email)).text).toMatch(/\/setup\/[\w-]{43}/)
    expect(await db.accessToken.findMany({ where: { resellerId: result.resellerId } })).toMatchObject([
      { kind: 'reseller_setup', email, usedAt: null },
    ])
  })

  it('mails the link also when the account belongs to another company or to staff by now', async () => {
    const [dealer, staff] = [await createAccount(), await createAccount({ isAdmin: true })]
    await createReseller(dealer)
    for (const user of [dealer, staff]) {
      const { id, email } = await createApplication({ userId: user.id })
      await approve(await administrator(), id)
      expect((await mailTo(email)).text).toMatch(/\/setup\/[\w-]{43}/)
    }
  })

  it('happens once: the second of two concurrent callers is refused', async () => {
    const { id, cvr } = await createApplication()
    const actor = await administrator()
    const answers = await Promise.allSettled([
      approve(actor, id),
      execute(rejectApplication, callerFor(await administrator()), { id, reason: 'Nej tak.' }),
    ])
    expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'APPLICATION_DECIDED' } },
    ])
    await expect(approve(actor, id)).rejects.toMatchObject({ code: 'APPLICATION_DECIDED' })
    expect(await db.reseller.count({ where: { cvr } })).toBeLessThanOrEqual(1)
  })

  it('is refused while another reseller has the number, and the application keeps waiting', async () => {
    const { cvr } = await createReseller(await createAccount())
    const { id } = await createApplication({ cvr })
    await expect(approve(await administrator(), id)).rejects.toMatchObject({ code: 'CVR_TAKEN' })
    expect(await db.resellerApplication.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'waiting' })
  })

  it('is refused, without an error, when another company gets the number at the same moment', async () => {
    const { id: resellerId } = await createReseller(await createAccount())
    const { id, cvr } = await createApplication()
    const company = { ...someCompany(), cvr, website: '' }
    const [actor, other] = [await administrator(), await administrator()]
    const answers = await Promise.allSettled([
      approve(actor, id),
      execute(updateReseller, callerFor(other), { ...company, id: resellerId }),
    ])
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
    expect(refused).toEqual(['CVR_TAKEN'])
    expect(await db.reseller.count({ where: { cvr } })).toBe(1)
  })

  it('is for full administrators only', async () => {
    const user = await createAccount()
    const { id } = await createApplication({ userId: user.id })
    await expect(approve(visitor(), id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    for (const actor of [actorFor(user), administratorFor(user, 'production')]) {
      await expect(approve(actor, id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
    await expect(approve(await administrator(), crypto.randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(approve(await administrator(), 'x')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})
