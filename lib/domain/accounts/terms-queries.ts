import 'server-only'
import { z } from 'zod'
import { termsChanges } from '@/lib/domain/accounts/copy'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { isSignedIn } from '@/lib/shared/actor'

/** Why an account must accept the terms; `changes` says what is new since the version it accepted. */
export type MissingTerms = { kind: 'never-asked' } | { kind: 'changed'; changes: string | null }

/** Whether the account has yet to accept the terms in force; null when it has, and for visitors. */
export const findMissingTerms = defineRead({
  name: 'accounts.find-missing-terms',
  session: 'optional',
  input: z.object({}),
  authorize: anyone,
  run: async (actor): Promise<MissingTerms | null> => {
    if (!isSignedIn(actor)) return null
    const { version } = legalDocuments.terms
    const accepted = await db.termsAcceptance.findMany({
      where: { userId: actor.userId, document: 'terms' },
      select: { version: true },
    })
    if (accepted.some((row) => row.version === version)) return null
    return accepted.length === 0 ? { kind: 'never-asked' } : { kind: 'changed', changes: termsChanges[version] ?? null }
  },
})
