import { dots } from './scatter'
import { Scene, type SceneProps, Sky } from './scene'

const ROSES = [
  [120, 340, 1.1],
  [206, 292, 0.8],
  [300, 356, 1.25],
  [392, 306, 0.9],
  [486, 358, 1.1],
  [576, 296, 1],
  [664, 352, 1.3],
  [756, 302, 0.85],
  [842, 356, 1.1],
  [936, 296, 1],
  [1024, 352, 1.2],
  [1106, 306, 0.9],
] as const

/** Old roses against a limewashed wall. */
export function RoseGardenScene({ id = 'rose-garden', ...props }: SceneProps) {
  return (
    <Scene {...props}>
      <Sky id={id} x={420} y={120} />
      <path d="M0 176c200-26 400-20 600-14s420-18 600-6v60H0Z" fill="var(--draw-mid)" opacity=".8" />
      <path d="M0 206h1200v230H0z" fill="var(--draw-wall)" />
      <path d="M0 194h1200v18H0z" fill="var(--draw-roof)" />
      <path d="M0 212h1200v9H0z" fill="var(--draw-wall-shade)" />
      <g strokeLinecap="round" fill="none">
        <path
          d={ROSES.map(
            ([x, y], index) => `M${x} ${y}q${index % 2 ? 14 : -14} 50 ${index % 3 ? 4 : -6} ${440 - y}`,
          ).join('')}
          stroke="var(--draw-ground)"
          strokeWidth="3"
        />
        <path
          d={dots({ seed: 52, count: 120, x: [0, 1200], y: [326, 440] })}
          stroke="var(--draw-near)"
          strokeWidth="30"
        />
        <path
          d={dots({ seed: 61, count: 100, x: [0, 1200], y: [372, 446] })}
          stroke="var(--draw-ground)"
          strokeWidth="26"
          opacity=".85"
        />
      </g>
      <defs>
        <g id={`${id}-rose`}>
          <path
            d="M0-26c12-8 28 0 28 12 12 8 8 26-4 30-4 12-22 16-30 8-12 4-26-8-22-20-8-12 0-26 12-26 4-4 10-6 16-4Z"
            fill="var(--draw-rose)"
          />
          <path
            d="M-3-8c6-5 15 1 11 8-4 8-17 6-17-3 0-11 14-17 23-9 10 9 5 25-8 27-15 3-26-9-23-23"
            fill="none"
            stroke="var(--draw-rose-deep)"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        </g>
      </defs>
      {ROSES.map(([x, y, scale]) => (
        <use key={x} href={`#${id}-rose`} transform={`translate(${x} ${y}) scale(${scale})`} />
      ))}
      <path d="M0 436c300-12 600-4 1200-8v52H0Z" fill="var(--draw-ground)" />
    </Scene>
  )
}
