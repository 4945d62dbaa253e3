import type { ReactNode } from 'react'
import type { TreeLayout } from '@/lib/domain/tree-drawing/geometry'
import { boxSize } from '@/lib/domain/tree-drawing/geometry'
import type { DrawnPerson, DrawnUnion } from '@/lib/domain/tree-drawing/views'
import { portraitSize } from './picture/box-text'
import { BranchLink } from './picture/branch-link'
import { CoupleSigns } from './picture/couple-signs'
import { FamilyLines } from './picture/family-lines'
import { PersonBox } from './picture/person-box'

export type TreePictureProps = {
  layout: TreeLayout
  people: readonly DrawnPerson[]
  unions: readonly DrawnUnion[]
  /** Whose page it is, or whose family is shown. */
  centreId: string
  selectedId?: string | null
  /** The only person Tab stops at, for keyboards that walk with the arrows; without it Tab stops at everyone. */
  tabStopId?: string
  /** Where a person's box leads; null for nowhere. */
  hrefOf: (personId: string) => string | null
  openHrefOf: (personId: string, side: 'up' | 'down') => string
  /** What a screen reader calls the drawing: 'Karen Hansens stamtræ'. */
  label: string
  className?: string
  /** Drawn last, over the tree; such as a marked way. */
  children?: ReactNode
}

/**
 * The tree as SVG, with links that work without script. Every person's link has `data-person`, every opening link
 * `data-open` and `data-open-of`. People without a box in the layout are left out.
 */
export function TreePicture(props: TreePictureProps) {
  const { layout, unions, centreId, label, className, children } = props
  const people = new Map(props.people.map((person) => [person.id, person]))
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
        <rect {...{ x: 10, y: (boxSize.height - portraitSize.height) / 2, ...portraitSize, rx: 5 }} />
      </clipPath>
      <FamilyLines lines={layout.lines} twins={layout.twins} />
      <CoupleSigns couples={layout.couples} unions={new Map(unions.map((union) => [union.id, union]))} />
      {layout.boxes.map((box) => {
        const person = people.get(box.id)
        return person && <Person key={box.id} {...{ box, person, props, frameId }} />
      })}
      {children}
    </svg>
  )
}

type PersonProps = {
  box: TreeLayout['boxes'][number]
  person: DrawnPerson
  props: TreePictureProps
  frameId: string
}

function Person({ box, person, props, frameId }: PersonProps) {
  const { centreId, selectedId, tabStopId, hrefOf, openHrefOf } = props
  const { id, more } = person
  return (
    <g data-box={id}>
      {more.up && <BranchLink {...{ box, person }} side="up" href={openHrefOf(id, 'up')} />}
      <PersonBox
        {...{ box, person, frameId }}
        href={hrefOf(id)}
        isCentre={id === centreId}
        isSelected={id === selectedId}
        tabIndex={tabStopId === undefined || tabStopId === id ? 0 : -1}
      />
      {more.down && <BranchLink {...{ box, person }} side="down" href={openHrefOf(id, 'down')} />}
    </g>
  )
}
