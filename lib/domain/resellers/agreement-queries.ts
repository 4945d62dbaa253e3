import 'server-only'
import { z } from 'zod'
import type { MissingTerms } from '@/lib/domain/accounts/queries'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { readAgreements } from '@/lib/domain/resellers/agreements'
import { agreementChanges } from '@/lib/domain/resellers/copy'
import { isResellerOwner } from '@/lib/domain/resellers/policy'
import { ofOwnReseller } from '@/lib/domain/resellers/resellers'
import { anyone } from '@/lib/server/command'
import { defineRead } from '@/lib/server/read'
import { type Actor, resellerOf } from '@/lib/shared/actor'

/** The agreements with resellers, each with the versions that the caller's company accepted. */
export const listAgreements = defineRead({
  ...ofOwnReseller,
  name: 'resellers.list-agreements',
  input: z.object({}),
  run: (_actor, _input, { id }) => readAgreements(id),
})

/** An agreement that the caller's company has yet to accept. `mayAccept` is true for the company's owners. */
export type MissingAgreement = MissingTerms & { mayAccept: boolean }

/** What the caller's reseller has yet to accept. Null when nothing is missing and for callers without a reseller. */
export const findMissingAgreement = defineRead({
  name: 'resellers.find-missing-agreement',
  session: 'optional',
  input: z.object({}),
  authorize: anyone,
  run: readMissing,
})

async function readMissing(actor: Actor): Promise<MissingAgreement | null> {
  const reseller = resellerOf(actor)
  if (!reseller) return null
  const agreements = await readAgreements(reseller.id)
  if (agreements.every(({ isInForce }) => isInForce)) return null
  const mayAccept = isResellerOwner(actor)
  if (agreements.every(({ accepted }) => accepted.length === 0)) return { kind: 'never-asked', mayAccept }
  return { kind: 'changed', changes: agreementChanges[legalDocuments['reseller-terms'].version] ?? null, mayAccept }
}
