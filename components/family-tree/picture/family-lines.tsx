import { memo } from 'react'
import { linePatterns, type Point, type TreeLayout } from '@/lib/domain/tree-drawing/geometry'

export const lineInk = 'var(--muted-foreground)'

/** The lines from couples to their children, and the bars between twins. Lines of birth are drawn over the others. */
export const FamilyLines = memo(function FamilyLines({ lines, twins }: Pick<TreeLayout, 'lines' | 'twins'>) {
  const drawn = [...lines].sort((a, b) => Number(a.kind === 'birth') - Number(b.kind === 'birth'))
  return (
    <g fill="none" stroke={lineInk}>
      {drawn.map(({ unionId, childId, kind, points }) => (
        <path
          key={`${unionId} ${childId}`}
          data-line={kind}
          d={pathOf(points)}
          strokeWidth={linePatterns[kind].width}
          strokeDasharray={linePatterns[kind].dash?.join(' ')}
          strokeLinecap={linePatterns[kind].cap}
        />
      ))}
      {twins.map(({ unionId, childIds, points }) => (
        <path key={`${unionId} ${childIds[0]}`} data-twins={childIds.join(' ')} d={pathOf(points)} strokeWidth="3" />
      ))}
    </g>
  )
})

/** An SVG path through the points. */
export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}
