import { blades, glints } from './scatter'
import { Scene, type SceneProps, Sky } from './scene'

/** The horizon from a dune with lyme grass. */
export function SeaScene({ id = 'sea', ...props }: SceneProps) {
  return (
    <Scene {...props}>
      <Sky id={id} x={640} y={236} />
      <path d="M820 246c60-10 110-12 170-8s130-2 210 4v10H820Z" fill="var(--draw-far)" />
      <path d="M0 250h1200v230H0z" fill="var(--draw-water)" />
      <path d="M0 250h1200v26H0z" fill="var(--draw-haze)" opacity=".3" />
      <g strokeLinecap="round" fill="none">
        <path
          d={glints({ seed: 4, count: 60, x: [420, 840], y: [258, 400], length: 30 })}
          stroke="var(--draw-sun)"
          strokeWidth="2.5"
          opacity=".85"
        />
        <path
          d={glints({ seed: 23, count: 40, x: [-100, 1200], y: [270, 400], length: 46 })}
          stroke="var(--draw-haze)"
          strokeWidth="1.5"
          opacity=".5"
        />
      </g>
      <path d="M0 400c180-10 330 20 520 44s420 6 680-34v70H0Z" fill="var(--draw-haze)" opacity=".7" />
      <path d="M0 352c90-22 190-12 290 22s250 82 420 88 330-22 490-50v68H0Z" fill="var(--draw-paper-shade)" />
      <path d="M0 352c90-22 190-12 290 22-80-10-180-6-290 20Z" fill="var(--draw-paper)" />
      <path d="M1200 398c-110-8-210 10-300 36 100-10 200-18 300-6Z" fill="var(--draw-paper)" />
      <g stroke="var(--draw-ground)" strokeWidth="2" fill="none" strokeLinecap="round">
        <path d={blades({ seed: 31, count: 45, x: [20, 300], y: [352, 440], height: 62 })} />
        <path d={blades({ seed: 37, count: 28, x: [960, 1190], y: [410, 470], height: 52 })} />
      </g>
    </Scene>
  )
}
