import { dots } from './scatter'
import { Mist, Scene, type SceneProps, Sky } from './scene'

/** A beech wood in May, with anemones. */
export function ForestScene({ id = 'forest', ...props }: SceneProps) {
  return (
    <Scene {...props}>
      <Sky id={id} x={600} y={230} />
      <path
        d="M90 360V0h16v360Zm160 0V0h12v360Zm120 0V0h14v360Zm130 0V0h10v360Zm190 0V0h12v360Zm110 0V0h14v360Zm130 0V0h12v360Zm130 0V0h16v360Z"
        fill="var(--draw-far)"
      />
      <Mist id={`${id}-mist`} y={170} height={230} />
      <path d="M0 356c240-20 440-12 640-8s380-12 560-6v138H0Z" fill="var(--draw-near)" opacity=".85" />
      <path
        d="M166 400c10-120 8-280 2-400h38c-4 130-4 280 10 402Zm250-14c7-110 6-260 2-386h26c-2 130-2 268 8 388Zm330 4c7-110 7-260 0-390h30c-3 130-3 270 8 392Zm252 18c8-130 8-280 2-408h42c-4 130-4 290 12 410Z"
        fill="var(--draw-ink)"
        opacity=".72"
      />
      <path
        d="M166 400c10-120 8-280 2-400h12c2 130 0 290-6 400Zm250-14c7-110 6-260 2-386h9c1 130 0 280-5 386Zm330 4c7-110 7-260 0-390h10c2 130 1 280-4 390Zm252 18c8-130 8-280 2-408h13c2 130 0 290-7 408Z"
        fill="var(--draw-haze)"
        opacity=".4"
      />
      <g strokeLinecap="round" fill="none">
        <path
          d={dots({ seed: 13, count: 44, x: [0, 1200], y: [-10, 90] })}
          stroke="var(--draw-leaf)"
          strokeWidth="58"
          opacity=".5"
        />
        <path
          d={dots({ seed: 19, count: 60, x: [0, 1200], y: [-20, 130] })}
          stroke="var(--draw-near)"
          strokeWidth="30"
          opacity=".45"
        />
        <path
          d={dots({ seed: 26, count: 60, x: [0, 1200], y: [0, 165] })}
          stroke="var(--draw-leaf)"
          strokeWidth="16"
          opacity=".8"
        />
      </g>
      <path d="M0 408c260-24 480-14 700-6s360-12 500-10v88H0Z" fill="var(--draw-ground)" />
      <path
        d={dots({ seed: 88, count: 90, x: [0, 1200], y: [404, 476] })}
        stroke="var(--draw-snow)"
        strokeWidth="4.5"
        strokeLinecap="round"
        opacity=".9"
      />
    </Scene>
  )
}
