'use client'

import { Expand, LocateFixed, Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { type FoundInTree, useTreeFrame } from '@/lib/domain/tree-drawing/client/use-tree-frame'
import { drawingCopy } from '@/lib/domain/tree-drawing/copy'
import type { DrawingView } from '@/lib/domain/tree-drawing/drawing-views'
import { boxSize } from '@/lib/domain/tree-drawing/geometry'
import { TreePicture, type TreePictureProps } from './tree-picture'
import { useTreeWalk } from './use-tree-walk'

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
