import { dots } from './scatter'
import { Scene, type SceneProps } from './scene'

const area = { x: [0, 1200], y: [0, 480] } as const

/** Polished granite, close up. */
export function GraniteTexture(props: SceneProps) {
  return (
    <Scene {...props}>
      <path d="M0 0h1200v480H0z" fill="var(--draw-stone)" />
      <path
        d="M0 300C300 180 700 330 1200 120v120C800 420 380 300 0 420Z"
        fill="var(--draw-stone-light)"
        opacity=".25"
      />
      <g strokeLinecap="round">
        <path
          d={dots({ seed: 91, count: 90, ...area })}
          stroke="var(--draw-stone-shade)"
          strokeWidth="15"
          opacity=".4"
        />
        <path
          d={dots({ seed: 92, count: 110, ...area })}
          stroke="var(--draw-stone-light)"
          strokeWidth="9"
          opacity=".7"
        />
        <path
          d={dots({ seed: 93, count: 130, ...area })}
          stroke="var(--draw-stone-shade)"
          strokeWidth="5"
          opacity=".8"
        />
        <path d={dots({ seed: 94, count: 60, ...area })} stroke="var(--draw-rose)" strokeWidth="4" opacity=".4" />
      </g>
    </Scene>
  )
}
