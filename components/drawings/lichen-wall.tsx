import { blades, dots } from './scatter'
import { Scene, type SceneProps, Sky } from './scene'

// Two rows of boulders, each different.
const LOWER =
  'M-20 452c-6-34 20-54 62-56 46-2 78 18 78 52 0 18-8 30-20 34H-6c-8-6-12-16-14-30Zm148 8c-4-40 30-62 74-60 40 2 66 24 66 56 0 12-4 20-10 26H140c-6-6-10-14-12-22Zm150-6c2-34 26-52 60-52 36 0 60 22 58 56 0 10-4 18-8 24H288c-6-8-10-18-10-28Zm126-4c0-36 36-56 84-54 50 2 80 26 78 60 0 10-4 20-10 26H418c-8-8-14-20-14-32Zm172 4c0-30 24-48 56-48s56 20 56 50c0 10-4 20-8 26H586c-6-8-10-18-10-28Zm122-2c-2-36 34-58 82-56 44 2 76 26 76 60 0 10-4 20-8 26H710c-6-8-12-18-12-30Zm168 4c0-32 28-52 62-50 32 2 54 22 54 52 0 10-4 18-8 24H876c-6-8-10-16-10-26Zm124-4c2-36 38-58 84-54 46 4 76 28 74 62 0 8-2 16-6 22h-144c-4-8-8-18-8-30Zm176 6c4-30 22-46 54-48v68h-50c-2-6-4-12-4-20Z'
const UPPER =
  'M44 400c4-26 28-40 60-38 34 2 56 20 54 46-20-10-42-8-56 4-16-12-38-16-58-12Zm176 6c4-28 30-42 62-40 30 2 50 18 50 40-26-6-46 0-58 10-14-10-34-14-54-10Zm150 0c6-24 28-36 54-34 28 2 44 14 46 34-28-6-50 0-60 8-12-8-26-10-40-8Zm172 2c6-26 30-40 60-38 26 2 42 16 44 38-24-8-44-4-56 6-14-8-32-10-48-6Zm142 0c6-24 26-36 52-34 26 2 42 14 46 34-22-6-42-2-54 8-12-8-28-10-44-8Zm154-2c8-28 34-42 66-38 30 4 46 20 46 42-24-10-44-6-56 4-16-8-36-12-56-8Zm144 4c4-26 28-40 58-38 28 2 46 16 48 38-24-8-42-2-54 8-14-8-34-10-52-8Z'

/** A field-stone wall with lichen, after rain. */
export function LichenWallScene({ id = 'lichen-wall', ...props }: SceneProps) {
  return (
    <Scene {...props}>
      <Sky id={id} x={820} y={210} />
      <path
        d="M90 118c40-26 96-30 140-10 52-22 122-10 146 22 40-4 72 8 84 26H60c-10-16 4-34 30-38Zm560-62c44-18 92-10 118 14 42-10 84 2 100 26 30 0 50 8 58 20H610c-8-30 10-52 40-60Z"
        fill="var(--draw-haze)"
        opacity=".75"
      />
      <path d="M0 292c190-26 350-18 520-12s360-30 680-8v220H0Z" fill="var(--draw-far)" opacity=".6" />
      <path d="M0 330c240-30 460-8 660-2s360-24 540-8v170H0Z" fill="var(--draw-mid)" opacity=".75" />
      <path d="M0 372c220-20 440-12 640-6s380-12 560-8v124H0Z" fill="var(--draw-near)" />
      <path d="M0 444c200-30 420-26 620-30s420 4 580 20v46H0Z" fill="var(--draw-stone-shade)" />
      <path d={UPPER} fill="var(--draw-stone-light)" />
      <path d={LOWER} fill="var(--draw-stone)" />
      <g strokeLinecap="round" fill="none">
        <path
          d={dots({ seed: 31, count: 34, x: [10, 1190], y: [392, 448] })}
          stroke="var(--lichen)"
          strokeWidth="17"
          opacity=".55"
        />
        <path
          d={dots({ seed: 47, count: 46, x: [10, 1190], y: [396, 452] })}
          stroke="var(--draw-stone-rim)"
          strokeWidth="5"
          opacity=".5"
        />
        <path
          d={blades({ seed: 8, count: 64, x: [0, 1200], y: [468, 500], height: 34 })}
          stroke="var(--draw-ground)"
          strokeWidth="2"
        />
      </g>
    </Scene>
  )
}
