'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useState } from 'react'
import { ScannerPanel } from '@/components/scanner/scanner-panel'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { useHandScanner } from '@/lib/domain/production/client/hand-scanner'

/** Three ways to enter a code: camera, hand scanner (wherever the focus is) and typing, which needs no script. */
export function CodeEntry({ typed }: { typed: string }) {
  const router = useRouter()
  const [usesCamera, setUsesCamera] = useState(false)
  const open = useCallback(
    (text: string) => router.push(`/admin/qr-scanner?code=${encodeURIComponent(text.trim())}`),
    [router],
  )
  const openRead = useCallback(
    async (text: string) => {
      open(text)
      return true
    },
    [open],
  )
  useHandScanner(open)
  return (
    <div className="max-w-measure space-y-6">
      <form action="/admin/qr-scanner" method="get" className="flex flex-wrap items-end gap-3">
        <Field
          label="Kode"
          hint="Skriv den, indsæt en adresse, eller scan med en håndscanner."
          className="min-w-0 flex-1 basis-60"
        >
          {(control) => (
            <Input
              {...control}
              name="code"
              type="search"
              defaultValue={typed}
              maxLength={500}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="tabular-nums"
            />
          )}
        </Field>
        <Button type="submit">Vis koden</Button>
      </form>
      <div className="noscript:hidden">
        {usesCamera ? (
          <ScannerPanel onRead={openRead} />
        ) : (
          <Button variant="outline" onClick={() => setUsesCamera(true)}>
            Brug kameraet
          </Button>
        )}
      </div>
    </div>
  )
}
