import 'server-only'
import type { MemorialPageProps } from '@/components/memorial-page/memorial-page-props'
import { contributionForms } from '@/lib/domain/contributions/form-names'
import { contributionKinds } from '@/lib/domain/contributions/schema'
import { findDraft } from '@/lib/domain/find-draft'

type QueryValue = string | string[] | undefined

/** The draft of the refused form; empty forms for an unknown or expired id. */
export async function findKeptForms(id: QueryValue): Promise<NonNullable<MemorialPageProps['keptForms']>> {
  if (typeof id !== 'string') return {}
  const drafts = await Promise.all(
    contributionKinds.map(async (kind) => [kind, await findDraft(contributionForms[kind], id)] as const),
  )
  return Object.fromEntries(drafts.filter(([, draft]) => draft !== null))
}

/** What the visitor has just posted or withdrawn. */
export function readThanks(tak: QueryValue): NonNullable<MemorialPageProps['thanks']> | null {
  return tak === 'withdrawn' ? tak : (contributionKinds.find((kind) => kind === tak) ?? null)
}
