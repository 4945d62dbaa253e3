import { type ReactNode, useId } from 'react'

export type SceneProps = {
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
}: SceneProps & {
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
  height?: number
  /** Where the light stands. */
  x: number
  y: number
  top?: string
  low?: string
}

/** Air from the zenith to the haze, and the low light that all the scenes share. */
export function Sky({ height = 480, x, y, top = 'var(--draw-sky)', low = 'var(--draw-haze)' }: SkyProps) {
  const id = useId()
  return (
    <>
      <defs>
        <linearGradient id={`${id}a`} x2="0" y2="1">
          <stop stopColor={top} />
          <stop offset=".75" stopColor={low} />
        </linearGradient>
        <radialGradient id={`${id}b`}>
          <stop stopColor="var(--draw-sun)" />
          <stop offset=".1" stopColor="var(--draw-sun)" stopOpacity=".8" />
          <stop offset=".4" stopColor="var(--draw-sun)" stopOpacity=".28" />
          <stop offset="1" stopColor="var(--draw-sun)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d={`M0 0h1200v${height}H0z`} fill={`url(#${id}a)`} />
      <circle cx={x} cy={y} r="430" fill={`url(#${id}b)`} />
    </>
  )
}

/** Mist that lies in a hollow. */
export function Mist({ y, height = 90 }: { y: number; height?: number }) {
  const id = useId()
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
