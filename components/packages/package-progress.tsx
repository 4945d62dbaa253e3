'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { messageOf } from '@/lib/client/api'
import { usePackageProgress, useRetryPackage } from '@/lib/domain/packages/client/hooks'
import { packageStateTexts } from '@/lib/domain/packages/copy'
import type { PackageProgressView, PackageState } from '@/lib/domain/packages/views'

// Another process takes over crashed work within five minutes; users should not have to wait that long.
const stalledAfterMs = 20_000

type PackageProgressProps = { initial: PackageProgressView; canManage: boolean }

/** Progress while a package is being made; refreshes the page when it is ready. */
export function PackageProgress({ initial, canManage }: PackageProgressProps) {
  const router = useRouter()
  const { id, state, made, count } = usePackageProgress(initial)
  const isStalled = useIsStalled(`${state} ${made}`)

  useEffect(() => {
    if (state === 'ready' && initial.state !== 'ready') router.refresh()
  }, [state, initial.state, router])

  if (state === 'failed') {
    return (
      <Notice variant="error" title="Koderne blev ikke lavet">
        <p>Ingen af dem blev lavet, så der er ikke noget at rydde op i.</p>
        {canManage && <RetryButton id={id} />}
      </Notice>
    )
  }
  const part = count > 0 ? Math.round((made / count) * 100) : 100
  return (
    <div className="max-w-measure space-y-4">
      <Progress
        label={state === 'ready' ? 'Koderne er lavet' : 'Laver koderne'}
        value={state === 'ready' ? 100 : part}
        detail={`${made.toLocaleString('da-DK')} af ${count.toLocaleString('da-DK')}`}
      />
      {state === 'making' && isStalled && canManage && (
        <div className="text-muted-foreground">
          <p>Det tager længere tid end ventet. Er arbejdet blevet afbrudt, kan du begynde forfra.</p>
          <RetryButton id={id} />
        </div>
      )}
    </div>
  )
}

function RetryButton({ id }: { id: string }) {
  const retry = useRetryPackage(id)
  return (
    <div className="mt-4 space-y-2">
      <Button
        variant="outline"
        onClick={() => retry.mutate()}
        pending={retry.isPending}
        pendingText="Begynder forfra..."
      >
        Lav koderne igen
      </Button>
      {retry.error && <p role="alert">{messageOf(retry.error)}</p>}
    </div>
  )
}

/** True if `mark` has not changed for a while. */
function useIsStalled(mark: string): boolean {
  const [stalledAt, setStalledAt] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setStalledAt(mark), stalledAfterMs)
    return () => clearTimeout(timer)
  }, [mark])
  return stalledAt === mark
}

const variants = { making: 'info', ready: 'success', failed: 'danger' } as const

/** The state of a package; its progress while it is being made. */
export function PackageStateBadge({ initial }: { initial: PackageProgressView }) {
  if (initial.state !== 'making') return <StateWord state={initial.state} />
  return <MovingState initial={initial} />
}

function MovingState({ initial }: { initial: PackageProgressView }) {
  const router = useRouter()
  const { state, made, count } = usePackageProgress(initial)
  useEffect(() => {
    if (state !== 'making') router.refresh()
  }, [state, router])
  if (state !== 'making') return <StateWord state={state} />
  const part = count > 0 ? Math.floor((made / count) * 100) : 0
  return <Badge variant="info">Laves, {part} %</Badge>
}

function StateWord({ state }: { state: PackageState }) {
  return <Badge variant={variants[state]}>{packageStateTexts[state]}</Badge>
}
