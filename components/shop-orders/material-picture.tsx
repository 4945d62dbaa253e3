import { cn } from '@/components/ui/cn'
import type { StoneMaterial } from '@/lib/domain/artwork/schema'

const faces: Record<StoneMaterial, { face: string; cut: string }> = {
  polished_black_granite: { face: 'var(--draw-ink)', cut: 'var(--draw-stone-light)' },
  grey_granite: { face: 'var(--draw-stone)', cut: 'var(--draw-stone-light)' },
  marble: { face: 'var(--draw-snow)', cut: 'var(--draw-stone-shade)' },
  steel: { face: 'var(--draw-steel)', cut: 'var(--draw-stone-shade)' },
  slate: { face: 'var(--draw-stone-shade)', cut: 'var(--draw-stone-light)' },
}

// The three corners of a code and a few fields: a plaque as one knows it, not a code that can be read.
const corners = 'M24 40h14v14H24zM62 40h14v14H62zM24 78h14v14H24z'
const fields =
  'M44 42h6v6h-6zM52 50h6v6h-6zM44 60h6v6h-6zM60 62h6v6h-6zM68 70h6v6h-6zM46 76h6v6h-6zM56 84h6v6h-6zM70 84h6v6h-6zM26 62h6v6h-6z'

/** A plaque of this material; null is a code without one. Decorative. */
export function MaterialPicture({ material, className }: { material: StoneMaterial | null; className?: string }) {
  const { face, cut } = faces[material ?? 'marble']
  return (
    <svg viewBox="0 0 100 120" aria-hidden className={cn('block', className)}>
      <rect x="4" y="4" width="92" height="112" rx="8" fill={face} stroke="var(--draw-stone-shade)" strokeWidth="2" />
      <path d="M24 22h52" stroke={cut} strokeWidth="5" strokeLinecap="round" />
      <path d={corners} fill="none" stroke={cut} strokeWidth="4" />
      <path d={fields} fill={cut} />
    </svg>
  )
}
