import type { PictureView } from '@/lib/domain/pictures/picture-view'

export type GreetingMakerView = {
  slug: string
  memorialName: string
  isInPlan: boolean
  /** Whether the family decides on greetings before others see them. */
  isSeenFirst: boolean
  /** The page's own pictures, for its members only. */
  pictures: PictureView[]
  /** The page's music that a film can be seen with. */
  music: FilmPiece[]
}

/** A piece that is heard while a film plays. `label`: what stands on one that rules made. */
export type FilmPiece = { id: string; src: string; title: string; label: string | null }
