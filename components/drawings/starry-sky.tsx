import { dots } from './scatter'
import { Scene, type SceneProps, Sky } from './scene'
import { Tree } from './tree'

/** Night in both themes, with one lit window. */
export function StarrySkyScene({ id = 'starry-sky', ...props }: SceneProps) {
  return (
    <Scene {...props}>
      <Sky id={id} x={860} y={640} top="var(--draw-night)" low="var(--draw-night-low)" />
      <g stroke="var(--draw-star)" strokeLinecap="round" fill="none">
        <path
          d={dots({ seed: 2, count: 110, x: [0, 1200], y: [0, 330] })}
          vectorEffect="non-scaling-stroke"
          strokeWidth="1.6"
          opacity=".7"
        />
        <path
          d={dots({ seed: 44, count: 34, x: [0, 1200], y: [0, 280] })}
          vectorEffect="non-scaling-stroke"
          strokeWidth="2.6"
          opacity=".9"
        />
        <path
          d="M300 96h0M352 104h0M396 128h0M440 142h0M456 188h0M540 190h0M530 136h0"
          vectorEffect="non-scaling-stroke"
          strokeWidth="3.4"
        />
      </g>
      <path d="M0 362c200-32 380-22 560-14s420-26 640-2v134H0Z" fill="var(--draw-night)" opacity=".7" />
      <path d="M838 356v-16l16-12 16 12v16Z" fill="var(--draw-night)" />
      <path d="M849 349h8v7h-8z" fill="var(--candle)" />
      <path d="M0 408c240-30 500-18 720-10s340-12 480-14v96H0Z" fill="var(--draw-night)" />
      <Tree
        seed={73}
        x={300}
        y={412}
        height={240}
        trunk={10}
        spread={31}
        bark="var(--draw-night)"
        leaf="var(--draw-night)"
        crown={15}
      />
    </Scene>
  )
}
