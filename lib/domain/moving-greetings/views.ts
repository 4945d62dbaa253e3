import type { PictureView } from '@/lib/domain/pictures/picture-view'

export type GreetingMakerView = {
  slug: string
  memorialName: string
  isInPlan: boolean
  /** The page's own pictures, for its members only. */
  pictures: PictureView[]
}
