'use client'

import type { SubmitEvent } from 'react'
import { scanToasts } from '@/components/scanner/scan-toasts'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { useOpenScanned } from '@/lib/domain/qr-codes/client/use-open-scanned'
import { CodeField } from './code-field'

const notOurs = 'Det ligner ikke en af vores koder. Se efter på stenen, om alle ti tegn er rigtige.'

type CodeFormProps = {
  code?: string | undefined
  /** True when /qr-info did not recognise the code of a browser without script. */
  isRefused?: boolean
  className?: string
}

/** Opens the code on a stone. Without script /qr-info reads it and redirects. */
export function CodeForm({ code, isRefused = false, className }: CodeFormProps) {
  const open = useOpenScanned('hand', scanToasts)
  const isForeign = open.data === false || (isRefused && open.isIdle)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    open.mutate(String(new FormData(event.currentTarget).get('code') ?? ''))
  }

  return (
    <form action="/qr-info" method="get" onSubmit={submit} className={cn('space-y-4', className)}>
      <CodeField code={code} error={isForeign ? notOurs : undefined} />
      <Button type="submit" className="w-full" pending={open.isPending} pendingText="Slår koden op...">
        Gå til koden
      </Button>
    </form>
  )
}
