import { TouchLink } from '@/components/ui/text-link'
import { dueText, pieceStateTexts, piecesText } from '@/lib/domain/production/copy'
import type { WorkshopView } from '@/lib/domain/production/schema'
import type { WorkshopTask } from '@/lib/domain/shipments/views'

/** The workshop's current counts, and today's output. */
export function WorkshopFigures({ workshop }: { workshop: WorkshopView }) {
  const { counts, today, lateBatches, latePieces } = workshop
  const figures = [
    { label: pieceStateTexts.queued, count: counts.queued },
    { label: pieceStateTexts.engraving, count: counts.engraving },
    { label: pieceStateTexts.quality_check, count: counts.quality_check },
    { label: pieceStateTexts.passed, count: counts.passed },
    { label: pieceStateTexts.packed, count: counts.packed },
    { label: pieceStateTexts.stopped, count: counts.stopped, isBad: counts.stopped > 0 },
    { label: 'Forsinket', count: latePieces, isBad: latePieces > 0 },
  ]
  return (
    <section className="space-y-4">
      <h2 className="text-xl">Lige nu</h2>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-6 sm:grid-cols-4 lg:grid-cols-7">
        {figures.map(({ label, count, isBad }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className={`font-sans text-3xl tabular-nums ${isBad ? 'font-semibold text-destructive' : ''}`}>
              {count.toLocaleString('da-DK')}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-muted-foreground">
        I dag: {today.engraved} graveret, {today.checked} kontrolleret, {today.packed} pakket, {today.stopped} stoppet.
        {lateBatches > 0 &&
          ` ${lateBatches === 1 ? 'Et parti er forsinket' : `${lateBatches} partier er forsinkede`}, og ${piecesText(latePieces)} mangler.`}
      </p>
    </section>
  )
}

/** What is ordered and in no batch yet, with the customers' wishes; `today` is yyyy-mm-dd. */
export function TaskList({ tasks, today }: { tasks: WorkshopTask[]; today: string }) {
  return (
    <section id="opgaver" className="scroll-mt-8">
      <h2 className="mb-3 text-xl">Skal lægges i et parti</h2>
      <ul className="divide-y divide-border">
        {tasks.map(({ id, title, what, wishes, wantedOn, left, href }) => (
          <li key={id} className="max-w-measure py-3">
            <TouchLink href={href} className="font-semibold">
              {title}
            </TouchLink>
            <p>
              {what}. {piecesText(left)} mangler.{wantedOn && ` ${dueText(wantedOn, today)}.`}
            </p>
            {wishes && <p className="wrap-anywhere whitespace-pre-line">»{wishes}«</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
