import { Film, Mic } from 'lucide-react'
import { cn } from '@/components/ui/cn'
import { formatLength } from '@/lib/domain/media/media-words'
import type { GalleryItem } from '@/lib/domain/media/schema'

/** An item as a small square: the picture, a film's still, or an icon for a recording. */
export function MediaThumbnail({
  item,
  name,
  isLarge = false,
}: {
  item: GalleryItem
  name: string
  isLarge?: boolean
}) {
  const shape = cn(
    'w-full bg-muted',
    isLarge ? 'h-auto max-h-72 min-h-32 rounded-lg object-contain' : 'aspect-square object-cover',
  )
  if (item.status === 'processing') {
    return (
      <span className={cn(shape, 'grid place-items-center')} style={{ backgroundColor: item.colour }}>
        <span className="rounded-full bg-popover px-3 py-1 text-popover-foreground text-sm">Gøres klar...</span>
      </span>
    )
  }
  const isSeen = item.srcSet !== ''
  return (
    <span className="relative block">
      {isSeen ? (
        <img
          src={item.src}
          srcSet={item.srcSet}
          sizes={isLarge ? '(min-width: 640px) 448px, 90vw' : '(min-width: 640px) 200px, 45vw'}
          width={item.width}
          height={item.height}
          alt={item.alt || name}
          loading="lazy"
          decoding="async"
          style={{ backgroundColor: item.colour }}
          className={shape}
        />
      ) : (
        <span className={cn(shape, 'grid place-items-center text-muted-foreground')}>
          {item.kind === 'recording' ? (
            <Mic aria-hidden className="size-10" />
          ) : (
            <Film aria-hidden className="size-10" />
          )}
        </span>
      )}
      {item.kind !== 'picture' && (
        <span className="absolute right-2 bottom-2 rounded-full bg-popover px-2.5 py-0.5 text-popover-foreground text-sm">
          {labelOf(item)}
        </span>
      )}
    </span>
  )
}

function labelOf({ kind, durationSeconds }: GalleryItem): string {
  const word = kind === 'recording' ? 'Lyd' : 'Film'
  return durationSeconds ? `${word} ${formatLength(durationSeconds)}` : word
}
