import { describe, expect, it } from 'vitest'
import { POST } from '@/app/api/reseller-applications/route'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { apply } from '@/lib/domain/resellers/commands/apply'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { type Actor, isSignedIn } from '@/lib/shared/actor'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createApplication, someCompany } from '@/tests/factories/reseller-companies'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

const { version: termsVersion } = legalDocuments['reseller-terms']
const ask = (company: object, actor: Actor = visitor()) =>
  execute(apply, callerFor(actor), { terms: 'on', termsVersion, ...company })
const written = (cvr: string) => db.resellerApplication.findMany({ where: { cvr } })

describe('applying to become a reseller', () => {
  it('stores the normalised fields with the version of the terms, and mails a receipt', async () => {
    const company = someCompany()
    const typed = `DK ${company.cvr.slice(0, 2)} ${company.cvr.slice(2, 4)} ${company.cvr.slice(4)}`
    const given = { ...company, cvr: typed, phone: '+45 98 12 34 56', website: 'rold-sten.example', message: ' ' }
    const { result } = await ask(given)
    expect(result).toEqual({ received: true, hasAccount: false })
    expect(await written(company.cvr)).toMatchObject([
      {
        companyName: company.companyName,
        phone: '98123456',
        website: 'https://rold-sten.example',
        message: null,
        termsVersion,
        status: 'waiting',
        userId: null,
      },
    ])
    const mails = await db.mail.findMany({ where: { recipient: company.email } })
    expect(mails.map(({ template }) => template)).toEqual(['reseller-application-received'])
  })

  it('notifies administrators with a link to the console', async () => {
    const company = someCompany()
    await ask({ ...company, message: 'Vi graverer selv.' })
    const [{ id } = { id: '' }] = await written(company.cvr)
    const mail = await db.mail.findFirstOrThrow({
      where: { recipient: env.SUPPORT_EMAIL, subject: `${company.companyName} vil være forhandler` },
    })
    expect(mail.text).toContain('Vi graverer selv.')
    expect(mail.text).toContain(`/admin/resellers#ansoegning-${id}`)
  })

  it('belongs to the account that is signed in', async () => {
    const actor = actorFor(await createAccount())
    const company = someCompany()
    expect((await ask(company, actor)).result.hasAccount).toBe(true)
    expect(await written(company.cvr)).toMatchObject([{ userId: isSignedIn(actor) && actor.userId }])
  })

  it.each([
    ['cvr', { cvr: '12345678' }],
    ['cvr', { cvr: '1234' }],
    ['phone', { phone: '1234567' }],
    ['postcode', { postcode: '12345' }],
    ['website', { website: 'javascript:alert(1)' }],
    ['website', { website: 'hjemmeside' }],
    ['terms', { terms: undefined }],
    ['companyName', { companyName: ' ' }],
    ['contactName', { contactName: 'x'.repeat(121) }],
  ])('tells what is wrong with %s, and keeps nothing', async (field, wrong) => {
    const company = someCompany()
    await expect(ask({ ...company, ...wrong })).rejects.toMatchObject({ fields: { [field]: expect.any(String) } })
    expect(await written(company.cvr)).toEqual([])
  })

  it('is refused when the terms changed while they were read', async () => {
    for (const old of [{ termsVersion: '0' }, { processorVersion: '0' }]) {
      const refused = ask({ ...someCompany(), ...old })
      await expect(refused).rejects.toMatchObject({ code: 'TERMS_NOT_ACCEPTED', fields: { terms: expect.any(String) } })
    }
  })

  it('stores the version of the processor agreement, and none for a caller that showed none', async () => {
    const [shown, unshown] = [someCompany(), someCompany()]
    const { version: processorVersion } = legalDocuments.processor
    await ask({ ...shown, processorVersion })
    await ask(unshown)
    expect(await written(shown.cvr)).toMatchObject([{ processorVersion }])
    expect(await written(unshown.cvr)).toMatchObject([{ processorVersion: null }])
  })

  it('waits once per company number, also for two concurrent callers', async () => {
    const company = someCompany()
    const outcomes = await Promise.allSettled([ask(company), ask({ ...someCompany(), cvr: company.cvr })])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(ask(company)).rejects.toMatchObject({
      code: 'APPLICATION_WAITING',
      fields: { cvr: expect.any(String) },
    })
  })

  it('is accepted once when an account sends several at once for different companies', async () => {
    const actor = actorFor(await createAccount())
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => ask(someCompany(), actor)))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  })

  it('waits once per account, and can be repeated after a rejection', async () => {
    const user = await createAccount()
    await createApplication({ userId: user.id, status: 'rejected', reason: 'Nej.' })
    await ask(someCompany(), actorFor(user))
    await expect(ask(someCompany(), actorFor(user))).rejects.toMatchObject({ code: 'APPLICATION_WAITING' })
  })

  it('is refused for a company that is a reseller, for all callers', async () => {
    const { cvr } = await createReseller(await createAccount(), { status: 'suspended' })
    await expect(ask({ ...someCompany(), cvr })).rejects.toMatchObject({ code: 'CVR_TAKEN' })
  })

  it('is refused to members of a reseller and to staff', async () => {
    const user = await createAccount()
    const reseller = await createReseller(user)
    for (const actor of [resellerFor(user, reseller), administratorFor(user), administratorFor(user, 'production')]) {
      await expect(ask(someCompany(), actor)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
    // A member of a suspended reseller is still a member.
    await expect(ask(someCompany(), actorFor(user))).rejects.toMatchObject({ code: 'ALREADY_RESELLER' })
  })

  it('gives a robot the usual answer', async () => {
    const company = someCompany()
    expect((await ask({ ...company, subject: 'buy' })).result).toEqual({ received: true, hasAccount: false })
    expect(await written(company.cvr)).toEqual([])
    expect(await db.mail.count({ where: { recipient: company.email } })).toBe(0)
  })

  it('mails at most six receipts a day to one address', async () => {
    const { email } = someCompany()
    for (let sent = 0; sent < 6; sent++) await ask({ ...someCompany(), email })
    await expect(ask({ ...someCompany(), email })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('returns a refused plain form with every text, but without the tick', async () => {
    const { website: _, ...company } = someCompany()
    const post = (more: Record<string, string>) =>
      POST(
        new Request('http://localhost:3000/api/reseller-applications', {
          method: 'POST',
          headers: {
            accept: 'text/html',
            origin: 'http://localhost:3000',
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams({ ...company, website: '', message: '', termsVersion, ...more }),
        }),
        { params: Promise.resolve({}) },
      )
    const refused = await post({ phone: '12', terms: 'on' })
    const location = refused.headers.get('location') ?? ''
    expect([refused.status, location]).toEqual([303, expect.stringMatching(/^\/reseller-register\?kladde=[\w-]{43}#/)])
    const id = new URL(location, 'http://x').searchParams.get('kladde') ?? ''
    const draft = await db.formDraft.findUniqueOrThrow({ where: { id } })
    expect(draft.values).toMatchObject({ companyName: company.companyName, phone: '12' })
    expect(draft.values).not.toHaveProperty('terms')
    const sent = await post({ terms: 'on' })
    expect(sent.headers.get('location')).toBe('/reseller-register?sendt=1#ansoegning')
  })
})
