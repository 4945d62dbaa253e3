import { dots } from './scatter'
import { Scene, type SceneProps } from './scene'

/** An album page with foxed edges and a pressed twig. */
export function OldPaperScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <path d="M0 0h1200v480H0z" fill="var(--draw-paper-shade)" />
      <path
        d="M34 30c380-10 760-4 1132 2 6 140 4 280-4 420-380 8-760 4-1126-4C28 310 26 170 34 30Z"
        fill="var(--draw-paper)"
      />
      <path
        d={dots({ seed: 15, count: 50, x: [40, 1160], y: [36, 446] })}
        stroke="var(--draw-paper-shade)"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".5"
      />
      <path d="M600 34v416" stroke="var(--draw-paper-shade)" strokeWidth="3" opacity=".6" />
      <g strokeLinecap="round" fill="none" stroke="var(--draw-ground)">
        <path d="M470 400c60-90 120-180 250-290" strokeWidth="4" />
        <path
          d="M520 330c-20-30-26-60-20-90m64 32c-14-34-14-62-2-92m54 42c-8-30-4-54 10-80m-76 164c36 6 64 2 90-14m-44-34c34 8 60 4 84-12m-40-30c28 4 50 0 70-16"
          strokeWidth="2.5"
        />
      </g>
      <path
        d="M500 240c-16-14-18-34-6-50 14 14 16 34 6 50Zm62-60c-14-14-14-34-2-50 14 14 14 34 2 50Zm64-38c-10-16-6-34 8-48 10 16 6 34-8 48Zm-16 164c8-16 28-24 46-18-6 18-26 26-46 18Zm40-46c10-16 30-22 46-14-8 16-28 22-46 14Zm30-46c8-16 26-20 42-14-6 16-24 20-42 14Zm40-104c0-20 12-34 30-38 2 20-10 36-30 38Z"
        fill="var(--draw-near)"
        opacity=".85"
      />
    </Scene>
  )
}
