import type { Theme } from '@/lib/domain/memorials/schema'

// Paths in a viewBox of 120 by 16.
const strokes: Record<Theme, string> = {
  lichen: 'M4 8h40M76 8h40M60 3v10M54 5l12 6M66 5l-12 6',
  sea: 'M4 8h34M82 8h34M44 9q4-5 8 0t8 0 8 0 8 0',
  forest: 'M4 8h38M78 8h38M48 12Q60 8 72 3M54 10q-1-5 2-8M60 8q4 4 9 3M65 6q-1-3 1-5',
  heath: 'M4 8h40M76 8h40M52 14Q58 8 68 2M57 9h0M60 5h0M63 8h0M66 4h0M61 11h0',
  winter: 'M4 8h42M74 8h42M60 2v12M55 5l10 6M65 5l-10 6M58 2l2 2 2-2M58 14l2-2 2 2',
  rose_garden: 'M4 8h38M78 8h38M60 8q-3-1-1-3t5 1-1 6-8-1-1-8 11 0-2 10',
  starry_sky: 'M4 8h36M80 8h36M60 2l1.6 4.4L66 8l-4.4 1.6L60 14l-1.6-4.4L54 8l4.4-1.6ZM47 8h0M73 8h0',
  old_paper: 'M4 8h36M80 8h36M46 8q7-7 14 0 7 7 14 0M46 8q7 7 14 0 7-7 14 0',
  granite: 'M4 8h42M74 8h42M52 11q0-6 5-6h6q5 0 5 6Z',
}

/** A hairline with the theme's mark, between a page's head and its story. */
export function ThemeOrnament({ theme, className = '' }: { theme: Theme; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 16"
      fill="none"
      stroke="var(--lichen)"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={strokes[theme]} />
    </svg>
  )
}
