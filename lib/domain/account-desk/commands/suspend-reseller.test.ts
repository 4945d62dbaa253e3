import { describe, expect, it } from 'vitest'
import { suspendReseller } from '@/lib/domain/account-desk/commands/suspend-reseller'
import { listResellerInvoices } from '@/lib/domain/bookkeeping/queries'
import { complain } from '@/lib/domain/reports/commands/complain'
import { decideReport } from '@/lib/domain/reports/commands/decide-report'
import { findOwnApplication } from '@/lib/domain/resellers/application-queries'
import { resumeReseller } from '@/lib/domain/resellers/commands/resume-reseller'
import { getOwnReseller } from '@/lib/domain/resellers/queries'
import { resolveActor } from '@/lib/server/actor'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { administratorFor, callerFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'
import { createInvoice, someDraft } from '@/tests/factories/invoices'
import { createCode } from '@/tests/factories/qr-codes'
import { tokenIn } from '@/tests/factories/reports'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

const administrator = async () => administratorFor(await createAccount({ isAdmin: true, staffScope: 'full' }))
const suspend = (actor: Actor, id: string, words: object = {}) =>
  execute(suspendReseller, callerFor(actor), { id, reason: 'Samme kode på to sten.', ground: 'terms', ...words })
/** An address of its own for the reseller. */
async function mailedTo(id: string): Promise<string> {
  const email = `pause-${id}@eksempel.dk`
  await db.reseller.update({ where: { id }, data: { email } })
  return email
}
async function mailOf(recipient: string, template: string): Promise<{ text: string }> {
  const { text } = await db.mail.findFirstOrThrow({ where: { recipient, template } })
  return { text: text.replaceAll(/\s+/g, ' ') }
}
const templates = async (recipient: string, since: Date) =>
  (await db.mail.findMany({ where: { recipient, createdAt: { gte: since } } })).map(({ template }) => template).sort()

describe('suspending a reseller', () => {
  it('stops its accounts at their next call, gives the reason, and leaves the codes unchanged', async () => {
    const user = await createAccount()
    const { id } = await createReseller(user)
    const email = await mailedTo(id)
    const code = await createCode()
    await db.qrCode.update({ where: { id: code.id }, data: { resellerId: id, state: 'handed_over' } })
    const since = new Date()
    const session = (await signIn(user)).cookie.split('=')[1] ?? null
    const whoCalls = () => resolveActor({ session, contributor: null })
    expect(await getOwnReseller(await whoCalls())).toMatchObject({ id })
    await suspend(await administrator(), id)
    await expect(getOwnReseller(await whoCalls())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await findOwnApplication(await whoCalls())).toMatchObject({
      state: 'suspended',
      reason: 'Samme kode på to sten.',
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

  it.each([
    ['terms', undefined, 'Grunden er betingelserne for forhandlere. Vi så det selv.'],
    ['law', 'ja', 'ikke er lovligt. Vi blev gjort opmærksom på det gennem en anmeldelse.'],
  ])(
    'states its ground, how we learned of it, that a person decided, and how to complain: %s',
    async (ground, isReported, said) => {
      const { id } = await createReseller(await createAccount())
      const email = await mailedTo(id)
      await suspend(await administrator(), id, { ground, isReported })
      const { text } = await mailOf(email, 'reseller-suspended')
      for (const part of [
        said,
        'truffet af et menneske',
        'inden for seks måneder',
        'betale jeres fakturaer',
        'domstolene',
      ]) {
        expect(text).toContain(part)
      }
    },
  )

  it.each([
    ['reseller_resumed', 'active', 'aftalen gælder igen'],
    ['reseller_suspended', 'suspended', 'Aftalen er på pause'],
  ])(
    'can be complained of without signing in, and another administrator decides: %s',
    async (decision, status, said) => {
      const { id } = await createReseller(await createAccount())
      const email = await mailedTo(id)
      const first = await administrator()
      await suspend(first, id)
      const token = tokenIn((await mailOf(email, 'reseller-suspended')).text)
      const why = 'Den ene sten blev lavet om, og den gamle er knust.'
      const { result } = await execute(complain, callerFor(visitor()), { token, why })
      const opened = await db.supportCase.findUniqueOrThrow({
        where: { number: result.number },
        select: { name: true, entries: { orderBy: { id: 'desc' }, take: 1, select: { id: true } } },
      })
      const { companyName } = await db.reseller.findUniqueOrThrow({ where: { id } })
      expect(opened.name).toBe(companyName)
      const input = { number: result.number, seenEntryId: opened.entries[0]?.id, reasons: 'Vi har set på det igen.' }
      const decide = (actor: Actor, chosen = decision) =>
        execute(decideReport, callerFor(actor), { ...input, decision: chosen })
      await expect(decide(first)).rejects.toMatchObject({ code: 'COMPLAINT_NEEDS_ANOTHER' })
      const other = await administrator()
      await expect(decide(other, 'account_reopened')).rejects.toMatchObject({ code: 'DECISION_IMPOSSIBLE' })
      await decide(other)
      expect(await db.reseller.findUniqueOrThrow({ where: { id } })).toMatchObject({ status })
      expect((await mailOf(email, 'report-decided')).text).toContain(said)
    },
  )

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
    await expect(suspend(await administrator(), id, { reason: '', ground: 'andet' })).rejects.toMatchObject({
      fields: { reason: expect.any(String), ground: 'Vælg, om det er loven eller betingelserne.' },
    })
    await expect(suspend(visitor(), id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(suspend(resellerFor(user, reseller), id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await suspend(await administrator(), id)
    await expect(suspend(await administrator(), id)).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})
