import { memo } from 'react'
import type { DrawnPerson } from '@/lib/domain/tree-drawing/schema'
import { BranchLink } from './branch-link'
import { PersonBox } from './person-box'

type PersonProps = {
  person: DrawnPerson
  frameId: string
  isCentre: boolean
  isSelected: boolean
  isTabStop: boolean
  hrefOf: (personId: string) => string
  openHrefOf: (personId: string, side: 'up' | 'down') => string
}

/**
 * A person with the links around the box, drawn at the origin. Only drawn anew when something of it changes: in a view of
 * hundreds, most people only move.
 */
export const Person = memo(function Person(props: PersonProps) {
  const { person, frameId, isCentre, isSelected, isTabStop, hrefOf, openHrefOf } = props
  const { id, more } = person
  const tabIndex = isTabStop ? 0 : -1
  return (
    <>
      <PersonBox
        person={person}
        frameId={frameId}
        isCentre={isCentre}
        isSelected={isSelected}
        tabIndex={tabIndex}
        href={hrefOf(id)}
      />
      {more.up && <BranchLink person={person} tabIndex={tabIndex} side="up" href={openHrefOf(id, 'up')} />}
      {more.down && <BranchLink person={person} tabIndex={tabIndex} side="down" href={openHrefOf(id, 'down')} />}
    </>
  )
})
