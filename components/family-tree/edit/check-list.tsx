'use client'

import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { failureToast } from '@/components/ui/toast'
import { messageOf } from '@/lib/client/api'
import { useAnswerCheck } from '@/lib/domain/family-tree/client/edit-hooks'
import { useTreeChecks } from '@/lib/domain/family-tree/client/hooks'
import type { CheckView } from '@/lib/domain/family-tree/edit-views'

/** What is hardly so, and what the editors have said is so all the same. */
export function CheckList() {
  const { memorialId } = useTreeActs()
  const { data, error } = useTreeChecks(memorialId)
  if (error && !data) return <Notice variant="error">{messageOf(error)}</Notice>
  if (!data) return <Spinner />
  const { checks, count, accepted, acceptedCount } = data
  return (
    <div className="space-y-10">
      <p>
        {count === 0
          ? 'Der er ikke noget, der ser forkert ud.'
          : 'Det her ser usædvanligt ud. Ret det, eller sig, at det passer.'}
      </p>
      <List checks={checks} rest={count - checks.length} />
      {acceptedCount > 0 && (
        <details>
          <summary className="flex min-h-touch cursor-pointer items-center font-semibold">
            I har sagt, det passer ({acceptedCount})
          </summary>
          <List checks={accepted} rest={acceptedCount - accepted.length} isAccepted />
        </details>
      )}
    </div>
  )
}

type ListProps = { checks: CheckView[]; rest: number; isAccepted?: boolean }

function List({ checks, rest, isAccepted = false }: ListProps) {
  return (
    <>
      <ul className="space-y-4 empty:hidden">
        {checks.map((check) => (
          <CheckItem key={check.key} check={check} isAccepted={isAccepted} />
        ))}
      </ul>
      {rest > 0 && <p className="mt-4 text-muted-foreground">Og {rest} til, når disse er set igennem.</p>}
    </>
  )
}

function CheckItem({ check, isAccepted }: { check: CheckView; isAccepted: boolean }) {
  const { memorialId, open, close, show } = useTreeActs()
  const answer = useAnswerCheck(memorialId)
  const [personId, otherId = null] = check.personIds
  const about = <span className="sr-only">: {check.sentence}</span>

  function correct() {
    if (!personId) return
    open(check.kind === 'doubles' ? { kind: 'merge', personId, otherId } : { kind: 'edit', personId })
  }

  return (
    <li className="space-y-3 rounded-2xl bg-card p-4 shadow-soft">
      {check.severity === 'impossible' && <Badge variant="danger">Kan ikke passe</Badge>}
      <p className="wrap-anywhere">{check.sentence}</p>
      <div className="flex flex-wrap gap-2">
        {personId && !isAccepted && (
          <Button size="compact" onClick={correct}>
            {check.kind === 'doubles' ? 'Se dem side om side' : 'Ret'}
            {about}
          </Button>
        )}
        {personId && (
          <Button
            size="compact"
            variant="outline"
            onClick={() => {
              close()
              show(personId)
            }}
          >
            Gå til{about}
          </Button>
        )}
        <Button
          size="compact"
          variant="outline"
          pending={answer.isPending}
          pendingText="Gemmer..."
          onClick={() =>
            answer.mutate(
              { key: check.key, answer: isAccepted ? 'reopen' : 'accept' },
              { onError: failureToast('Svaret blev ikke gemt') },
            )
          }
        >
          {isAccepted ? 'Tag svaret tilbage' : 'Det passer'}
          {about}
        </Button>
      </div>
    </li>
  )
}
