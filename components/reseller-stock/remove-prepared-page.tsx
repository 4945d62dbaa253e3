'use client'

import { useRouter } from 'next/navigation'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { useRemovePreparedPage } from '@/lib/domain/resellers/stock/client/hooks'
import { stockToasts } from './stock-toasts'

export function RemovePreparedPage({ code, name }: { code: string; name: string }) {
  const router = useRouter()
  const remove = useRemovePreparedPage(code, stockToasts.removePrepared)
  return (
    <AlertDialog
      trigger={
        <Button variant="outline" pending={remove.isPending} pendingText="Sletter...">
          Slet den forberedte side
        </Button>
      }
      title="Slet den forberedte side"
      description={`Det, I har skrevet om ${name}, bliver slettet. Der sker ikke noget med koden.`}
      confirmLabel="Slet den forberedte side"
      destructive
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            router.push(`/reseller-dashboard/codes/${code}`)
            router.refresh()
          },
        })
      }
    />
  )
}
