import { CandleParts } from './candle'
import { GravestoneParts } from './gravestone'
import { blades } from './scatter'
import { Mist, Scene, type SceneProps, Sky } from './scene'
import { BirchTree, Tree } from './tree'

const HEIGHT = 640

/**
 * The brand picture: a village church, a stone with its plaque, and a lit candle. All of it is on the right, which a
 * narrow screen keeps; the left is sky, for text.
 */
export function ChurchyardScene({ id = 'churchyard', ...props }: SceneProps) {
  return (
    <Scene height={HEIGHT} keep="right" {...props}>
      <Sky id={id} height={HEIGHT} x={905} y={340} />
      <path d="M0 372c160-30 300-24 460-10s280-34 420-22 230 20 320 4v296H0Z" fill="var(--draw-far)" opacity=".75" />
      <path d="M0 408c140-22 250-14 380-6s330-26 470-14 250 26 350 8v244H0Z" fill="var(--draw-mid)" opacity=".8" />
      <Mist id={`${id}-mist`} y={340} height={120} />
      <Tree seed={21} x={588} y={446} height={64} trunk={4} spread={36} leaf="var(--draw-mid)" crown={15} />
      <g transform="translate(286)">
        <Church />
      </g>
      <Tree seed={8} x={990} y={446} height={110} trunk={5} spread={38} leaf="var(--draw-mid)" crown={22} />
      <StoneWall />
      <path d="M0 470c200-8 420-4 620-2s420-4 580-8v180H0Z" fill="var(--draw-near)" />
      <path
        d="M110 494v-15q0-9 9-9t9 9v15zm62 4v-19h20v19zm264-2v-18q0-10 11-10t11 10v18zm56 2v-14l8-8 8 8v14zm384-4v-18q0-10 10-10t10 10v18zm74 4v-19h20v19zm60-4v-15q0-9 9-9t9 9v15z"
        fill="var(--draw-stone)"
      />
      <Mist id={`${id}-mist-2`} y={438} height={100} />
      <path d="M0 540c180-26 420-22 640-12s400 2 560-14v126H0Z" fill="var(--draw-ground)" />
      <path d="M890 640c-30-38-60-66-122-110h42c80 40 132 74 176 110Z" fill="var(--draw-paper-shade)" opacity=".5" />
      <path
        d={blades({ seed: 5, count: 60, x: [0, 1200], y: [548, 650], height: 26 })}
        stroke="var(--draw-near)"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
        opacity=".7"
      />
      <BirchTree id={`${id}-birch`} seed={39} x={1108} y={594} height={500} trunk={21} />
      <g transform="translate(872 372) scale(.46)">
        <ellipse cx="215" cy="446" rx="240" ry="20" fill="var(--draw-ink)" opacity=".2" />
        <GravestoneParts />
      </g>
      <g transform="translate(838 508) scale(.44)">
        <CandleParts lit />
      </g>
      <path d="M1074 602q34-22 72 0z" fill="var(--draw-ground)" />
      <path
        d={blades({ seed: 15, count: 24, x: [868, 1064], y: [578, 590], height: 14 })}
        stroke="var(--draw-ground)"
        strokeWidth="2.5"
        fill="none"
        strokeLinecap="round"
      />
    </Scene>
  )
}

/** White walls, red tiles and stepped gables, like most Danish village churches. Its base is at y = 442. */
function Church() {
  return (
    <g>
      <path d="M398 442v-72h156v72Z" fill="var(--draw-wall)" />
      <path d="M398 370h156v9H398z" fill="var(--draw-wall-shade)" />
      <path d="M394 372l10-54h128l30 54Z" fill="var(--draw-roof)" />
      <path d="M562 442v-44l7-5v-6h7v-6h6v-7h10v7h6v6h7v6l7 5v44Z" fill="var(--draw-wall)" />
      <path d="M330 442V274h8v-13h9v-13h9v-13h9v-12h15v12h9v13h9v13h9v13h8v168Z" fill="var(--draw-wall)" />
      <path d="M402 442V261h5v13h8v168Z" fill="var(--draw-wall-shade)" />
      <path
        d="M366 300v-14a6 6 0 0 1 12 0v14Zm-14 0v-10a4 4 0 0 1 8 0v10Zm32 0v-10a4 4 0 0 1 8 0v10Zm-15-44v-8a3 3 0 0 1 6 0v8Zm63 160v-20a7 7 0 0 1 14 0v20Zm42 0v-20a7 7 0 0 1 14 0v20Zm42 0v-20a7 7 0 0 1 14 0v20Zm62 26v-20a8 8 0 0 1 16 0v20Z"
        fill="var(--draw-window)"
      />
      <path d="M372 223v-22m-6 7h12" stroke="var(--draw-ink)" strokeWidth="2" opacity=".75" />
    </g>
  )
}

/** One course of the wall: field stones side by side, no two alike. */
function course(top: number, start: number, step: number): string {
  return Array.from({ length: Math.ceil(1210 / step) }, (_, index) => {
    const width = step + ((index * 17) % 9) - 2
    const rise = 15 + ((index * 29) % 7)
    return `M${start + index * step} ${top + 20}q-3-${rise} ${width >> 1}-${rise}t${width >> 1} ${rise}z`
  }).join('')
}

/** A dry-stone wall round the churchyard. */
function StoneWall() {
  return (
    <g>
      <path d="M0 450h1200v26H0z" fill="var(--draw-stone-shade)" opacity=".8" />
      <path d={course(436, -14, 33)} fill="var(--draw-stone)" />
      <path d={course(454, -30, 40)} fill="var(--draw-stone-light)" />
    </g>
  )
}
