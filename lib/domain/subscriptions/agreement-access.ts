import 'server-only'
import { agreementPath, subscriptionPath } from '@/lib/domain/subscriptions/paths'
import { type AgreementSubject, canDecide, canSeeAgreement } from '@/lib/domain/subscriptions/policy'
import { planFormName } from '@/lib/domain/subscriptions/schema'
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

/** The stages of a command that only an agreement's payer may give. */
export const forPayer = {
  session: 'required',
  load: ({ id }: { id: string }, { actor }: { actor: Actor }) => getAgreementSubject(actor, id),
  authorize: canDecide,
} as const

/** The form of such a command; `done`: what the page of plans says afterwards, of `doneTexts`. */
export const planForm = (done: string) => ({
  name: planFormName,
  done: (_: unknown, { id = '' }: { id?: string }) => `${subscriptionPath}?${done}=1#aftale-${id}`,
  back: ({ id = '' }: { id?: string }) => agreementPath(id),
})
