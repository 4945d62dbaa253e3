import { describe, expect, it } from 'vitest'
import { listResellerInvoices } from '@/lib/domain/bookkeeping/reseller-queries'
import { findOwnApplication } from '@/lib/domain/resellers/application-queries'
import { resumeReseller } from '@/lib/domain/resellers/commands/resume-reseller'
import { suspendReseller } from '@/lib/domain/resellers/commands/suspend-reseller'
import { getOwnReseller } from '@/lib/domain/resellers/queries'
import { resolveActor } from '@/lib/server/actor'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { administratorFor, callerFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'
import { createInvoice, someDraft } from '@/tests/factories/invoices'
import { createCode } from '@/tests/factories/qr-codes'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

const administrator = async () => administratorFor(await createAccount({ isAdmin: true }))
const suspend = (actor: Actor, id: string, reason = 'Samme kode på to sten.') =>
  execute(suspendReseller, callerFor(actor), { id, reason })
const templates = async (recipient: string, since: Date) =>
  (await db.mail.findMany({ where: { recipient, createdAt: { gte: since } } })).map(({ template }) => template).sort()

describe('suspending a reseller', () => {
  it('stops its accounts at their next call, gives the reason, and leaves the codes unchanged', async () => {
    const user = await createAccount()
    const { id } = await createReseller(user)
    const email = `pause-${id}@eksempel.dk`
    await db.reseller.update({ where: { id }, data: { email } })
    const code = await createCode()
    await db.qrCode.update({ where: { id: code.id }, data: { resellerId: id, state: 'handed_over' } })
    const since = new Date()
    const session = (await signIn(user)).cookie.split('=')[1] ?? null
    const whoCalls = () => resolveActor({ session, contributor: null })
    expect(await getOwnReseller(await whoCalls())).toMatchObject({ id })
    await suspend(await administrator(), id)
    await expect(getOwnReseller(await whoCalls())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await findOwnApplication(await whoCalls())).toMatchObject({
      ...{ state: 'suspended', reason: 'Samme kode på to sten.' },
    })
    expect(await db.qrCode.findUnique({ where: { id: code.id } })).toMatchObject({ state: 'handed_over' })
    // What it owes it may still see and pay, and nobody else's.
    const receivable = { ...someDraft().receivable, resellerId: id }
    const [owed] = [await createInvoice({ receivable }), await createInvoice()]
    expect((await listResellerInvoices(await whoCalls(), {})).items).toMatchObject([
      { id: owed.id, payPath: expect.stringContaining('/invoice-payment/') },
    ])
    await execute(resumeReseller, callerFor(await administrator()), { id, reason: 'Det var en fejl.' })
    expect(await getOwnReseller(await whoCalls())).toMatchObject({ id })
    expect(await templates(email, since)).toEqual(['reseller-resumed', 'reseller-suspended'])
  })

  it('is not needed for an account that became staff: it acts for no company', async () => {
    const user = await createAccount()
    await createReseller(user)
    await db.user.update({ where: { id: user.id }, data: { isAdmin: true, staffScope: 'full' } })
    const session = (await signIn({ ...user, isAdmin: true })).cookie.split('=')[1] ?? null
    expect(await resolveActor({ session, contributor: null })).toMatchObject({ kind: 'administrator', reseller: null })
  })

  it('needs a reason, happens once, and is for administrators only', async () => {
    const user = await createAccount()
    const reseller = await createReseller(user)
    const { id } = reseller
    await expect(suspend(await administrator(), id, '')).rejects.toMatchObject({
      fields: { reason: expect.any(String) },
    })
    await expect(suspend(visitor(), id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(suspend(resellerFor(user, reseller), id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await suspend(await administrator(), id)
    await expect(suspend(await administrator(), id)).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})
