import type { ComingPlan, PagePlan } from '@/lib/domain/billing/plan-state'
import { freeGenerations, freePictures, type PlanId } from '@/lib/domain/billing/plans'

/** The themes of Basis, of the names in `lib/domain/memorials/schema.ts`. */
export const freeThemes = ['lichen', 'sea', 'forest', 'heath'] as const

/** What a page has room for; null is no limit. */
export type Entitlements = {
  plan: PlanId
  pictures: number | null
  films: boolean
  themes: readonly string[] | 'all'
  ownAddress: boolean
  treeGenerations: number | null
  music: boolean
  songs: boolean
  movingGreetings: boolean
  coming: ComingPlan | null
}

/**
 * What a page's plan opens, for commands, screens and the table on /pricing. While nothing can be bought
 * (`isOpenForAll`), every plan opens everything: what cannot be bought is not refused.
 */
export function entitlementsOf(
  { plan, coming = null }: Pick<PagePlan, 'plan'> & Partial<Pick<PagePlan, 'coming'>>,
  isOpenForAll = false,
): Entitlements {
  const isFull = plan !== 'basis' || isOpenForAll
  return {
    plan,
    pictures: isFull ? null : freePictures,
    films: isFull,
    themes: isFull ? 'all' : freeThemes,
    ownAddress: isFull,
    treeGenerations: isFull ? null : freeGenerations,
    music: isFull,
    songs: isFull,
    movingGreetings: isFull,
    coming,
  }
}

/** Whether the page may change to this theme. */
export function hasTheme({ themes }: Pick<Entitlements, 'themes'>, theme: string): boolean {
  return themes === 'all' || themes.includes(theme)
}
