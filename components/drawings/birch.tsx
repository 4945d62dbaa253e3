import { blades } from './scatter'
import { Mist, Scene, type SceneProps, Sky } from './scene'
import { BirchTree } from './tree'

const FAR_STEMS =
  'M60 340V60m70 280V30m110 310V90m140 250V20m96 320V70m150 270V40m90 300V80m120 260V20m104 320V60m84 280V30m96 310V70'

export function BirchScene({ id = 'birch', ...props }: SceneProps) {
  return (
    <Scene {...props}>
      <Sky id={id} x={700} y={240} />
      <path d="M0 306c200-18 420-10 600-6s400-14 600 0v180H0Z" fill="var(--draw-far)" opacity=".7" />
      <path d={FAR_STEMS} stroke="var(--draw-bark)" strokeWidth="7" opacity=".6" />
      <Mist id={`${id}-mist`} y={210} height={180} />
      <path d="M0 372c220-22 460-16 660-8s380-12 540-8v124H0Z" fill="var(--draw-near)" />
      <BirchTree id={`${id}-birch`} seed={12} x={420} y={404} height={430} trunk={15} />
      <BirchTree id={`${id}-birch-2`} seed={57} x={830} y={396} height={400} trunk={13} />
      <path d="M0 424c240-22 520-16 740-6s320-10 460-14v76H0Z" fill="var(--draw-ground)" />
      <path
        d={blades({ seed: 6, count: 50, x: [0, 1200], y: [424, 490], height: 24 })}
        stroke="var(--draw-near)"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
    </Scene>
  )
}
