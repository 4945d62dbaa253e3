import { afterEach, describe, expect, it, vi } from 'vitest'
import { acceptTerms } from '@/lib/domain/accounts/commands/accept-terms'
import { termsChanges } from '@/lib/domain/accounts/copy'
import { findMissingTerms } from '@/lib/domain/accounts/queries'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'

const { version: termsVersion } = legalDocuments.terms
const acceptedBy = (userId: string) =>
  db.termsAcceptance.findMany({ where: { userId }, select: { document: true, version: true } })

describe('accepting the terms', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is recorded once with its version, and the account is not asked again', async () => {
    const user = await createAccount()
    const actor = actorFor(user)
    expect(await findMissingTerms(actor)).toEqual({ kind: 'never-asked' })
    await execute(acceptTerms, callerFor(actor), { termsVersion })
    await execute(acceptTerms, callerFor(actor), { termsVersion })
    expect(await acceptedBy(user.id)).toEqual([{ document: 'terms', version: termsVersion }])
    expect(await findMissingTerms(actor)).toBeNull()
    const audit = await db.auditEntry.findFirst({ where: { command: 'accounts.accept-terms', subjectId: user.id } })
    expect(audit?.detail).toEqual({ version: termsVersion })
  })

  it('is required again after the terms have changed', async () => {
    const user = await createAccount()
    await db.termsAcceptance.create({ data: { userId: user.id, document: 'terms', version: '0' } })
    expect(await findMissingTerms(actorFor(user))).toEqual({ kind: 'changed', changes: termsChanges[termsVersion] })
  })

  it('counts for the terms only, not for another text of the same version', async () => {
    const user = await createAccount()
    await db.termsAcceptance.create({ data: { userId: user.id, document: 'privacy', version: termsVersion } })
    expect(await findMissingTerms(actorFor(user))).toEqual({ kind: 'never-asked' })
  })

  it('counts for this account only', async () => {
    const [user, other] = [await createAccount(), await createAccount()]
    await execute(acceptTerms, callerFor(actorFor(user)), { termsVersion })
    expect(await acceptedBy(other.id)).toEqual([])
  })

  it('is refused for a version not in force, and records nothing', async () => {
    const user = await createAccount()
    const trying = execute(acceptTerms, callerFor(actorFor(user)), { termsVersion: '0' })
    await expect(trying).rejects.toMatchObject({ code: 'TERMS_CHANGED' })
    const saying = execute(acceptTerms, callerFor(actorFor(user)), {})
    await expect(saying).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { termsVersion: expect.any(String) } })
    expect(await acceptedBy(user.id)).toEqual([])
  })

  it('needs a session; a visitor is not asked', async () => {
    const trying = execute(acceptTerms, callerFor(visitor()), { termsVersion })
    await expect(trying).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await findMissingTerms(visitor())).toBeNull()
  })
})
