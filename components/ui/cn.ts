import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: {
    theme: {
      spacing: ['gutter', 'section', 'touch'],
      container: ['measure', 'page', 'form'],
      shadow: ['soft', 'lift'],
      animate: ['fade-in', 'fade-out', 'rise', 'slide-in-right', 'slide-out-right', 'settle'],
    },
  },
})

/** Class names joined, the later one winning where two set the same property. */
export function cn(...inputs: ClassValue[]): string {
  return merge(clsx(inputs))
}
