'use client'

import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'

/** The ten recovery codes, and ways to save them. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <div className="space-y-4">
      <ol
        aria-label="Dine nødkoder"
        className="grid gap-x-6 gap-y-1 rounded-lg border border-border bg-card p-5 font-mono text-base tabular-nums sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 print:hidden">
        <a href="/api/user/recovery-codes" download className={buttonVariants({ variant: 'outline' })}>
          Hent som fil
        </a>
        <Button variant="outline" className="noscript:hidden" onClick={() => window.print()}>
          Udskriv
        </Button>
      </div>
    </div>
  )
}
