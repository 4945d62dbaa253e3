import 'server-only'
import type { OpenedCase } from '@/lib/domain/support/schema'
import type { RunContext } from '@/lib/server/command'

/** A robot gets the usual answer, and nothing it wrote is stored. */
export async function pretendedCase({ tx, about }: RunContext): Promise<OpenedCase> {
  about({ type: 'support_case', id: 'none', detail: { trapped: true } })
  const { _max } = await tx.supportCase.aggregate({ _max: { number: true } })
  return { number: (_max.number ?? 1000) + 1 }
}
