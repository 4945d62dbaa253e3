import { select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom'
import { boxSize, type Point } from '@/lib/domain/tree-drawing/geometry'

type Size = { width: number; height: number }

/** How much of the drawing stays in sight at least, in pixels of the screen. */
const inSight = 80
/** Between a person who is brought into sight and the edge. */
const revealMargin = 24
const greatestScale = 2.5
const smallestScale = 0.25

/**
 * Moves a drawing (`canvas`) behind its frame (`port`) by finger, mouse and calls. The wheel scrolls the page, as it does
 * beside the drawing; with Ctrl or a pinch of the touchpad it zooms. Lengths are pixels; drawing points are at scale 1.
 */
export class PanAndZoom {
  private readonly behaviour: ZoomBehavior<HTMLElement, unknown>

  constructor(
    private readonly port: HTMLElement,
    private readonly canvas: HTMLElement,
    private size: Size,
  ) {
    this.behaviour = zoom<HTMLElement, unknown>()
      .filter(isOurs)
      .wheelDelta(wheelDelta)
      .clickDistance(6)
      .constrain((transform) => this.keptInSight(transform))
      .on('start', ({ sourceEvent }: ZoomEvent) => {
        if (sourceEvent) this.canvas.style.transition = 'none'
      })
      .on('zoom', ({ transform }: ZoomEvent) => {
        this.canvas.style.transform = `translate(${transform.x}px, ${transform.y}px) scale(${transform.k})`
      })
    select(port).call(this.behaviour).on('dblclick.zoom', null)
    this.resize(size)
  }

  /** To be called when the drawing gets another size. */
  resize(size: Size): void {
    this.size = size
    this.behaviour.scaleExtent([Math.min(smallestScale, this.wholeScale()), greatestScale])
  }

  stop(): void {
    select(this.port).on('.zoom', null)
  }

  /** Where a point of the drawing is in the frame. */
  placeOf({ x, y }: Point): Point {
    const [placeX, placeY] = this.transform().apply([x, y])
    return { x: placeX, y: placeY }
  }

  zoomBy(factor: number): void {
    this.glide()
    select(this.port).call(this.behaviour.scaleBy, factor)
  }

  /** The whole drawing, never enlarged. */
  showAll(): void {
    const scale = this.wholeScale()
    const { width, height } = this.frame()
    this.move(
      zoomIdentity
        .translate((width - this.size.width * scale) / 2, (height - this.size.height * scale) / 2)
        .scale(scale),
    )
  }

  /** The box with this corner in the middle, at `scale` or as it is. */
  centreOn(corner: Point, { scale = this.transform().k, isGliding = true } = {}): void {
    const { width, height } = this.frame()
    const middle = { x: corner.x + boxSize.width / 2, y: corner.y + boxSize.height / 2 }
    const target = zoomIdentity
      .translate(width / 2, height / 2)
      .scale(scale)
      .translate(-middle.x, -middle.y)
    this.move(target, isGliding)
  }

  /** Brings the box with this corner into sight, by the shortest way; `covered` pixels at the bottom are out of sight. */
  reveal(corner: Point, covered = 0): void {
    const { width, height } = this.frame()
    const scale = this.transform().k
    const from = this.placeOf(corner)
    const dx = missing(from.x, boxSize.width * scale, width)
    const dy = missing(from.y, boxSize.height * scale, Math.max(height - covered, 0))
    if (dx !== 0 || dy !== 0) this.move(this.transform().translate(dx / scale, dy / scale))
  }

  /** Keeps on its place what moved from one point of the drawing to another. */
  follow(from: Point, to: Point): void {
    this.move(this.transform().translate(from.x - to.x, from.y - to.y), false)
  }

  private transform(): ZoomTransform {
    return zoomTransform(this.port)
  }

  private move(transform: ZoomTransform, isGliding = true): void {
    if (isGliding) this.glide()
    else this.canvas.style.transition = 'none'
    select(this.port).call(this.behaviour.transform, transform)
  }

  /** The next move is seen; not by those who asked for less motion. */
  private glide(): void {
    this.canvas.style.transition = prefersStillness() ? 'none' : 'transform var(--motion) var(--ease)'
  }

  private frame(): Size {
    return { width: this.port.clientWidth, height: this.port.clientHeight }
  }

  private wholeScale(): number {
    const { width, height } = this.frame()
    return Math.min(width / this.size.width, height / this.size.height, 1)
  }

  private keptInSight(transform: ZoomTransform): ZoomTransform {
    const { width, height } = this.frame()
    const { k, x, y } = transform
    const within = (at: number, length: number, frame: number) =>
      Math.max(inSight - length * k, Math.min(frame - inSight, at))
    const kept = { x: within(x, this.size.width, width), y: within(y, this.size.height, height) }
    return kept.x === x && kept.y === y ? transform : zoomIdentity.translate(kept.x, kept.y).scale(k)
  }
}

type ZoomEvent = D3ZoomEvent<HTMLElement, unknown>

export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

function isOurs(event: WheelEvent | MouseEvent | TouchEvent): boolean {
  if (event.type === 'wheel') return event.ctrlKey || event.metaKey
  return !event.ctrlKey && !('button' in event && event.button !== 0)
}

/** In powers of two. A notch of a mouse wheel is many times a step of a touchpad, and counts as half a doubling. */
function wheelDelta({ deltaY, deltaMode }: WheelEvent): number {
  const pixels = deltaMode === 0 ? deltaY : deltaY * 20
  return Math.max(-0.5, Math.min(0.5, -pixels * 0.01))
}

/** How far a length from `start` has to move to be within a frame. */
function missing(start: number, length: number, frame: number): number {
  if (start < revealMargin) return revealMargin - start
  const over = start + length - (frame - revealMargin)
  return over > 0 ? -Math.min(over, start - revealMargin) : 0
}
