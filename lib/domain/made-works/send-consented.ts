import 'server-only'
import { asMadeWorkError, MadeWorkError } from '@/lib/domain/made-works/errors'
import { db } from '@/lib/server/db'

/**
 * The only way material goes to a provider: after a committed row of the account says what somebody agreed to, and while
 * it is not withdrawn. `send` makes the call; what the provider calls its answer is noted in the row. Throws NO_CONSENT,
 * and a provider's failure as a MadeWorkError. Not within a transaction: the row must be there whatever happens after.
 */
export async function sendConsented<R extends { ref: string | null }>(
  madeId: string,
  send: () => Promise<R>,
): Promise<R> {
  const row = await db.madeWork.findUnique({
    where: { id: madeId },
    select: { consentAt: true, provider: true, withdrawnAt: true },
  })
  if (!row?.provider || !row.consentAt || row.withdrawnAt) throw new MadeWorkError('NO_CONSENT')
  const answer = await send().catch((error: unknown) => {
    throw asMadeWorkError(error)
  })
  if (answer.ref) {
    await db.madeWork.updateMany({ where: { id: madeId, providerRef: null }, data: { providerRef: answer.ref } })
  }
  return answer
}
