import type { ReactNode } from 'react'
import type { FormKind } from '@/components/memorial-page/post-fields'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import type { LayoutPath } from '@/lib/shared/page-address.mjs'

export type MemorialPageProps = {
  page: MemorialPageView
  /** The layout's address, where its forms return to; the page's own by default. */
  layoutPath?: LayoutPath
  address: string
  siteName: string
  /** Forms just refused, for browsers without script. */
  keptForms?: Partial<Record<FormKind, KeptForm>>
  /** What was just sent or withdrawn, for browsers without script. */
  thanks?: FormKind | 'withdrawn' | null
  /** An example page: it makes no calls to the server. */
  isExample?: boolean
  /** Shown above everything else, e.g. that the page is an example. */
  notice?: ReactNode
  /** Replaces the visitors' forms on a page that takes no posts. */
  insteadOfForms?: ReactNode
}

/** A refused form, shown again to a browser without script: the values as typed, and what to correct. */
export type KeptForm = { values: Record<string, string>; message: string; errors: Record<string, string> }
