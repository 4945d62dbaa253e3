import { memo, type ReactNode } from 'react'
import { lineInk, PartnerLine } from '@/components/family-tree/picture/family-lines'
import type { UnionView } from '@/lib/domain/family-tree/schema'
import { coupleSign, coupleTexts, lineTexts, twinText } from '@/lib/domain/tree-drawing/copy'
import { linePatterns, type TreeLayout } from '@/lib/domain/tree-drawing/geometry'

const sample = { width: 44, height: 20 }
const across = `M2 ${sample.height / 2}h${sample.width - 4}`

type TreeLegendProps = { layout: TreeLayout; unions: readonly UnionView[] }

/** What the lines of a drawing mean: only those that are in it. */
export const TreeLegend = memo(function TreeLegend({ layout, unions }: TreeLegendProps) {
  const kinds = new Set(layout.lines.map(({ kind }) => kind))
  const joined = new Set(layout.couples.filter(({ line }) => line.length > 1).map(({ unionId }) => unionId))
  const couples = new Map(
    unions.filter(({ id }) => joined.has(id)).map((union) => [`${union.kind} ${union.ended}`, union] as const),
  )
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-muted-foreground text-sm">
      {[...couples.values()].map((union) => (
        <LegendItem key={`${union.kind} ${union.ended}`} words={coupleTexts[coupleSign(union)]}>
          <PartnerLine path={across} union={union} cross={{ x: sample.width / 2, y: sample.height / 2 }} />
        </LegendItem>
      ))}
      {(['birth', 'adopted', 'foster', 'step', 'unknown'] as const)
        .filter((kind) => kinds.has(kind))
        .map((kind) => (
          <LegendItem key={kind} words={lineTexts[kind]}>
            <path
              d={across}
              strokeWidth={linePatterns[kind].width}
              strokeDasharray={linePatterns[kind].dash?.join(' ')}
              strokeLinecap={linePatterns[kind].cap}
            />
          </LegendItem>
        ))}
      {layout.twins.length > 0 && (
        <LegendItem words={twinText}>
          <path d="M8 6v12M36 6v12" strokeWidth="1.5" />
          <path d="M8 7h28" strokeWidth="3" />
        </LegendItem>
      )}
    </ul>
  )
})

function LegendItem({ words, children }: { words: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <svg aria-hidden="true" {...sample} fill="none" stroke={lineInk} className="shrink-0">
        {children}
      </svg>
      {words}
    </li>
  )
}
