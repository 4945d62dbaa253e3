import { blades, dots } from './scatter'
import { Mist, Scene, type SceneProps, Sky } from './scene'
import { Tree } from './tree'

/** Heather, a burial mound, two junipers. */
export function HeathScene({ id = 'heath', ...props }: SceneProps) {
  return (
    <Scene {...props}>
      <Sky id={id} x={380} y={230} />
      <path
        d="M0 262c200-20 330-8 480-6 60-40 130-52 190-50s120 22 160 46c120-8 240-14 370-4v232H0Z"
        fill="var(--draw-far)"
        opacity=".8"
      />
      <path d="M0 300c220-26 420-14 620-10s380-16 580-6v196H0Z" fill="var(--draw-heather)" opacity=".75" />
      <Mist id={`${id}-mist`} y={250} height={80} />
      <path d="M0 346c160-22 360-20 560-8s440-14 640-8v150H0Z" fill="var(--draw-heather)" />
      <path d="M0 404c240-34 480-22 700-12s360-12 500-20v108H0Z" fill="var(--draw-heather-deep)" />
      <g strokeLinecap="round" fill="none">
        <path
          d={dots({ seed: 17, count: 80, x: [0, 1200], y: [335, 395] })}
          stroke="var(--draw-heather-deep)"
          strokeWidth="7"
          opacity=".55"
        />
        <path
          d={blades({ seed: 9, count: 55, x: [0, 1200], y: [410, 490], height: 24 })}
          stroke="var(--draw-ground)"
          strokeWidth="2"
        />
        <path
          d={dots({ seed: 71, count: 70, x: [0, 1200], y: [385, 470] })}
          stroke="var(--draw-heather)"
          strokeWidth="5"
        />
      </g>
      <path
        d="M878 378c-16-40-10-84 6-124 14 38 24 84 8 124Zm52 6c-10-28-8-58 4-84 11 26 16 56 6 84Z"
        fill="var(--draw-ground)"
      />
      <Tree
        seed={14}
        x={240}
        y={372}
        height={170}
        lean={9}
        trunk={7}
        spread={34}
        leaf="var(--draw-ground)"
        crown={17}
      />
    </Scene>
  )
}
