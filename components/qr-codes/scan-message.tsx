import type { ReactNode } from 'react'
import { Gravestone } from '@/components/drawings/gravestone'
import { PageBody } from '@/components/ui/page-body'
import { formatTextCode } from '@/lib/shared/qr-text-code'

type ScanMessageProps = {
  title: string
  /** The code that was scanned, in its stored form; left out when it is none of ours. */
  code?: string
  children: ReactNode
}

/** What a scan shows when it does not lead straight to a page: one thing said, and what one can do. */
export function ScanMessage({ title, code, children }: ScanMessageProps) {
  return (
    <PageBody width="form" className="text-center">
      <Gravestone className="mx-auto h-36 w-auto sm:h-44" />
      <h1 className="mt-8 text-3xl">{title}</h1>
      {code && (
        <p className="mt-3 text-muted-foreground tabular-nums tracking-wider">
          <span className="sr-only">Koden er </span>
          {formatTextCode(code)}
        </p>
      )}
      <div className="mt-6 space-y-6">{children}</div>
    </PageBody>
  )
}
