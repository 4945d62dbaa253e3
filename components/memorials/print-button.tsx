'use client'

import { Button } from '@/components/ui/button'

export function PrintButton({ label }: { label: string }) {
  return (
    <>
      <Button className="noscript:hidden" onClick={() => window.print()}>
        {label}
      </Button>
      <noscript>
        <p>Vælg »Udskriv« i browseren, så kommer kortene på et ark for sig.</p>
      </noscript>
    </>
  )
}
