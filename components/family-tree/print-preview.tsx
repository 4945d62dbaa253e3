import { buttonVariants } from '@/components/ui/button-variants'
import { Notice } from '@/components/ui/notice'
import { openedText } from '@/lib/domain/family-tree/opened-branches'
import { boxSize } from '@/lib/domain/tree-drawing/geometry'
import { easyPoints, lettersText, printCopy, printSummary } from '@/lib/domain/tree-drawing/print-copy'
import type { PrintChoice, PrintPlanView } from '@/lib/domain/tree-drawing/print-schema'

type PrintPreviewProps = { choice: PrintChoice; plan: PrintPlanView }

/** The sheets as they will lie beside each other, and the file. */
export function PrintPreview({ choice, plan }: PrintPreviewProps) {
  const { refusal, sheets, people } = plan
  if (refusal !== null) return <Notice variant="error">{refusal}</Notice>
  const { all, smallestPoints, drawing } = sheets
  const isOne = choice.fit === 'one'
  const summary = printSummary(people, all.length)
  const boxes = drawing.boxes
    .map(({ x, y }) => `M${x} ${y}h${boxSize.width}v${boxSize.height}h-${boxSize.width}z`)
    .join('')
  return (
    <div>
      <p className="font-serif text-xl">{summary}</p>
      <p className={smallestPoints < easyPoints ? 'mt-1 font-semibold' : 'mt-1 text-muted-foreground'}>
        {lettersText(smallestPoints, isOne)}
      </p>
      <a href={printHref(choice)} download className={buttonVariants({ className: 'mt-5' })}>
        {printCopy.download}
      </a>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`-40 -40 ${drawing.width + 80} ${drawing.height + 80}`}
        className="mt-8 max-h-[70dvh] w-full rounded-xl bg-muted p-2"
      >
        {all.map(({ row, column, area }) => (
          <rect
            key={`${row} ${column}`}
            x={area.x}
            y={area.y}
            width={isOne ? area.width : Math.min(area.width, drawing.width - area.x)}
            height={isOne ? area.height : Math.min(area.height, drawing.height - area.y)}
            fill="var(--card)"
            fillOpacity="0.8"
            stroke="var(--primary)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path d={boxes} fill="var(--primary-soft)" stroke="var(--input)" vectorEffect="non-scaling-stroke" />
        {all.length > 1 &&
          all.map(({ row, column, area }, at) => (
            <text
              key={`${row} ${column}`}
              x={area.x + area.width * 0.04}
              y={area.y + area.height * 0.14}
              fontSize={Math.min(area.width, area.height) * 0.12}
              fontFamily="var(--font-sans)"
              fontWeight="600"
              fill="var(--primary)"
            >
              {at + 1}
            </text>
          ))}
      </svg>
    </div>
  )
}

function printHref(choice: PrintChoice): string {
  const { id, centre, open, part, person, up, down, paper, orientation, fit, scale, living } = choice
  const query = new URLSearchParams({ part, up: `${up}`, down: `${down}`, paper, orientation, fit, scale: `${scale}` })
  if (centre) query.set('centre', centre)
  if (open.length > 0) query.set('open', openedText(open))
  if (person) query.set('person', person)
  if (living) query.set('living', '1')
  return `/api/memorials/${encodeURIComponent(id)}/tree/print?${query}`
}
