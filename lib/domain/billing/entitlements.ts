import { freeGenerations, freePictures, type PlanId } from '@/lib/domain/billing/plans'

/**
 * What a page has now. `plan` is what is open: 'basis' also while an agreement waits to begin and after it lapsed.
 * `waiting`: paid, begins later. `cancelled`: runs out on `paidUntil`. `grace`: `paidUntil` has passed, everything works.
 * `lapsed`: was paid for once and is not any more. `paidUntil` is null for Livstid and where nothing was paid.
 */
export type PagePlan = {
  plan: PlanId
  state: 'free' | 'waiting' | 'running' | 'cancelled' | 'grace' | 'lapsed'
  paidUntil: Date | null
}

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
}

/**
 * What a page's plan opens, for commands, screens and the table on /pricing. While nothing can be bought
 * (`isOpenForAll`), every plan opens everything: what cannot be bought is not refused.
 */
export function entitlementsOf({ plan }: Pick<PagePlan, 'plan'>, isOpenForAll = false): Entitlements {
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
  }
}

/** Whether the page may change to this theme. */
export function hasTheme({ themes }: Pick<Entitlements, 'themes'>, theme: string): boolean {
  return themes === 'all' || themes.includes(theme)
}
