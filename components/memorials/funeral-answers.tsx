import { Button } from '@/components/ui/button'
import { comingText } from '@/lib/domain/ceremonies/copy'
import type { AnswersView } from '@/lib/domain/ceremonies/schema'

/** Who has answered that they come, for those who write on the page. */
export function FuneralAnswers({ answers: { items, persons } }: { answers: AnswersView }) {
  if (items.length === 0) return null
  return (
    <details className="rounded-lg bg-muted px-5 py-2">
      <summary className="min-h-touch cursor-pointer content-center font-semibold">{comingText(persons)}</summary>
      <ul>
        {items.map((answer) => (
          <li key={answer.id} className="flex min-h-touch items-center justify-between gap-4">
            <span dir="auto">
              {answer.name} ({answer.persons})
            </span>
            <form method="post" action={`/api/funeral-answers/${answer.id}/remove`}>
              <Button type="submit" variant="ghost" aria-label={`Fjern svaret fra ${answer.name}`}>
                Fjern
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </details>
  )
}
