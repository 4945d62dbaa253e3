import { FormAnswer } from '@/components/admin/form-answer'
import { Button } from '@/components/ui/button'
import { timeFormName, timeWords } from '@/lib/domain/set-aside-jobs/copy'
import { formatDateTime } from '@/lib/shared/danish-time'

type ClockInDoubtProps = {
  /** The last time before the jump. */
  jumpedFrom: Date | null
  doneAct: string | undefined
  message: string | undefined
}

/** Asks whether the clock is right after a jump. Renders nothing while nothing is in doubt. */
export function ClockInDoubt({ jumpedFrom, doneAct, message }: ClockInDoubtProps) {
  const done = doneAct === 'uret' ? timeWords.confirmed : null
  if (!jumpedFrom) return <FormAnswer id={timeFormName} done={done} refused={message} />
  return (
    <section id={timeFormName} className="max-w-prose space-y-3">
      <h2 className="text-2xl">{timeWords.title}</h2>
      <p>
        Sidst, vi så på uret, var det {formatDateTime(jumpedFrom)}. Nu er det {formatDateTime(new Date())}.
      </p>
      <p>{timeWords.meanwhile}</p>
      <p>{timeWords.question}</p>
      <form action="/api/admin/set-aside-jobs/confirm-time" method="post">
        <Button type="submit">{timeWords.confirm}</Button>
      </form>
    </section>
  )
}
