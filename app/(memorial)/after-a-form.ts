import 'server-only'
import type { MemorialPageProps } from '@/components/memorial-page/memorial-page-props'
import { visitorForms } from '@/components/memorial-page/post-fields'
import { findDraft } from '@/lib/domain/find-draft'

const formKinds = ['candle', 'greeting', 'tribute', 'attendance'] as const

type QueryValue = string | string[] | undefined

/** The draft of the refused form; empty forms for an unknown or expired id. */
export async function findKeptForms(id: QueryValue): Promise<NonNullable<MemorialPageProps['keptForms']>> {
  if (typeof id !== 'string') return {}
  const drafts = await Promise.all(
    formKinds.map(async (kind) => [kind, await findDraft(visitorForms[kind], id)] as const),
  )
  return Object.fromEntries(drafts.filter(([, draft]) => draft !== null))
}

/** What the visitor has just posted or withdrawn. */
export function readThanks(tak: QueryValue): NonNullable<MemorialPageProps['thanks']> | null {
  return tak === 'withdrawn' ? tak : (formKinds.find((kind) => kind === tak) ?? null)
}
