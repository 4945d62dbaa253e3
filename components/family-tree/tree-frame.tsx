'use client'

import { Expand, LocateFixed, Minus, Plus } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { TreePicture, type TreePictureProps } from '@/components/family-tree/tree-picture'
import { IconButton } from '@/components/ui/icon-button'
import type { PanAndZoom } from '@/lib/domain/tree-drawing/client/pan-and-zoom'
import { type FoundInTree, useTreeFrame } from '@/lib/domain/tree-drawing/client/use-tree-frame'
import { drawingCopy, walkedText } from '@/lib/domain/tree-drawing/copy'
import type { DrawingView } from '@/lib/domain/tree-drawing/drawing-views'
import { boxSize } from '@/lib/domain/tree-drawing/geometry'
import { closeRelation, type Direction, neighbourOf } from '@/lib/domain/tree-drawing/neighbours'

type TreeFrameProps = Pick<TreePictureProps, 'hrefOf' | 'openHrefOf' | 'label'> & {
  drawing: DrawingView
  selectedId: string | null
  isFetching: boolean
  found: FoundInTree | null
  /** Who stays where they are when the drawing changes. */
  anchor: RefObject<string | null>
  /** Shows the page's person when they are not in the drawing. */
  onHome: () => void
}

/** The drawing in a frame: moved by finger, mouse, keyboard and buttons; without script it scrolls, and prints whole. */
export function TreeFrame({ drawing, selectedId, isFetching, found, anchor, onHome, ...links }: TreeFrameProps) {
  const { layout, centreId, neighbourhood, pagePersonId, memorial } = drawing
  const { port, canvas, view } = useTreeFrame({ layout, centreId, selectedId, found }, anchor)
  const walk = useTreeWalk({ port, view, drawing, selectedId, found, anchor })
  const [start] = useState(() => startTransform(drawing))
  const goHome = () => walk.stand(pagePersonId) || onHome()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const factor = zoomKeys[event.key]
    if (factor) view.current?.zoomBy(factor)
    else if (event.key === '0') view.current?.showAll()
    else if (event.key === 'Home') goHome()
    else if (!walk.byArrow(event)) return
    event.preventDefault()
  }
  return (
    <div className="relative min-w-0 flex-1">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the links in it. */}
      <div
        ref={port}
        onKeyDown={onKeyDown}
        onFocus={walk.onFocus}
        aria-busy={isFetching}
        className="[container-type:size] h-[min(68dvh,48rem)] min-h-80 cursor-grab touch-none select-none overflow-clip rounded-2xl border border-border [--tree-scale:0.8] active:cursor-grabbing noscript:h-auto noscript:cursor-auto noscript:touch-auto noscript:overflow-auto noscript:[container-type:normal] sm:[--tree-scale:1] print:h-auto print:overflow-visible print:border-0 print:[container-type:normal]"
      >
        <div
          ref={canvas}
          style={{ transform: start }}
          className="w-max origin-top-left noscript:transform-none! print:w-auto print:transform-none!"
        >
          <TreePicture
            {...links}
            layout={layout}
            centreId={centreId}
            selectedId={selectedId}
            people={neighbourhood.people}
            unions={neighbourhood.unions}
            {...(walk.stopId && { tabStopId: walk.stopId })}
            className="print:h-auto print:max-h-[90vh] print:w-full"
          />
        </div>
      </div>
      <div className="absolute right-3 bottom-3 flex flex-wrap justify-end gap-2 rounded-xl bg-background/90 p-1 shadow-soft noscript:hidden print:hidden">
        <IconButton label={drawingCopy.zoomOut} onClick={() => view.current?.zoomBy(1 / 1.4)}>
          <Minus aria-hidden />
        </IconButton>
        <IconButton label={drawingCopy.zoomIn} onClick={() => view.current?.zoomBy(1.4)}>
          <Plus aria-hidden />
        </IconButton>
        <IconButton label={drawingCopy.showAll} onClick={() => view.current?.showAll()}>
          <Expand aria-hidden />
        </IconButton>
        <IconButton label={drawingCopy.backTo(memorial.name)} onClick={goHome}>
          <LocateFixed aria-hidden />
        </IconButton>
      </div>
      <p
        className={`absolute top-3 left-3 rounded-lg bg-background/90 px-3 py-1 text-muted-foreground text-sm transition-opacity delay-300 print:hidden ${isFetching ? 'opacity-100' : 'pointer-events-none opacity-0 delay-0'}`}
        aria-hidden
      >
        {drawingCopy.fetching}
      </p>
      <p aria-live="polite" className="sr-only">
        {walk.said}
      </p>
    </div>
  )
}

const zoomKeys: Readonly<Record<string, number>> = { '+': 1.25, '=': 1.25, '-': 0.8 }

/** The centre in the middle of the frame, before there is script: the same place that the script begins with. */
function startTransform({ layout, centreId }: DrawingView): string {
  const box = layout.boxes.find(({ id }) => id === centreId)
  const [x, y] = box ? [box.x + boxSize.width / 2, box.y + boxSize.height / 2] : [layout.width / 2, layout.height / 2]
  return `translate(50cqw, 50cqh) scale(var(--tree-scale)) translate(${-x}px, ${-y}px)`
}

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
function useTreeWalk({ port, view, drawing, selectedId, found, anchor }: Walk) {
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
