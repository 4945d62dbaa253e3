import { memo } from 'react'
import type { ChildKind } from '@/lib/domain/family-tree/views'
import type { Point, TreeLayout } from '@/lib/domain/tree-drawing/geometry'

/** The pattern of the line to a child; told apart without colour. */
export const linePatterns: Readonly<Record<ChildKind, { dash?: string; cap: 'round' | 'butt' }>> = {
  birth: { cap: 'butt' },
  adopted: { dash: '9 5', cap: 'butt' },
  foster: { dash: '0.1 5', cap: 'round' },
  step: { dash: '12 4 2 4', cap: 'butt' },
  unknown: { dash: '3 9', cap: 'butt' },
}

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
          strokeWidth={kind === 'foster' ? 2.5 : 1.5}
          strokeDasharray={linePatterns[kind].dash}
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
