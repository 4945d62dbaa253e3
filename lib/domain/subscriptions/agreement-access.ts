import 'server-only'
import { type AgreementSubject, canSeeAgreement } from '@/lib/domain/subscriptions/policy'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { isSigned } from '@/lib/server/signed-link'
import { type Actor, userIdOf } from '@/lib/shared/actor'

/** The agreement as this actor may see it, or by the signature of its order. Throws NOT_FOUND. */
export async function getAgreementSubject(actor: Actor, id: string, key?: string | null): Promise<AgreementSubject> {
  const userId = userIdOf(actor)
  const row = await db.subscription.findUnique({
    where: { id },
    select: {
      id: true,
      payerId: true,
      memorial: {
        select: {
          members: { where: { userId: userId ?? '00000000-0000-0000-0000-000000000000' }, select: { role: true } },
        },
      },
    },
  })
  if (!row) throw new DomainError('NOT_FOUND')
  const subject: AgreementSubject = {
    id: row.id,
    payerId: row.payerId,
    role: row.memorial?.members[0]?.role ?? null,
    hasKey: isSigned('withdrawal', id, key),
  }
  if (!subject.hasKey && !canSeeAgreement(actor, subject)) throw new DomainError('NOT_FOUND')
  return subject
}

/** A running agreement's stages of a command for its payer. */
export const forPayer = {
  session: 'required',
  load: ({ id }: { id: string }, { actor }: { actor: Actor }) => getAgreementSubject(actor, id),
} as const
