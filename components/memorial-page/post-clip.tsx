import type { ContributionView, PostClipView } from '@/lib/domain/contributions/schema'
import { formatLength } from '@/lib/domain/media/media-words'
import { FilmPlayer } from './film-player'
import { Landscape } from './landscape'

type PostClipProps = { clip: PostClipView; post: Pick<ContributionView, 'title' | 'authorName'> }

/** The voice or film of a memory, in the browser's own player; nothing is fetched before it is played. */
export function PostClip({ clip, post }: PostClipProps) {
  const label = clipLabel(clip, post)
  return (
    <figure className="mt-6 print:hidden">
      {clip.kind === 'video' ? (
        <FilmPlayer {...clip} label={label}>
          <Landscape seed={clip.id} className="absolute inset-0 h-full w-full object-cover" />
        </FilmPlayer>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: a visitor's recording has no captions; the text of the memory stands above it.
        <audio controls preload="none" src={clip.src} aria-label={label} className="w-full" />
      )}
      <figcaption className="mt-2 text-muted-foreground text-sm">{clipCaption(clip, post.authorName)}</figcaption>
    </figure>
  )
}

/** 'Optagelse til mindet »Fjorden« fra Ove, 0.42'. */
export function clipLabel(
  { kind, durationSeconds }: PostClipView,
  { title, authorName }: PostClipProps['post'],
): string {
  const length = durationSeconds ? `, ${formatLength(durationSeconds)}` : ''
  return `${kind === 'video' ? 'Film' : 'Optagelse'} til mindet »${title ?? ''}« fra ${authorName}${length}`
}

/** 'Indtalt af Ove · 0.42'. */
export function clipCaption({ kind, durationSeconds }: PostClipView, authorName: string): string {
  const said = kind === 'video' ? `Film fra ${authorName}` : `Indtalt af ${authorName}`
  return durationSeconds ? `${said} · ${formatLength(durationSeconds)}` : said
}
