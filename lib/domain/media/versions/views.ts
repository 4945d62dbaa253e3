import type { Recipe } from '@/lib/domain/pictures/recipe'

/** One making of a picture in its list; 0 is the picture as it came. */
export type VersionView = {
  number: number
  status: 'processing' | 'ready' | 'failed'
  /** ISO 8601. */
  createdAt: string
  /** Full name; null when the account is gone. */
  by: string | null
  /** A small variant; null until it is ready. */
  src: string | null
  /** What was done to the picture as it came. */
  recipe: Recipe
}

/** `shown` is the number of the version that the page shows. Ascending. */
export type VersionsView = { shown: number; versions: VersionView[] }

export type EditedPictureView = VersionsView & {
  id: string
  memorial: { slug: string; fullName: string }
  alt: string
  /** A variant of the picture as it came, for the preview; `width` and `height` are the original's own, in pixels. */
  original: { src: string; width: number; height: number }
}

/** How a version is called; also for screen readers. */
export function versionName(number: number): string {
  return number === 0 ? 'Originalen' : `Version ${number}`
}
