import type { ReactNode } from 'react'

export type SceneProps = {
  /** What the ids of its parts begin with: another one where the same drawing stands twice on a page. */
  id?: string
  className?: string
  /** What is seen, when the picture says something that the text does not; otherwise it is decoration. */
  label?: string
}

/** The sheet that every landscape is drawn on; it fills its box and keeps the ground in sight. */
export function Scene({
  className,
  label,
  height = 480,
  keep = 'middle',
  children,
}: Omit<SceneProps, 'id'> & {
  height?: number
  /** What stays in sight when the box is narrower than the sheet. */
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
  /** Where the light stands. */
  x: number
  y: number
  top?: string
  low?: string
}

/** Air from the zenith to the haze, and the low light that all the scenes share. */
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

/** Mist that lies in a hollow. */
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
