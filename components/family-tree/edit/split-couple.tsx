'use client'

import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { failureToast } from '@/components/ui/toast'
import { useRemoveUnion } from '@/lib/domain/family-tree/client/edit-hooks'

/** Takes apart a couple that never was one. Not for those who were divorced: that is written about the couple. */
export function SplitCouple({ unionId, names }: { unionId: string; names: string }) {
  const { memorialId, close, tell } = useTreeActs()
  const remove = useRemoveUnion(memorialId)

  function act() {
    remove.mutate(unionId, {
      onSuccess: () => {
        close()
        tell('Parret er fjernet')
      },
      onError: failureToast('Parret blev ikke fjernet'),
    })
  }

  return (
    <div className="mt-10 border-border border-t pt-6">
      <AlertDialog
        trigger={
          <Button size="compact" variant="ghost" pending={remove.isPending} pendingText="Fjerner...">
            De har aldrig været et par
          </Button>
        }
        title="Fjern parret?"
        description={`${names} bliver i træet, og det gør børnene også. Men de hører ikke længere sammen gennem dette par. Er de skilt, så skriv det ovenfor i stedet.`}
        confirmLabel="Fjern parret"
        cancelLabel="Behold"
        destructive
        onConfirm={act}
      />
    </div>
  )
}
