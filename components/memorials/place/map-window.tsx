'use client'

import { MapPin, Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import {
  boxOf,
  deepestZoom,
  keepInView,
  type MapView,
  townLabels,
  wholeSheet,
  windowShape,
} from '@/components/memorials/place/map-view'
import { Field, Input } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import {
  isOnSheet,
  type MapPlace,
  type MapSheet,
  type Position,
  pointOf,
  positionAt,
  type SheetPoint,
} from '@/lib/shared/map-sheet'

type MapWindowProps = {
  sheet: MapSheet
  name: string
  position: Position | null
  onChoose: (position: Position) => void
}

/** How far an arrow key moves the mark: a fraction of the visible part. */
const step = 1 / 40
const arrows: Record<string, SheetPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const townZoom = 4
const letterPx = 16

/**
 * A tap sets the mark, arrow keys move it, and the map follows. No dragging, so it does not capture a finger that
 * scrolls the page.
 */
export function MapWindow({ sheet, name, position, onChoose }: MapWindowProps) {
  const helpId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [windowPx, setWindowPx] = useState(0)
  const known = position && pointOf(sheet, position)
  const mark = known && isOnSheet(sheet, known) ? known : null
  const [view, setView] = useState<MapView>(() => (mark ? { ...mark, zoom: townZoom } : wholeSheet(sheet)))
  const shown = mark ? keepInView(sheet, view, mark) : view
  const box = boxOf(sheet, shown)

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() => setWindowPx(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  function choose(point: SheetPoint) {
    if (!isOnSheet(sheet, point)) return
    setView(keepInView(sheet, shown, point))
    onChoose(positionAt(sheet, point))
  }

  function zoomTo(zoom: number) {
    setView({ ...(mark ?? shown), zoom: Math.min(deepestZoom, Math.max(0, zoom)) })
  }

  function onClick({ clientX, clientY, currentTarget }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    choose({
      x: box.left + ((clientX - left) / width) * box.width,
      y: box.top + ((clientY - top) / height) * box.height,
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrows[event.key]
    if (arrow) {
      const way = box.width * step * (event.shiftKey ? 5 : 1)
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
      // The first press sets the mark in the middle of the view.
      choose(mark ? { x: mark.x + arrow.x * way, y: mark.y + arrow.y * way } : middle)
    } else if (event.key === '+') zoomTo(shown.zoom + 1)
    else if (event.key === '-') zoomTo(shown.zoom - 1)
    else return
    event.preventDefault()
  }

  return (
    <div className="space-y-3">
      <TownSearch places={sheet.places} onFound={(town) => setView({ ...pointOf(sheet, town), zoom: townZoom })} />
      <p id={helpId} className="text-muted-foreground text-sm">
        Tryk på kortet, hvor graven er. Med piletasterne flyttes mærket, med plus og minus kommer du tættere på.
      </p>
      <div className="relative max-w-xl">
        <div
          ref={frame}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the mark
          tabIndex={0}
          role="application"
          aria-label={`Kort over ${name}`}
          aria-describedby={helpId}
          className="relative cursor-crosshair overflow-hidden rounded-lg border border-input bg-primary-soft"
          style={{ aspectRatio: windowShape }}
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          <svg
            aria-hidden
            viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
            className="absolute inset-0 size-full"
          >
            <path d={sheet.around} className="fill-muted stroke-border" vectorEffect="non-scaling-stroke" />
            <path d={sheet.land} className="fill-card stroke-input" vectorEffect="non-scaling-stroke" />
          </svg>
          {windowPx > 0 &&
            townLabels(sheet, shown, { windowPx, letterPx }).map(({ name: town, across, down }) => (
              <span
                key={`${town} ${across} ${down}`}
                aria-hidden
                className="pointer-events-none absolute flex -translate-y-1/2 items-center gap-1 whitespace-nowrap text-foreground text-sm leading-none"
                style={{ left: `${across * 100}%`, top: `${down * 100}%` }}
              >
                <span className="-ml-[3px] size-1.5 rounded-full bg-muted-foreground" />
                {town}
              </span>
            ))}
          {mark && (
            <MapPin
              aria-hidden
              className="-translate-x-1/2 pointer-events-none absolute size-10 -translate-y-full fill-primary stroke-primary-foreground"
              style={{
                left: `${((mark.x - box.left) / box.width) * 100}%`,
                top: `${((mark.y - box.top) / box.height) * 100}%`,
              }}
            />
          )}
        </div>
        <div className="absolute top-2 right-2 flex flex-col gap-2">
          <IconButton
            label="Tættere på"
            variant="outline"
            className="bg-card"
            disabled={shown.zoom >= deepestZoom}
            onClick={() => zoomTo(shown.zoom + 1)}
          >
            <Plus aria-hidden />
          </IconButton>
          <IconButton
            label="Længere væk"
            variant="outline"
            className="bg-card"
            disabled={shown.zoom <= 0}
            onClick={() => zoomTo(shown.zoom - 1)}
          >
            <Minus aria-hidden />
          </IconButton>
        </div>
      </div>
    </div>
  )
}

type TownSearchProps = { places: readonly MapPlace[]; onFound: (place: MapPlace) => void }

/** Centres the map on a town; the user then marks the grave. */
function TownSearch({ places, onFound }: TownSearchProps) {
  const listId = useId()
  const names = [...new Set(places.map(({ name }) => name))].toSorted((one, other) => one.localeCompare(other, 'da'))

  function find(typed: string) {
    const wanted = typed.trim().toLocaleLowerCase('da-DK')
    const place = places.find(({ name }) => name.toLocaleLowerCase('da-DK') === wanted)
    if (place) onFound(place)
  }

  return (
    <Field label="Find en by" optional className="max-w-form">
      {(control) => (
        <>
          <Input
            {...control}
            list={listId}
            autoComplete="off"
            onChange={({ target }) => find(target.value)}
            // Enter must not submit the surrounding form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <datalist id={listId}>
            {names.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
