import type { Layout } from '@/lib/domain/memorials/schema'

/** A page layout in a few strokes: where the picture is and how the text runs. */
export function LayoutDrawing({ layout }: { layout: Layout }) {
  return (
    <svg viewBox="0 0 120 80" aria-hidden="true" className="w-full rounded bg-background text-stone-400">
      {drawings[layout]}
    </svg>
  )
}

const lines = (x: number, y: number, widths: number[]) =>
  widths.map((width, index) => (
    <rect
      key={`${y}-${width}`}
      x={x - width / 2}
      y={y + index * 6}
      width={width}
      height="2"
      rx="1"
      fill="currentColor"
    />
  ))

const drawings = {
  standard: (
    <>
      <rect width="120" height="24" className="fill-lichen" opacity="0.5" />
      <rect x="50" y="14" width="20" height="25" rx="3" className="fill-sky" />
      <rect x="35" y="44" width="50" height="4" rx="2" className="fill-stone-600" />
      {lines(60, 54, [70, 66, 69, 40])}
    </>
  ),
  enhanced: (
    <>
      <rect width="120" height="38" className="fill-sky" opacity="0.7" />
      <rect x="10" y="26" width="48" height="5" rx="2" className="fill-stone-50" />
      <path d="M14 46v30" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="14" cy="50" r="3" className="fill-lichen" />
      <circle cx="14" cy="68" r="3" className="fill-lichen" />
      {lines(46, 48, [48, 44])}
      {lines(46, 66, [47, 36])}
      <rect x="80" y="46" width="32" height="26" rx="2" className="fill-lichen" opacity="0.6" />
    </>
  ),
  classic: (
    <>
      <circle cx="60" cy="15" r="9" className="fill-lichen" opacity="0.7" />
      <rect x="32" y="30" width="56" height="5" rx="2" className="fill-stone-600" />
      <rect x="30" y="44" width="60" height="3" rx="1.5" fill="currentColor" />
      <rect x="30" y="52" width="57" height="3" rx="1.5" fill="currentColor" />
      <rect x="30" y="60" width="59" height="3" rx="1.5" fill="currentColor" />
      <rect x="30" y="68" width="34" height="3" rx="1.5" fill="currentColor" />
    </>
  ),
} satisfies Record<Layout, React.ReactNode>
