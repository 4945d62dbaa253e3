import { dots } from './scatter'
import { Scene, type SceneProps, Sky } from './scene'
import { Tree } from './tree'

/** Untouched snow, a bare tree, a fence. */
export function WinterScene({ id = 'winter', ...props }: SceneProps) {
  return (
    <Scene {...props}>
      <Sky id={id} x={780} y={250} />
      <path d="M0 290c180-44 340-40 520-20s360-36 680 0v210H0Z" fill="var(--draw-far)" opacity=".55" />
      <path d="M0 330c260-40 480-14 700-4s340-26 500-8v162H0Z" fill="var(--draw-snow-shade)" />
      <path d="M0 384c200-46 420-36 640-14s420-8 560-22v132H0Z" fill="var(--draw-snow)" />
      <Tree seed={42} x={430} y={394} height={320} trunk={15} depth={6} spread={29} leaf={null} />
      <path
        d="M690 388v-34m52 36v-35m54 34v-34m52 31v-33m54 29v-32m52 27v-32M684 362c90 6 200 0 280-12M684 374c90 6 200 0 280-12"
        stroke="var(--draw-ink)"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
        opacity=".7"
      />
      <path d="M0 440c220-30 460-26 700-10s340-4 500-10v60H0Z" fill="var(--draw-snow-shade)" opacity=".45" />
      <path d="M250 432c90-16 170-22 260-18-70 10-150 14-260 18Z" fill="var(--draw-snow-shade)" opacity=".8" />
      <path
        d={dots({ seed: 3, count: 60, x: [0, 1200], y: [10, 400] })}
        stroke="var(--draw-snow)"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".9"
      />
    </Scene>
  )
}
