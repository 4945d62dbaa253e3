import type { PictureView } from '@/lib/domain/pictures/picture-view'
import type { PartialDate } from '@/lib/shared/danish-dates'

/** An event as the page and the editor show it. */
export type TimelineEventView = {
  id: string
  title: string
  /** Plain text with line breaks. */
  text: string | null
  date: PartialDate
  place: string | null
  pictures: PictureView[]
  revision: number
}
