import { formatLength, mediaWords } from '@/lib/domain/media/media-words'

type MediaWordsProps = {
  said: { caption?: string | null; people?: string | null; takenYear?: number | null }
  /** In seconds; films and voices only. */
  length?: number | null
}

/** The family's caption of a picture, film or voice, and under it who and when. */
export function MediaWords({ said, length }: MediaWordsProps) {
  const quiet = mediaWords({ ...said, caption: null })
  if (length) quiet.push(formatLength(length))
  if (!said.caption && quiet.length === 0) return null
  return (
    <figcaption className="mt-2 text-muted-foreground text-sm">
      {said.caption && <span className="block text-foreground">{said.caption} </span>}
      {quiet.join(' · ')}
    </figcaption>
  )
}
