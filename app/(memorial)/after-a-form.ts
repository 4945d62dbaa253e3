import 'server-only'
import type { MemorialPageProps } from '@/components/memorial-page/memorial-page-props'
import { visitorForms } from '@/components/memorial-page/post-fields'
import { findDraft } from '@/lib/domain/find-draft'
import type { PageQuery } from '@/lib/shared/page-params'

const formKinds = ['candle', 'greeting', 'tribute', 'attendance'] as const

/** The draft of the refused form; empty forms for an unknown or expired one. */
export async function findKeptForms(query: PageQuery): Promise<NonNullable<MemorialPageProps['keptForms']>> {
  const drafts = await Promise.all(
    formKinds.map(async (kind) => [kind, await findDraft(visitorForms[kind], query)] as const),
  )
  return Object.fromEntries(drafts.filter(([, draft]) => draft !== null))
}

/** What the visitor has just posted or withdrawn. */
export function readThanks(tak: PageQuery[string]): NonNullable<MemorialPageProps['thanks']> | null {
  return tak === 'withdrawn' ? tak : (formKinds.find((kind) => kind === tak) ?? null)
}
