'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { Progress } from '@/components/ui/progress'
import { useBankProgress } from '@/lib/domain/bookkeeping/client/bank-hooks'
import { progressText } from '@/lib/domain/bookkeeping/copy'
import type { BankFileView } from '@/lib/domain/bookkeeping/schema'

type BankProgressProps = { fileId: string; initial: BankFileView['counts'] }

/** How far the newest file is compared with the invoices; refreshes the page when it is through. */
export function BankProgress({ fileId, initial }: BankProgressProps) {
  const router = useRouter()
  const counts = useBankProgress(fileId, initial)
  const isDone = counts.received === 0
  useEffect(() => {
    if (isDone && initial.received > 0) router.refresh()
  }, [isDone, initial.received, router])
  const all = counts.received + counts.doubtful + counts.matched + counts.ignored
  const seen = all - counts.received
  if (isDone) return null
  return (
    <div className="max-w-measure">
      <Progress
        label="Sammenligner med fakturaerne"
        value={Math.round((100 * seen) / all)}
        detail={progressText({ seen, all })}
      />
      <noscript>
        <p className="mt-2 text-muted-foreground">Hent siden igen om lidt for at se resten.</p>
      </noscript>
    </div>
  )
}
