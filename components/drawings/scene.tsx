import type { ReactNode } from 'react'

export type SceneProps = {
  /** Prefix of the ids inside; must differ when a drawing is used twice on a page. */
  id?: string
  className?: string
  /** Accessible name when the picture adds to the text; otherwise it is decorative. */
  label?: string
}

/** The canvas of every landscape; it fills its box and keeps the ground visible. */
export function Scene({
  className,
  label,
  height = 480,
  keep = 'middle',
  children,
}: Omit<SceneProps, 'id'> & {
  height?: number
  /** The part kept visible when the box is narrower than the canvas. */
  keep?: 'middle' | 'right'
  children: ReactNode
}) {
  return (
    <svg
      viewBox={`0 0 1200 ${height}`}
      preserveAspectRatio={`x${keep === 'right' ? 'Max' : 'Mid'}YMax slice`}
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {children}
    </svg>
  )
}

type SkyProps = {
  id: string
  height?: number
  /** Position of the light. */
  x: number
  y: number
  top?: string
  low?: string
}

/** The sky, and the low light shared by all scenes. */
export function Sky({ id, height = 480, x, y, top = 'var(--draw-sky)', low = 'var(--draw-haze)' }: SkyProps) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}-air`} x2="0" y2="1">
          <stop stopColor={top} />
          <stop offset=".75" stopColor={low} />
        </linearGradient>
        <radialGradient id={`${id}-light`}>
          <stop stopColor="var(--draw-sun)" />
          <stop offset=".1" stopColor="var(--draw-sun)" stopOpacity=".8" />
          <stop offset=".4" stopColor="var(--draw-sun)" stopOpacity=".28" />
          <stop offset="1" stopColor="var(--draw-sun)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d={`M0 0h1200v${height}H0z`} fill={`url(#${id}-air)`} />
      <circle cx={x} cy={y} r="430" fill={`url(#${id}-light)`} />
    </>
  )
}

/** Ground mist. */
export function Mist({ id, y, height = 90 }: { id: string; y: number; height?: number }) {
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="var(--draw-haze)" stopOpacity="0" />
        <stop offset=".55" stopColor="var(--draw-haze)" stopOpacity=".75" />
        <stop offset="1" stopColor="var(--draw-haze)" stopOpacity="0" />
      </linearGradient>
      <path d={`M0 ${y}h1200v${height}H0z`} fill={`url(#${id})`} />
    </>
  )
}
