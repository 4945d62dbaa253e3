import 'server-only'
import type { SignInFailureView } from '@/lib/domain/accounts/schema'
import type { Database } from '@/lib/server/db'
import { shortAddress } from '@/lib/server/short-address'
import { hourMs } from '@/lib/shared/durations'

type Failure = { userId: string; kind: SignInFailureView['kind']; address: string }

/** Records a failed sign-in: one row per account, kind, network and hour, with a count. */
export async function recordSignInFailure(database: Database, { userId, kind, address }: Failure): Promise<void> {
  const now = new Date()
  const row = { userId, kind, network: shortAddress(address), hour: new Date(now.getTime() - (now.getTime() % hourMs)) }
  await database.signInFailure.upsert({
    where: { userId_hour_kind_network: row },
    create: { ...row, lastAt: now },
    update: { count: { increment: 1 }, lastAt: now },
  })
}
