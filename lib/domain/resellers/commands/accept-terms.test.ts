import { describe, expect, it } from 'vitest'
import { POST } from '@/app/api/resellers/me/terms/route'
import { exportMyData } from '@/lib/domain/privacy/export-data'
import { forgetPerson } from '@/lib/domain/privacy/forget-person'
import { findMissingAgreement } from '@/lib/domain/resellers/agreement-queries'
import { agreementInForce } from '@/lib/domain/resellers/agreement-schema'
import { readAgreements } from '@/lib/domain/resellers/agreements'
import { acceptTerms } from '@/lib/domain/resellers/commands/accept-terms'
import { findResellerForAdmins } from '@/lib/domain/resellers/console-queries'
import { agreementChanges } from '@/lib/domain/resellers/copy'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, administratorFor, callerFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'
import { addColleague } from '@/tests/factories/reseller-companies'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

const { termsVersion, processorVersion } = agreementInForce
const accept = (actor: Actor, more: object = {}) =>
  execute(acceptTerms, callerFor(actor), { ...agreementInForce, ...more })
const acceptedBy = (resellerId: string) =>
  db.resellerAcceptance.findMany({ where: { resellerId }, orderBy: { document: 'asc' } })
const agreedBefore = (resellerId: string) =>
  db.resellerAcceptance.create({
    data: { resellerId, document: 'reseller-terms', version: '1', acceptedByName: 'Jens Lyng' },
  })

async function company() {
  const user = await createAccount({ fullName: 'Jens Lyng' })
  const reseller = await createReseller(user)
  return { user, reseller, owner: resellerFor(user, reseller) }
}

describe("a reseller's acceptance of the agreements in force", () => {
  it('is recorded once for both, with who gave it, and is not requested again', async () => {
    const { user, reseller, owner } = await company()
    expect(await findMissingAgreement(owner)).toEqual({ kind: 'never-asked', mayAccept: true })
    await accept(owner)
    await accept(owner)
    const by = { acceptedById: user.id, acceptedByName: 'Jens Lyng' }
    expect(await acceptedBy(reseller.id)).toMatchObject([
      { document: 'processor', version: processorVersion, ...by },
      { document: 'reseller-terms', version: termsVersion, ...by },
    ])
    expect(await findMissingAgreement(owner)).toBeNull()
    const audit = await db.auditEntry.findFirst({
      where: { command: 'resellers.accept-terms', subjectId: reseller.id },
    })
    expect(audit?.detail).toEqual({ version: termsVersion })
  })

  it('is one row per agreement when two owners accept at once', async () => {
    const { reseller, owner } = await company()
    const second = resellerFor(await addColleague(reseller, 'owner'), reseller)
    await Promise.all([accept(owner), accept(second)])
    expect(await acceptedBy(reseller.id)).toHaveLength(2)
  })

  it('is requested again after a change, with what is new, and adds to the earlier acceptances', async () => {
    const { reseller, owner } = await company()
    await agreedBefore(reseller.id)
    const changes = agreementChanges[termsVersion]
    expect(await findMissingAgreement(owner)).toEqual({ kind: 'changed', changes, mayAccept: true })
    await accept(owner)
    expect((await acceptedBy(reseller.id)).map(({ version }) => version)).toEqual([processorVersion, '1', termsVersion])
  })

  it('is missing while one of the two agreements is', async () => {
    const { reseller, owner } = await company()
    const data = { resellerId: reseller.id, document: 'reseller-terms', version: termsVersion, acceptedByName: 'Jens' }
    await db.resellerAcceptance.create({ data })
    expect(await findMissingAgreement(owner)).toMatchObject({ kind: 'changed' })
  })

  it('is refused for a version that is not in force, and records nothing', async () => {
    const { reseller, owner } = await company()
    for (const old of [{ termsVersion: '1' }, { processorVersion: '0' }]) {
      await expect(accept(owner, old)).rejects.toMatchObject({ code: 'TERMS_CHANGED' })
    }
    await expect(accept(owner, { processorVersion: undefined })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { processorVersion: expect.any(String) },
    })
    expect(await acceptedBy(reseller.id)).toEqual([])
  })

  it('is for owners: 403 for a colleague, 404 without a company', async () => {
    const { reseller } = await company()
    const colleague = await addColleague(reseller)
    const acting = resellerFor(colleague, reseller, 'colleague')
    expect(await findMissingAgreement(acting)).toMatchObject({ mayAccept: false })
    await expect(accept(acting)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const outsider = actorFor(await createAccount())
    await expect(accept(outsider)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(accept(visitor())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await findMissingAgreement(outsider)).toBeNull()
    expect(await findMissingAgreement(visitor())).toBeNull()
    expect(await acceptedBy(reseller.id)).toEqual([])
  })

  it('is shown to administrators: what is accepted, by whom, and what is missing', async () => {
    const { reseller } = await company()
    await agreedBefore(reseller.id)
    const administrator = administratorFor(await createAccount({ isAdmin: true }))
    expect((await findResellerForAdmins(administrator, { id: reseller.id }))?.agreements).toMatchObject([
      { document: 'reseller-terms', isInForce: false, accepted: [{ version: '1', by: 'Jens Lyng' }] },
      { document: 'processor', isInForce: false, accepted: [] },
    ])
  })

  it('is in the data export of its account, and keeps only the name when the account is deleted', async () => {
    const { user, reseller, owner } = await company()
    await accept(owner)
    const { acceptances } = JSON.parse((await exportMyData(owner)).body)
    expect(acceptances).toMatchObject([
      { document: 'reseller-terms', version: termsVersion, onBehalfOf: reseller.companyName },
      { document: 'processor', version: processorVersion, onBehalfOf: reseller.companyName },
    ])
    await db.$transaction((tx) => forgetPerson(tx, user.id))
    expect((await readAgreements(reseller.id)).every(({ isInForce }) => isInForce)).toBe(true)
    for (const row of await acceptedBy(reseller.id)) {
      expect(row).toMatchObject({ acceptedById: null, acceptedByName: 'Jens Lyng' })
    }
  })

  it('works as a plain form, which returns to the overview when refused', async () => {
    const { user, reseller } = await company()
    const { cookie } = await signIn(user)
    const post = (fields: Record<string, string>) =>
      POST(
        new Request('http://localhost:3000/api/resellers/me/terms', {
          method: 'POST',
          headers: {
            accept: 'text/html',
            origin: 'http://localhost:3000',
            cookie,
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams(fields),
        }),
        { params: Promise.resolve({}) },
      )
    const refused = await post({ ...agreementInForce, termsVersion: '1' })
    expect([refused.status, refused.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/reseller-dashboard\?kladde=/),
    ])
    const accepted = await post(agreementInForce)
    expect([accepted.status, accepted.headers.get('location')]).toEqual([303, '/reseller-dashboard'])
    expect(await acceptedBy(reseller.id)).toHaveLength(2)
  })
})
