import type { ReactNode } from 'react'
import type { ContributionKind } from '@/lib/domain/contributions/views'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import type { LayoutPath } from '@/lib/domain/memorials/layout-paths'
import type { KeptForm } from './kept-form'

export type MemorialPageProps = {
  page: MemorialPageView
  /** The address it is read at, where its forms come back to; its own unless told. */
  layoutPath?: LayoutPath
  address: string
  siteName: string
  /** The form that was refused a moment ago, for browsers without script. */
  keptForms?: Partial<Record<ContributionKind, KeptForm>>
  /** What was given or taken back a moment ago, for browsers without script. */
  thanks?: ContributionKind | 'withdrawn' | null
  /** Nobody's page: nothing is asked of the server for it. */
  isExample?: boolean
  /** Stands above everything else, e.g. that the page is an example. */
  notice?: ReactNode
  /** Takes the place of the visitors' forms, where a page receives nothing. */
  insteadOfForms?: ReactNode
}
