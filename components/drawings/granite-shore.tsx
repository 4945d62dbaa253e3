import { dots, glints } from './scatter'
import { Scene, type SceneProps, Sky } from './scene'

/** Bornholm: rounded granite by a calm sea. */
export function GraniteShoreScene({ id = 'granite-shore', ...props }: SceneProps) {
  return (
    <Scene {...props}>
      <Sky id={id} x={330} y={238} />
      <path d="M0 252h1200v228H0z" fill="var(--draw-water)" />
      <path d="M0 252h1200v22H0z" fill="var(--draw-haze)" opacity=".35" />
      <path
        d={glints({ seed: 6, count: 46, x: [120, 560], y: [258, 350], length: 30 })}
        stroke="var(--draw-sun)"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".7"
      />
      <path d="M1200 214c-70-22-150-14-206 14-60 2-104 12-140 28h346Z" fill="var(--draw-stone)" opacity=".8" />
      <path
        d="M0 330c60-34 140-36 210-10 60-22 120-14 166 12 60 34 150 52 230 50 70-52 170-68 262-44 60-50 150-72 230-58 40 6 76 20 102 38v162H0Z"
        fill="var(--draw-stone-light)"
      />
      <path
        d="M0 362c70-12 140-4 190 22 74-16 150-4 210 24 90 20 180 14 250-14 70 14 120 8 176-18 90 28 180 20 250-14 50-8 92-4 124 6v112H0Z"
        fill="var(--draw-stone)"
      />
      <path
        d="M868 338c-8 40-34 66-42 142m-450-148c14 30 10 60 24 76m700-128c-18 30-8 58-24 82"
        stroke="var(--draw-stone-shade)"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <g strokeLinecap="round">
        <path
          d={dots({ seed: 92, count: 90, x: [0, 1200], y: [400, 478] })}
          stroke="var(--draw-stone-light)"
          strokeWidth="6"
          opacity=".8"
        />
        <path
          d={dots({ seed: 93, count: 90, x: [0, 1200], y: [384, 478] })}
          stroke="var(--draw-stone-shade)"
          strokeWidth="4"
          opacity=".8"
        />
        <path
          d={dots({ seed: 90, count: 26, x: [640, 1200], y: [320, 372] })}
          stroke="var(--lichen)"
          strokeWidth="9"
          opacity=".7"
        />
        <path
          d={dots({ seed: 94, count: 30, x: [0, 1200], y: [390, 470] })}
          stroke="var(--draw-rose)"
          strokeWidth="4"
          opacity=".5"
        />
      </g>
    </Scene>
  )
}
