import { TextLink } from '@/components/ui/text-link'
import { dueText, piecesText } from '@/lib/domain/production/copy'
import type { WorkshopTask } from '@/lib/domain/shipments/views'

/** What is ordered and in no batch yet, with the customers' wishes; `today` is yyyy-mm-dd. */
export function TaskList({ tasks, today }: { tasks: WorkshopTask[]; today: string }) {
  return (
    <section id="opgaver" className="scroll-mt-8">
      <h2 className="mb-3 text-xl">Skal lægges i et parti</h2>
      <ul className="divide-y divide-border">
        {tasks.map(({ id, title, what, wishes, wantedOn, left, href }) => (
          <li key={id} className="max-w-measure py-3">
            <TextLink href={href} className="inline-flex min-h-touch items-center font-semibold">
              {title}
            </TextLink>
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
