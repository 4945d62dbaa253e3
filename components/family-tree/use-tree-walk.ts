'use client'

import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import type { PanAndZoom } from '@/lib/domain/tree-drawing/client/pan-and-zoom'
import type { FoundInTree } from '@/lib/domain/tree-drawing/client/use-tree-frame'
import { walkedText } from '@/lib/domain/tree-drawing/copy'
import type { DrawingView } from '@/lib/domain/tree-drawing/drawing-views'
import { closeRelation, type Direction, neighbourOf } from '@/lib/domain/tree-drawing/neighbours'

const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

type Walk = {
  port: RefObject<HTMLElement | null>
  view: RefObject<PanAndZoom | null>
  drawing: DrawingView
  selectedId: string | null
  found: FoundInTree | null
  /** Whom the drawing was last changed from. */
  anchor: RefObject<string | null>
}

/** Walking from person to person by the arrows. Tab stops at one of them: where one stood last, or whose details are open. */
export function useTreeWalk({ port, view, drawing, selectedId, found, anchor }: Walk) {
  const { layout, neighbourhood, centreId } = drawing
  const [stoodAt, setStoodAt] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const [count, setCount] = useState(layout.boxes.length)
  if (count !== layout.boxes.length) {
    setCount(layout.boxes.length)
    if (count < layout.boxes.length) setSaid(walkedText.opened(layout.boxes.length - count))
  }
  useEffect(() => {
    // The link that opened a branch is gone when the branch is here.
    if (layout && anchor.current && document.activeElement === document.body) focusOn(port.current, anchor.current)
  }, [layout, anchor, port])
  const isDrawn = (id: string | null): id is string => layout.boxes.some((box) => box.id === id)
  const [told, setTold] = useState(found)
  if (found && found !== told && isDrawn(found.personId)) {
    setTold(found)
    setStoodAt(found.personId)
    setSaid(walkedText.found(neighbourhood.people.find(({ id }) => id === found.personId)?.name ?? ''))
  }
  // Without script the arrows do nothing, and Tab stops at everyone.
  const [hasScript, setHasScript] = useState(false)
  useEffect(() => setHasScript(true), [])
  const stopId = hasScript ? ([stoodAt, selectedId].find(isDrawn) ?? centreId) : null

  /** Puts the focus on a person and brings them into sight. False for somebody who is not drawn. */
  function stand(personId: string): boolean {
    const box = layout.boxes.find(({ id }) => id === personId)
    if (!box) return false
    setStoodAt(personId)
    // Into sight by our own move: the browser would scroll the page.
    focusOn(port.current, personId)
    view.current?.reveal(box)
    return true
  }

  /** Whether the key was an arrow on a person. */
  function byArrow(event: KeyboardEvent): boolean {
    const direction = arrows[event.key]
    const from = personAt(event.target)
    if (!direction || !from) return false
    const to = neighbourOf(from, direction, { boxes: layout.boxes, unions: neighbourhood.unions })
    if (!to) setSaid(walkedText.nobody[direction])
    else if (stand(to)) setSaid(relationText(drawing, from, to))
    return true
  }

  function onFocus(event: FocusEvent) {
    const personId = personAt(event.target)
    if (!personId || personId === stopId) return
    if (event.target.matches(':focus-visible')) stand(personId)
    else setStoodAt(personId)
  }

  return { stopId, said, stand, byArrow, onFocus }
}

function focusOn(port: HTMLElement | null, personId: string): void {
  port?.querySelector<SVGElement>(`[data-person="${personId}"]`)?.focus({ preventScroll: true })
}

function personAt(target: EventTarget): string | null {
  return target instanceof Element ? target.getAttribute('data-person') : null
}

/** 'Far til Karen Holm'; the name of the one reached is read with the link itself. */
function relationText({ neighbourhood: { people, unions } }: DrawingView, from: string, to: string): string {
  const reached = people.find(({ id }) => id === to)
  const left = people.find(({ id }) => id === from)
  const relation = reached && closeRelation(reached, from, unions)
  return relation && left ? walkedText.relation(relation, left.name) : ''
}
