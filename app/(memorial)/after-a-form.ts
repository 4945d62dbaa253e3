import 'server-only'
import type { MemorialPageProps } from '@/components/memorial-page/memorial-page-props'
import { contributionForms } from '@/lib/domain/contributions/form-names'
import { contributionKinds } from '@/lib/domain/contributions/schema'
import { findDraft } from '@/lib/domain/find-draft'

type QueryValue = string | string[] | undefined

/** The form that was refused, with what was typed into it; an unknown or old id gives empty forms. */
export async function findKeptForms(id: QueryValue): Promise<NonNullable<MemorialPageProps['keptForms']>> {
  if (typeof id !== 'string') return {}
  const drafts = await Promise.all(
    contributionKinds.map(async (kind) => [kind, await findDraft(contributionForms[kind], id)] as const),
  )
  return Object.fromEntries(drafts.filter(([, draft]) => draft !== null))
}

/** What the visitor gave or took back a moment ago. */
export function readThanks(tak: QueryValue): NonNullable<MemorialPageProps['thanks']> | null {
  return tak === 'withdrawn' ? tak : (contributionKinds.find((kind) => kind === tak) ?? null)
}
