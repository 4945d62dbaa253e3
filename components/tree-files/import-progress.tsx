'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { ActionForm } from '@/components/form/action-form'
import { Progress } from '@/components/ui/progress'
import { isWorking, useImport } from '@/lib/domain/tree-files/client/hooks'
import { importsApi } from '@/lib/domain/tree-files/copy'
import type { ImportView } from '@/lib/domain/tree-files/schema'

/** How far a file has come; shows the next step when it is there. */
export function ImportProgress({ memorialId, initial }: { memorialId: string; initial: ImportView }) {
  const router = useRouter()
  const { id, status, progress, fileName } = useImport(memorialId, initial)
  useEffect(() => {
    if (!isWorking(status)) router.refresh()
  }, [status, router])
  const isReading = status === 'reading'
  return (
    <div className="max-w-measure space-y-4">
      <Progress
        label={isReading ? `Læser ${fileName}` : `Tager ${fileName} ind i træet`}
        value={progress}
        detail={`${progress} %`}
      />
      <p className="text-muted-foreground">
        {isReading
          ? 'Om lidt kan du se, hvad der er i filen. Du kan roligt lukke siden imens.'
          : 'Det kan tage nogle minutter, når slægten er stor. Du kan roligt lukke siden imens.'}
      </p>
      <p className="hidden noscript:block">Hent siden igen for at se, hvor langt vi er.</p>
      {isReading && (
        <ActionForm
          action={`${importsApi(memorialId)}/${id}/cancel`}
          label="Tag den ikke ind"
          pendingText="Et øjeblik..."
        />
      )}
    </div>
  )
}
