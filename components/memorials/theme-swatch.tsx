import { ThemeLandscape } from '@/components/themes/theme-landscape'
import type { Theme } from '@/lib/domain/memorials/schema'
import type { PictureView } from '@/lib/domain/pictures/picture-view'

type ThemeSwatchProps = {
  theme: Theme
  /** The name on the page. */
  name: string
  lifespan: string
  portrait: Pick<PictureView, 'src' | 'srcSet' | 'colour'> | null
}

/** A corner of the family's page in the theme's colours, with its landscape. */
export function ThemeSwatch({ theme, name, lifespan, portrait }: ThemeSwatchProps) {
  return (
    <span
      aria-hidden
      data-theme={theme}
      className="block overflow-hidden rounded border border-border bg-background text-foreground"
    >
      <span className="block h-14 overflow-hidden">
        <ThemeLandscape theme={theme} className="h-full w-full" />
      </span>
      <span className="block px-3 py-2">
        {portrait && (
          <img
            src={portrait.src}
            srcSet={portrait.srcSet}
            // Requests the smallest variant.
            sizes="3rem"
            alt=""
            loading="lazy"
            className="-mt-8 mb-1 block size-12 rounded-full border-2 border-background object-cover"
            style={{ backgroundColor: portrait.colour }}
          />
        )}
        <span className="block hyphens-auto break-words font-serif text-lg leading-tight">
          {name}
          <span className="block font-sans text-muted-foreground text-sm">{lifespan}</span>
          <span className="mt-1 block h-1 w-10 rounded-full bg-primary" />
        </span>
      </span>
    </span>
  )
}
