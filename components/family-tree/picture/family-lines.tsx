import { memo } from 'react'
import type { UnionView } from '@/lib/domain/family-tree/schema'
import { coupleSign } from '@/lib/domain/tree-drawing/copy'
import { linePatterns, type Point, type TreeCouple, type TreeLayout } from '@/lib/domain/tree-drawing/geometry'

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
function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}

type Sign = ReturnType<typeof coupleSign>

type CoupleSignsProps = { couples: readonly TreeCouple[]; unions: readonly UnionView[] }

/** The lines between partners: double for a marriage, struck through where it ended; a ring for unknown parents. */
export const CoupleSigns = memo(function CoupleSigns({ couples, unions }: CoupleSignsProps) {
  const byId = new Map(unions.map((union) => [union.id, union]))
  return (
    <g fill="none" stroke={lineInk}>
      {couples.map((couple) => {
        const union = byId.get(couple.unionId)
        if (!union) return null
        if (union.partnerIds.length === 0) return <UnknownParents key={union.id} couple={couple} />
        if (couple.line.length < 2) return null
        return <PartnerLine key={union.id} path={pathOf(couple.line)} union={union} cross={crossing(couple)} />
      })}
    </g>
  )
})

export function PartnerLine({
  path,
  union,
  cross,
}: {
  path: string
  union: Pick<UnionView, 'kind' | 'ended'>
  cross: { x: number; y: number }
}) {
  const sign = coupleSign(union)
  return (
    <g data-couple={sign}>
      <path d={path} strokeWidth={union.kind === 'married' ? 6 : 2} strokeDasharray={dashes(union.kind)} />
      {union.kind === 'married' && <path d={path} stroke="var(--background)" strokeWidth="3" />}
      {strokes(sign).map((aside) => (
        <path key={aside} d={`M${cross.x + aside - 4} ${cross.y + 9}l8 -18`} strokeWidth="2" />
      ))}
    </g>
  )
}

const dashes = (kind: UnionView['kind']) => (kind === 'unknown' ? '2 4' : undefined)

/** Two strokes for a divorce and one for a separation, as genealogists draw them. */
function strokes(sign: Sign): number[] {
  if (sign === 'divorced') return [-3, 3]
  return sign === 'separated' ? [0] : []
}

/** Beside where the line to the children begins. */
function crossing({ x, y, line: [first] }: TreeCouple): { x: number; y: number } {
  return { x: first ? x - Math.min(10, Math.abs(x - first.x) / 2) : x, y }
}

function UnknownParents({ couple: { x, y } }: { couple: TreeCouple }) {
  return <circle data-couple="nobody" cx={x} cy={y} r="6" fill="var(--background)" strokeWidth="1.5" />
}
