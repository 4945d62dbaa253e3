import type { CSSProperties } from 'react'
import { type Bar, MELODY, type Note, QUARTER_S } from '@/components/landing/melody'
import { MelodyPlayer } from '@/components/landing/melody-player'
import { capabilities } from '@/lib/domain/billing/capabilities'

export function MusicSection() {
  return (
    <section className="flex min-h-[85svh] items-center bg-muted py-section">
      <div className="mx-auto w-full max-w-page px-gutter">
        <MelodyPlayer>
          <div className="mx-auto max-w-measure text-center">
            <h2 className="text-3xl">Musik, når man selv vil høre den</h2>
            <p className="mt-5 text-lg">
              Til siden hører familiens egne optagelser: korets sidste koncert, en stemme på et bånd, salmen fra kirken.
              {capabilities.songs && 'Og en sang, der bliver til af ordene i livshistorien. '}Intet spiller af sig selv.
            </p>
          </div>
          <div className="mt-12">
            <SheetMusic />
          </div>
        </MelodyPlayer>
      </div>
    </section>
  )
}

const BARS_A_LINE = 4
const SPACE = 10
const LOWEST = 64
const HEAD = 76
const BAR = 118
const WIDTH = HEAD + BARS_A_LINE * BAR
const STAFF = [0, 1, 2, 3, 4].map((line) => `M4 ${LOWEST - line * SPACE}H${WIDTH - 4}`).join('')

/** The melody in notation; notes are coloured after they have sounded. */
function SheetMusic() {
  const lines = Array.from({ length: MELODY.length / BARS_A_LINE }, (_, index) =>
    MELODY.slice(index * BARS_A_LINE, (index + 1) * BARS_A_LINE),
  )
  return (
    <div role="img" aria-label="Noderne til en kort melodi" className="grid gap-x-2 gap-y-4 lg:grid-cols-2 lg:gap-x-0">
      {lines.map((bars, line) => (
        <svg key={bars[0]?.notes[0]?.at} aria-hidden="true" viewBox={`0 0 ${WIDTH} 96`} className="w-full">
          <path d={STAFF} stroke="var(--draw-stone)" strokeWidth="1" />
          <Clef />
          {bars.map((bar, index) => (
            <BarNotes
              key={bar.notes[0]?.at}
              bar={bar}
              x={HEAD + index * BAR}
              isLast={line === lines.length - 1 && index === bars.length - 1}
            />
          ))}
        </svg>
      ))}
    </div>
  )
}

function BarNotes({ bar, x, isLast }: { bar: Bar; x: number; isLast: boolean }) {
  const end = x + BAR - 4
  return (
    <>
      {bar.notes.map((note, index) => (
        <WrittenNote
          key={note.at}
          note={note}
          x={x + (note.at % 3) * 34 + (bar.notes.length === 1 ? 34 : 12) + index}
        />
      ))}
      <path
        d={`M${end} ${LOWEST}V${LOWEST - 4 * SPACE}${isLast ? `M${end - 4} ${LOWEST}V${LOWEST - 4 * SPACE}` : ''}`}
        stroke="var(--draw-stone)"
        strokeWidth="1.4"
      />
    </>
  )
}

function WrittenNote({ note: { step, quarters, at }, x }: { note: Note; x: number }) {
  const y = LOWEST - (step * SPACE) / 2
  const isHigh = step >= 4
  const stem = isHigh ? `M${x - 5.6} ${y + 1.5}v31` : `M${x + 5.6} ${y - 1.5}v-31`
  const style: CSSProperties & Record<'--at', string> = { '--at': `${(at * QUARTER_S).toFixed(2)}s` }
  return (
    <g
      style={style}
      className="text-foreground transition-colors duration-fast group-data-playing/melody:text-link group-data-playing/melody:delay-(--at)"
    >
      <ellipse
        cx={x}
        cy={y}
        rx="6"
        ry="4.3"
        transform={`rotate(-22 ${x} ${y})`}
        fill={quarters === 1 ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.8"
      />
      <path d={stem} stroke="currentColor" strokeWidth="1.6" />
      {quarters === 3 && <circle cx={x + 12} cy={y - (step % 2 ? 0 : 3)} r="2" fill="currentColor" />}
    </g>
  )
}

/** Treble clef, one sharp, 3/4. */
function Clef() {
  return (
    <g fill="none" stroke="currentColor" strokeLinecap="round" className="text-foreground">
      <path
        d="M22 58c-5 0-7-7-2-9 6-3 12 1 12 8 0 6-5 10-11 10-7 0-12-5-12-12 0-13 18-18 18-32 0-6-2-9-4-9-4 0-6 7-5 14l6 45c1 7-3 11-8 10-4-1-5-6-2-8"
        strokeWidth="2.2"
      />
      <path d="M44 15v19m5-21v19m-8-12l11-3m-11 10l11-3" strokeWidth="1.6" />
      <g fill="currentColor" stroke="none" fontFamily="var(--font-serif)" fontSize="22" fontWeight="700">
        <text x="58" y="43">
          3
        </text>
        <text x="58" y="63">
          4
        </text>
      </g>
    </g>
  )
}
