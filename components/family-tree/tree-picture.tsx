import { memo } from 'react'
import { CoupleSigns, FamilyLines } from '@/components/family-tree/picture/family-lines'
import type { UnionView } from '@/lib/domain/family-tree/schema'
import { padding, portraitSize } from '@/lib/domain/tree-drawing/box-text'
import { boxSize, type TreeLayout } from '@/lib/domain/tree-drawing/geometry'
import { type DrawnPerson, onlyMask } from '@/lib/domain/tree-drawing/schema'
import { Person } from './picture/person'

export type TreePictureProps = {
  layout: TreeLayout
  people: readonly DrawnPerson[]
  unions: readonly UnionView[]
  /** Whose page it is, or whose family is shown. */
  centreId: string
  selectedId?: string | null
  /** The only person Tab stops at, with their links, for keyboards that walk with the arrows; without it at everyone. */
  tabStopId?: string
  /** Where a person's box leads. A person is drawn anew when this or `openHrefOf` is another function. */
  hrefOf: (personId: string) => string
  openHrefOf: (personId: string, side: 'up' | 'down') => string
  /** What a screen reader calls the drawing: 'Karen Hansens stamtræ'. */
  label: string
  className?: string
}

/**
 * The tree as SVG, with links that work without script. Every person's group has `data-box`, their link `data-person`,
 * every opening link `data-open` and `data-open-of`. People without a box in the layout are left out. Not drawn anew while
 * the next drawing is fetched.
 */
export const TreePicture = memo(function TreePicture(props: TreePictureProps) {
  const { layout, unions, centreId, selectedId, tabStopId, hrefOf, openHrefOf, label, className } = props
  const people = new Map(props.people.map((person) => [person.id, onlyMask(person)]))
  const frameId = `ramme-${centreId}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with links is a group, not a fieldset.
    <svg
      role="group"
      aria-label={label}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={layout.width}
      height={layout.height}
      className={className}
    >
      <clipPath id={frameId}>
        <rect x={padding} y={(boxSize.height - portraitSize.height) / 2} {...portraitSize} rx={5} />
      </clipPath>
      <FamilyLines lines={layout.lines} twins={layout.twins} />
      <CoupleSigns couples={layout.couples} unions={unions} />
      {layout.boxes.map((box) => {
        const person = people.get(box.id)
        if (!person) return null
        return (
          <g key={box.id} data-box={box.id} transform={`translate(${box.x} ${box.y})`}>
            <Person
              person={person}
              frameId={frameId}
              hrefOf={hrefOf}
              openHrefOf={openHrefOf}
              isCentre={box.id === centreId}
              isSelected={box.id === selectedId}
              isTabStop={tabStopId === undefined || box.id === tabStopId}
            />
          </g>
        )
      })}
    </svg>
  )
})
