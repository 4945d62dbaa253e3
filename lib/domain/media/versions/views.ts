import type { Recipe } from '@/lib/domain/pictures/recipe'

/** A version of a picture; number 0 is the original. */
export type VersionView = {
  number: number
  status: 'processing' | 'ready' | 'failed'
  /** ISO 8601. */
  createdAt: string
  /** Full name; null when the account is gone. */
  by: string | null
  /** A small variant; null until it is ready. */
  src: string | null
  /** What was done to the original. */
  recipe: Recipe
}

/** `shown` is the number of the version that the page shows. `versions` are ascending. */
export type VersionsView = { shown: number; versions: VersionView[] }

export type EditedPictureView = VersionsView & {
  id: string
  memorial: { slug: string; fullName: string }
  alt: string
  /** A variant of the original, for the preview; `width` and `height` are the original's, in pixels. */
  original: { src: string; width: number; height: number }
}

/** A version's name, also for screen readers. */
export function versionName(number: number): string {
  return number === 0 ? 'Originalen' : `Version ${number}`
}
