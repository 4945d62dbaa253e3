'use client'

import { useRouter } from 'next/navigation'
import { type SubmitEvent, useState } from 'react'
import { ResellerSelect } from '@/components/packages/reseller-select'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { showToast } from '@/components/ui/toast'
import { ApiError, messageOf } from '@/lib/client/api'
import { useActOnCodes } from '@/lib/domain/packages/client/hooks'
import { codesText } from '@/lib/domain/packages/copy'
import type { ResellerOption } from '@/lib/domain/packages/views'

type AssignPackageProps = { packageId: string; inStock: number; resellers: ResellerOption[] }

/** Assigns a package's codes still in our stock to one reseller. */
export function AssignPackage({ packageId, inStock, resellers }: AssignPackageProps) {
  const router = useRouter()
  const assign = useActOnCodes('assign')
  const [isOpen, setIsOpen] = useState(false)
  const fieldError = assign.error instanceof ApiError ? assign.error.fields.resellerId : undefined

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const resellerId = new FormData(event.currentTarget).get('resellerId')
    if (typeof resellerId !== 'string') return
    const chosen = { all: { search: { search: '', package: packageId }, count: inStock } }
    assign.mutate(
      { chosen, resellerId },
      {
        onSuccess: ({ count, reseller }) => {
          setIsOpen(false)
          showToast({
            title: 'Koderne er givet videre',
            description: `${codesText(count)} til ${reseller?.companyName}.`,
          })
          router.refresh()
        },
      },
    )
  }

  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button>Giv til forhandler</Button>
      </DialogTrigger>
      <DialogContent
        title="Giv pakken til en forhandler"
        description={`${codesText(inStock)} ligger på vores lager. Resten af pakken bliver, hvor den er.`}
      >
        <form onSubmit={submit} noValidate className="space-y-5">
          {assign.error && !fieldError && <Notice variant="error">{messageOf(assign.error)}</Notice>}
          <ResellerSelect label="Forhandler" resellers={resellers} emptyLabel="Vælg" error={fieldError} />
          <DialogActions>
            <DialogClose asChild>
              <Button variant="outline">Fortryd</Button>
            </DialogClose>
            <Button type="submit" pending={assign.isPending} pendingText="Giver koderne videre...">
              Giv koderne til forhandleren
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  )
}
