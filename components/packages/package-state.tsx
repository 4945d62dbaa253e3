'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { Badge } from '@/components/ui/badge'
import { usePackageProgress } from '@/lib/domain/packages/client/hooks'
import { packageStateTexts } from '@/lib/domain/packages/copy'
import type { PackageProgressView, PackageState } from '@/lib/domain/packages/views'

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
