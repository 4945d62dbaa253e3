import { ThemeLandscape } from '@/components/themes/theme-landscape'
import type { Theme } from '@/lib/domain/memorials/schema'

/** A corner of a page in the theme's own colours, with its own landscape. */
export function ThemeSwatch({ theme }: { theme: Theme }) {
  return (
    <span
      aria-hidden
      data-theme={theme}
      className="block overflow-hidden rounded border border-border bg-background text-foreground"
    >
      <span className="block h-14 overflow-hidden">
        <ThemeLandscape theme={theme} className="h-full w-full" />
      </span>
      <span className="block px-3 py-2 font-serif text-lg leading-tight">
        Karen Holm
        <span className="block font-sans text-muted-foreground text-sm">1942 – 2024</span>
        <span className="mt-1 block h-1 w-10 rounded-full bg-primary" />
      </span>
    </span>
  )
}
