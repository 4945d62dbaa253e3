import { ChooseRow } from '@/components/admin/choose-row'
import { FormAnswer } from '@/components/admin/form-answer'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { setAsideFormName, setAsideTexts, timeFormName, timeTexts } from '@/lib/domain/set-aside-jobs/copy'
import type { SetAsideJobView } from '@/lib/domain/set-aside-jobs/schema'
import { formatDateTime } from '@/lib/shared/danish-time'

/** The form of several jobs; their boxes stand in the list, which has a form of its own in each row. */
const chosenForm = 'valgte-sat-til-side'

/** Jobs that crashed their process twice, with the actions on each. Renders nothing if there are none. */
export function SetAsideJobs({
  jobs,
  doneAct,
  message,
}: {
  jobs: SetAsideJobView[]
  /** The result of the last decision. */
  doneAct: string | undefined
  /** Why the last decision was refused. */
  message: string | undefined
}) {
  const done = doneAct === 'igen' ? setAsideTexts.triedAgain : doneAct === 'slettet' ? setAsideTexts.deleted : null
  if (jobs.length === 0 && !done && !message) return null
  return (
    <section id={setAsideFormName}>
      <h2 className="mb-1 text-xl">{setAsideTexts.title}</h2>
      {message && <Notice variant="error">{message}</Notice>}
      {done && !message && <Notice variant="success">{done}</Notice>}
      {jobs.length > 0 && <p className="mb-3 max-w-prose text-muted-foreground">{setAsideTexts.intro}</p>}
      <ul className="divide-y divide-border">
        {jobs.map((job) => (
          <SetAsideJob key={job.id} job={job} isChosenFrom={jobs.length > 1} />
        ))}
      </ul>
      {jobs.length > 1 && (
        <form
          id={chosenForm}
          action="/api/admin/set-aside-jobs/try-again"
          method="post"
          className="mt-4 flex flex-wrap gap-3"
        >
          <Button type="submit" variant="outline">
            {setAsideTexts.tryChosenAgain}
          </Button>
          <Button type="submit" variant="outline" formAction="/api/admin/set-aside-jobs/delete">
            {setAsideTexts.deleteChosen}
          </Button>
        </form>
      )}
    </section>
  )
}

function SetAsideJob({ job, isChosenFrom }: { job: SetAsideJobView; isChosenFrom: boolean }) {
  const { id, work, mayTryAgain, unended, firstAt, lastAt, concerns } = job
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      {isChosenFrom && <ChooseRow id={id} label={`Vælg ${work}`} form={chosenForm} />}
      <div className="min-w-0 flex-1 basis-60">
        <p id={`job-${id}`} className="font-medium">
          {work}
        </p>
        <p className="text-muted-foreground text-sm">
          Begyndt {unended} gange, først {formatDateTime(new Date(firstAt))} og sidst {formatDateTime(new Date(lastAt))}
        </p>
        {!mayTryAgain && <p className="text-sm">{setAsideTexts.queueGone}</p>}
        {concerns.map((concern) => (
          <p key={concern} className="break-all text-muted-foreground text-sm">
            {concern}
          </p>
        ))}
      </div>
      <div className="flex gap-2">
        {mayTryAgain && <Decision id={id} act="try-again" label={setAsideTexts.tryAgain} />}
        <Decision id={id} act="delete" label={setAsideTexts.delete} />
      </div>
    </li>
  )
}

function Decision({ id, act, label }: { id: string; act: 'try-again' | 'delete'; label: string }) {
  return (
    <form action={`/api/admin/set-aside-jobs/${id}/${act}`} method="post">
      <Button type="submit" size="compact" variant="secondary" aria-describedby={`job-${id}`}>
        {label}
      </Button>
    </form>
  )
}

type ClockInDoubtProps = {
  /** The last time before the jump. */
  jumpedFrom: Date | null
  doneAct: string | undefined
  message: string | undefined
}

/** Asks whether the clock is right after a jump. Renders nothing while nothing is in doubt. */
export function ClockInDoubt({ jumpedFrom, doneAct, message }: ClockInDoubtProps) {
  const done = doneAct === 'uret' ? timeTexts.confirmed : null
  if (!jumpedFrom) return <FormAnswer id={timeFormName} done={done} refused={message} />
  return (
    <section id={timeFormName} className="max-w-prose space-y-3">
      <h2 className="text-2xl">{timeTexts.title}</h2>
      <p>
        Sidst, vi så på uret, var det {formatDateTime(jumpedFrom)}. Nu er det {formatDateTime(new Date())}.
      </p>
      <p>{timeTexts.meanwhile}</p>
      <p>{timeTexts.question}</p>
      <form action="/api/admin/set-aside-jobs/confirm-time" method="post">
        <Button type="submit">{timeTexts.confirm}</Button>
      </form>
    </section>
  )
}
